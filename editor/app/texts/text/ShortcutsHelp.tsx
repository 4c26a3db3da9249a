import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

export type ShortcutsHelpProps = Readonly<{ onClose: () => void }>;

const KEYS = [
  ['untranslated', 'Ctrl', 'Enter'],
  ['approve', 'Ctrl', 'Shift', 'Enter'],
  ['next', 'Alt', '↓'],
  ['previous', 'Alt', '↑'],
  ['word', 'Alt', '1…9'],
  ['undo', 'Ctrl', 'Z'],
  ['help', 'Ctrl', '/'],
] as const;

/** What can be done with the keyboard while a text is open. */
export function ShortcutsHelp({ onClose }: ShortcutsHelpProps) {
  const { t } = useTranslation('editor-texts');
  return (
    <Dialog title={t('keys.title')} onClose={onClose}>
      <dl className="shortcuts-help-list">
        {KEYS.map(([name, ...keys]) => (
          <div key={name}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(`keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('keys.note')}</p>
      <Button type="button" onClick={onClose}>
        {t('close')}
      </Button>
    </Dialog>
  );
}
