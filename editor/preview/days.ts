const DAY = 86_400_000;

/** Days from one ISO day to another. */
export const dayDifference = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY);
