import { CHAT_ROOM, cutToRoom, encodedLength, withoutUnseen } from '../../branches/model/links.ts';
import type { MessageLine } from '../ui/cards/ChatMessage.tsx';
import { fairShares } from './fairShares.ts';

type MessageField = Readonly<{
  name: string;
  /** What the message calls it. */
  messageLabel: string;
}>;

/**
 * The lines of the patient's message: the greeting, in each of its languages, then one for each field with what is typed in it: trimmed, without
 * invisible characters, and cut where all is too long for a chat. A field in which nothing is left has its line too.
 * @param typed the form's values; nothing is typed yet where they are left out
 */
export function composeMessage(
  greeting: string,
  fields: readonly MessageField[],
  typed?: FormData,
): readonly MessageLine[] {
  const answers = fields.map(({ name, messageLabel }) => ({
    label: `${messageLabel}: `,
    value: withoutUnseen(String(typed?.get(name) ?? '')).trim(),
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

/** The lines as one text, as WhatsApp gets them. */
export function messageText(lines: readonly MessageLine[]): string {
  return lines.map(({ text }) => text).join('\n');
}
