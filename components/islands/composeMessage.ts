import { CHAT_ROOM, cutToRoom, encodedLength } from '../../branches/model/links.ts';
import { withoutInvisible } from '../../diagnostics/invisibleCharacter.ts';

export type MessageField = Readonly<{
  name: string;
  messageLabel: string;
}>;

type MessageLine = Readonly<{
  text: string;
  /** Whether its value is still empty. */
  missing?: boolean;
}>;

/**
 * The patient's message: the greeting, then a line per field, even if it is empty. Values are trimmed, stripped of
 * invisible characters, and cut if the message is too long for a chat link.
 * @param typed the form's values; without them, all fields are empty
 */
export function composeMessage(
  greeting: string,
  fields: readonly MessageField[],
  typed?: FormData,
): readonly MessageLine[] {
  const answers = fields.map(({ name, messageLabel }) => ({
    label: `${messageLabel}: `,
    value: withoutInvisible(String(typed?.get(name) ?? '')).trim(),
  }));
  const around = [greeting, ...answers.map(({ label }) => label)].join('\n');
  const shares = fairShares(
    answers.map(({ value }) => encodedLength(value)),
    CHAT_ROOM - encodedLength(around),
  );
  const lines = answers.map(({ label, value }, i) => ({
    text: (label + cutToRoom(value, shares[i] ?? 0)).trim(),
    missing: !value,
  }));
  return [...greeting.split('\n').map((text) => ({ text })), ...lines];
}

export function messageText(lines: readonly MessageLine[]): string {
  return lines.map(({ text }) => text).join('\n');
}

/**
 * Divides room by max-min fairness: nobody gets more than they need, and large needs share equally what small ones
 * leave.
 */
export function fairShares(needs: readonly number[], room: number): readonly number[] {
  const shares: number[] = [];
  let left = Math.max(room, 0);
  const smallestFirst = [...needs.entries()].sort(([, one], [, other]) => one - other);
  for (const [done, [index, need]] of smallestFirst.entries()) {
    const share = Math.min(need, Math.floor(left / (needs.length - done)));
    shares[index] = share;
    left -= share;
  }
  return shares;
}
