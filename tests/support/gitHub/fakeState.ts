/** What GitHub knows in tests. */
import type { BareRepository } from './bareRepository.ts';

export type Account = Readonly<{
  key: string;
  login: string;
  name?: string;
  /** Undefined: the repository is hidden from them. */
  permission?: 'ADMIN' | 'WRITE' | 'READ';
  /** As GitHub writes it: `2027-01-31 10:00:00 UTC`. */
  until?: string;
}>;

export type FakeState = {
  /** Owner and name. */
  readonly name: string;
  readonly repository: BareRepository;
  accounts: readonly Account[];
  /** Whether `main` takes changes only as pull requests. */
  isProtected: boolean;
  /** The types of rules that branches have; a branch that has none is not protected. Undefined: the plan has no rules. */
  rules: Readonly<Record<string, readonly string[]>> | undefined;
  /** Who is asked to look at a pull request. */
  codeOwners: readonly string[];
  readonly proposals: { head: string; title: string; body: string; number: number; isOpen: boolean }[];
  /** What was reported about commits, and the commits whose checks failed without a word. */
  readonly statuses: Map<string, readonly Readonly<{ state: string; description: string }>[]>;
  readonly failedChecks: Set<string>;
  /** What the website was built from. */
  published: Readonly<{ commit: string; time: string }> | undefined;
};
