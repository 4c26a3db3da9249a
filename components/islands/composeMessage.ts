import type { MessageLine } from '../ui/ChatMessage.tsx';

type MessageField = Readonly<{
  name: string;
  /** What the message calls it. */
  messageLabel: string;
}>;

/**
 * The lines of the patient's message: the greeting, in each of its languages, then one for each field with what is typed in it, trimmed.
 * @param typed the form's values; nothing is typed yet where they are left out
 */
export function composeMessage(
  greeting: string,
  fields: readonly MessageField[],
  typed?: FormData,
): readonly MessageLine[] {
  const lines = fields.map(({ name, messageLabel }) => {
    const value = String(typed?.get(name) ?? '').trim();
    return { text: `${messageLabel}: ${value}`.trim(), missing: !value };
  });
  return [...greeting.split('\n').map((text) => ({ text })), ...lines];
}

/** The lines as one text, as WhatsApp gets them. */
export function messageText(lines: readonly MessageLine[]): string {
  return lines.map(({ text }) => text).join('\n');
}
