/** What can be done with the keyboard while a text is open. */
import { Fragment, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

/** As browsers name the keys. */
export const KEYS = {
  untranslated: 'Control+Enter',
  approve: 'Control+Shift+Enter',
  next: 'Alt+ArrowDown',
  previous: 'Alt+ArrowUp',
  word: 'Alt+1…9',
  undo: 'Control+Z',
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

/** Digits are where they are on any keyboard, whatever they write. */
function keysOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  const held = [(ctrlKey || metaKey) && 'Control', altKey && 'Alt', shiftKey && 'Shift'];
  return [...held, /^Digit(\d)$/.exec(code)?.[1] ?? key].filter(Boolean).join('+');
}

/** The list of all keys, folded. */
export function KeysHelp() {
  const { t } = useTranslation('editor-texts');
  const signs: Readonly<Record<string, string>> = { Control: 'Ctrl', ArrowDown: '↓', ArrowUp: '↑' };
  return (
    <details>
      <summary>{t('keys.title')}</summary>
      <dl className="keys">
        {Object.entries(KEYS).map(([name, keys]) => (
          <Fragment key={name}>
            <dt>
              {keys.split('+').map((key) => (
                <kbd className="badge" key={key}>
                  {signs[key] ?? key}
                </kbd>
              ))}
            </dt>
            <dd>{t(`keys.${name}`)}</dd>
          </Fragment>
        ))}
      </dl>
      <p>{t('keys.note')}</p>
    </details>
  );
}
