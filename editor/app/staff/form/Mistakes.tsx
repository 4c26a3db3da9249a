import { useTranslation } from 'react-i18next';
import type { FieldProblem } from '../../../form/types.ts';
import { Button } from '../../ui/Button.tsx';

export type MistakesProps = Readonly<{
  problems: readonly FieldProblem[];
  /** Takes what a sentence says to type. */
  onUse(value: unknown): void;
}>;

/** The build's sentences about a field, each with a button for what it says to type. */
export function Mistakes({ problems, onUse }: MistakesProps) {
  const { t } = useTranslation('editor-staff');
  return problems.map(({ message, proposals = [], isWarning }) => (
    <div key={message} className={isWarning ? 'remark' : 'mistake'}>
      {message}
      {proposals.map((value) => (
        <div key={JSON.stringify(value)}>
          <Button type="button" onClick={() => onUse(value)}>
            {t('use', { value: typeof value === 'string' ? value : JSON.stringify(value) })}
          </Button>
        </div>
      ))}
    </div>
  ));
}
