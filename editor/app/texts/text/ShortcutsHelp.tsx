import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { color, edge, space } from '../../ui/look.ts';

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
      <List>
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
      </List>
      <p>{t('keys.note')}</p>
      <Button type="button" onClick={onClose}>
        {t('close')}
      </Button>
    </Dialog>
  );
}

const List = styled.dl`
  margin: 0 0 ${space.m};
  & > div {
    display: flex;
    gap: ${space.m};
    padding: ${space.xxs} 0;
  }
  dt {
    display: flex;
    gap: ${space.xxs};
    width: 11rem;
  }
  dd {
    flex: 1;
    margin: 0;
  }
  kbd {
    padding: 0 ${space.xs};
    border: 1px solid ${color.lineStrong};
    border-radius: ${edge.xs};
    background: ${color.sand};
    font: inherit;
  }
`;
