/** The tips in the order of the words file: the fragment id and the icon of each. */
export const TIPS = [
  { id: 'bleeding-gums', icon: 'droplet' },
  { id: 'sensitive-teeth', icon: 'snowflake' },
  { id: 'tooth-pain', icon: 'bolt' },
  { id: 'oral-hygiene', icon: 'toothbrush' },
  { id: 'kids-brushing', icon: 'mood-kid' },
  { id: 'mouthwash', icon: 'bottle' },
  { id: 'oral-ulcers', icon: 'mouth-sore' },
] as const;
