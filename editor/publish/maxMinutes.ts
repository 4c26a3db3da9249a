/** Minutes after which publishing ends by itself. */
export const MAX_MINUTES = 3;
