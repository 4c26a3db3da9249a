/** What can be done with the keyboard while a text is open. */
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

/** As browsers name the keys. */
export const KEYS = {
  untranslated: 'Control+Enter',
  approve: 'Control+Shift+Enter',
  next: 'Alt+ArrowDown',
  previous: 'Alt+ArrowUp',
  word: 'Alt+1…9',
  undo: 'Control+Z',
  help: 'Control+/',
} as const;

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

/** A slash may need Shift, and digits are where they are on any keyboard, whatever they write. */
function keysOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  const isSlash = key === '/';
  const name = isSlash ? key : (/^Digit(\d)$/.exec(code)?.[1] ?? key);
  const held = [(ctrlKey || metaKey) && 'Control', altKey && 'Alt', shiftKey && !isSlash && 'Shift'];
  return [...held, name].filter(Boolean).join('+');
}

/** The list of all keys. */
export function KeysHelp({ onClose }: Readonly<{ onClose: () => void }>) {
  const { t } = useTranslation('editor-texts');
  const signs: Readonly<Record<string, string>> = { Control: 'Ctrl', ArrowDown: '↓', ArrowUp: '↑' };
  return (
    <Dialog title={t('keys.title')} onClose={onClose}>
      <dl className="keys">
        {Object.entries(KEYS).map(([name, keys]) => (
          <div key={name}>
            <dt className="wrap">
              {keys.split('+').map((key) => (
                <kbd key={key}>{signs[key] ?? key}</kbd>
              ))}
            </dt>
            <dd>{t(`keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('keys.note')}</p>
      <Button onClick={onClose}>{t('close')}</Button>
    </Dialog>
  );
}
