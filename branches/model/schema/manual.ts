/** What editors and the form show for a field. */

type Manual = Readonly<{ title?: string; description: string; examples?: unknown[] }>;

/** @param example undefined if that of the value itself is fine */
export const described = (description: string, example?: unknown): Manual => ({
  description,
  ...(example !== undefined && { examples: [example] }),
});

/** The same for a field whose key says too little to be its title. */
export const titled = (title: string, description: string, example?: unknown): Manual => ({
  title,
  ...described(description, example),
});
