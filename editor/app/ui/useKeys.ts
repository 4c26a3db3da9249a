import { useEffect, useEffectEvent } from 'react';

/** Does what the pressed keys stand for. @param actions by keys */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[keysOf(event)];
    // The keys belong to an input method while it composes, and to the dialog that is open.
    if (!action || event.isComposing || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

/** Digits are where they are on any keyboard, whatever they write. */
function keysOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  const held = [(ctrlKey || metaKey) && 'Control', altKey && 'Alt', shiftKey && 'Shift'];
  return [...held, /^Digit(\d)$/.exec(code)?.[1] ?? key].filter(Boolean).join('+');
}
