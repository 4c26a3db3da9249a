import { printable } from '../../../diagnostics/excerpt.ts';
import type { FactChange } from './compareFacts.ts';
import type { Said } from './sayFacts.ts';

/** In letters. Longer values are not repeated: a line is read at a glance. */
const LONGEST = 60;

const WORDS = { added: 'added', removed: 'removed', changed: 'changed', reordered: 'in another order' } as const;

/** "chennai: hours, sunday: 11:00 AM to 1:30 PM -> closed": a change with its values, where they are short. */
export function factLine({ path: [owner = '', ...names], kind, before, after }: FactChange): string {
  const [old, fresh] = [brief(before), brief(after)];
  const name = `${owner}: ${names.map(shortened).join(', ')}`.trimEnd();
  if (kind === 'changed' && old && fresh) return printable(`${name}${names.length > 1 ? ':' : ''} ${old} -> ${fresh}`);
  const value = kind === 'added' && fresh ? `: ${fresh}` : '';
  return printable(`${name} ${WORDS[kind]}${value}`);
}

const brief = (value: Said | undefined) => (typeof value === 'string' && value.length <= LONGEST ? value : undefined);

const shortened = (name: string) => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name);
