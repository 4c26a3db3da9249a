/** The sides of a picture of which a page can be told to cut off nothing. */
export const PICTURE_SIDES = ['top', 'bottom', 'left', 'right'] as const;
