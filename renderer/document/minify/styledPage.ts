/** A page as React and Emotion have made it. */
export type StyledPage = Readonly<{
  /** The rules of exactly this page. */
  style: string;
  body: string;
}>;

/** A class as Emotion names it. */
export const CLASS = /\bcss-[a-z0-9]+/g;
