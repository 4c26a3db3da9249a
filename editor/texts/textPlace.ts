/** A text of a words file (`common`) or of a branch file (`branches/chennai.yaml`). */
export type TextPlace = Readonly<{ namespace: string; key: string }>;

/** A text as sheets and messages name it. */
export const nameOf = ({ namespace, key }: TextPlace) => `${namespace}: ${key}`;

export const isSamePlace = (one: TextPlace, other: TextPlace) =>
  one.namespace === other.namespace && one.key === other.key;
