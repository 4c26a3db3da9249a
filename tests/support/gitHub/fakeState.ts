/** What GitHub knows in tests. */
import { makeRepository } from './repository.ts';

export type Account = Readonly<{
  key: string;
  login: string;
  name?: string;
  /** Undefined: the repository is hidden from them. */
  permission?: 'ADMIN' | 'WRITE' | 'READ';
  /** As GitHub writes it: `2027-01-31 10:00:00 UTC`. */
  until?: string;
}>;

/** What happens to the next request. */
export type Fault =
  | Readonly<{ status: number; body?: object; headers?: Record<string, string> }>
  /** The line breaks before the request, after what it asks for is done, or within the answer; or the browser may not read it. */
  | 'cut before'
  | 'cut after'
  | 'cut within'
  | 'no CORS';

const ACCOUNTS: readonly Account[] = [
  { key: 'key-of-anita', login: 'anita', name: 'Anita', permission: 'WRITE', until: '2027-01-31 10:00:00 UTC' },
  { key: 'key-of-ravi', login: 'ravi', name: 'Ravi', permission: 'ADMIN' },
  { key: 'key-of-meena', login: 'meena', permission: 'READ' },
  { key: 'key-of-a-stranger', login: 'stranger' },
];

/** What GitHub knows. @param files the content of `main` */
export const startWith = (files: Readonly<Record<string, string | Uint8Array>>) => ({
  /** Owner and name. */
  name: 'clinic/website',
  repository: makeRepository(files, { author: 'Somebody else', message: 'The first version' }),
  accounts: ACCOUNTS,
  /** Whether `main` takes changes only as pull requests. */
  isProtected: false,
  /** The types of rules that branches have; a branch that has none is not protected. Undefined: the plan has no rules. */
  rules: {} as Readonly<Record<string, readonly string[]>> | undefined,
  /** Who is asked to look at a pull request. */
  codeOwners: [] as readonly string[],
  proposals: [] as { head: string; title: string; body: string; number: number; isOpen: boolean }[],
  /** What was reported about commits, and the commits whose checks failed without a word. */
  statuses: new Map<string, readonly Readonly<{ state: string; description: string }>[]>(),
  failedChecks: new Set<string>(),
  /** What the website was built from. */
  published: undefined as Readonly<{ commit: string; time: string }> | undefined,
  /** Every request: `POST /graphql`. */
  requests: [] as string[],
  /** What happens to the next requests, one after the other; nothing where it is undefined. */
  faults: [] as (Fault | undefined)[],
  /** The same for those that commit, whatever else is asked meanwhile. */
  commitFaults: [] as Fault[],
});
export type FakeState = ReturnType<typeof startWith>;
