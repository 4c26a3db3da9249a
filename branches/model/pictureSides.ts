/** The sides of a picture that cropping can be told to keep. */
export const PICTURE_SIDES = ['top', 'bottom', 'left', 'right'] as const;
