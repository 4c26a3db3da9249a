import type { TextStatus } from '../../../../locales/model/status.ts';

/** A text of a words file named `tips`: missing, or a machine draft. */
export const textOf = (key: string, english: string, own?: string): TextStatus => ({
  namespace: 'tips',
  key,
  english,
  ...(own === undefined ? {} : { text: own }),
  state: own === undefined ? 'missing' : 'machine',
  faults: [],
});
