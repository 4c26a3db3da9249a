import { useEffect, useEffectEvent } from 'react';

/** Registers keyboard shortcuts. @param actions by keys */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[keysOf(event)];
    // Not while an input method composes, or a dialog is open.
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

/** Digits by their position, on any keyboard layout. */
function keysOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  const held = [(ctrlKey || metaKey) && 'Control', altKey && 'Alt', shiftKey && 'Shift'];
  return [...held, /^Digit(\d)$/.exec(code)?.[1] ?? key].filter(Boolean).join('+');
}
