/** A push as the guard has read it, with what a test is about. */
import type { PathChange, Push, Range } from '../../../scripts/publish/decision.ts';

export const [BASE, COMMIT] = ['a'.repeat(40), 'c'.repeat(40)] as const;

export const PEOPLE = {
  anita: { name: 'Anita Kumar' },
  Ravi: { name: "Ravi D'Souza", dentist: true },
  zoe: { name: 'Zoe' },
} as const;

/** A push of Anita, who has the role Write, onto the version that was accepted last. */
export const push = (changed: Partial<Push> = {}, range: Partial<Range> | null = {}): Push => ({
  actor: 'anita',
  role: 'write',
  event: 'push',
  ref: 'refs/heads/main',
  commit: COMMIT,
  before: BASE,
  range:
    range === null
      ? undefined
      : {
          base: BASE,
          hasBase: true,
          isComplete: true,
          changes: [],
          site: { languages: ['en', 'ta'], namespaces: ['home', 'dentures'] },
          records: [],
          commits: [],
          people: PEOPLE,
          ...range,
        },
  ...changed,
});

export const file = (
  path: string,
  before: string | undefined = '100644',
  after: string | undefined = '100644',
): PathChange => ({ path, before, after });
export const added = (path: string, mode = '100644'): PathChange => ({ path, before: undefined, after: mode });
export const removed = (path: string): PathChange => ({ path, before: '100644', after: undefined });
