import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { FieldProblem } from '../../../form/types.ts';
import { Button } from '../../ui/Button.tsx';
import { color, edge, size, space } from '../../ui/look.ts';

export type MistakesProps = Readonly<{
  problems: readonly FieldProblem[];
  /** Takes what a sentence says to type. */
  onUse(value: unknown): void;
}>;

/** The build's sentences about a field, each with a button for what it says to type. */
export function Mistakes({ problems, onUse }: MistakesProps) {
  const { t } = useTranslation('editor-staff');
  return problems.map(({ message, proposals = [], isWarning }) => (
    <Sentence key={message} isWarning={isWarning ?? false}>
      {message}
      {proposals.map((value) => (
        <div key={JSON.stringify(value)}>
          <Button type="button" onClick={() => onUse(value)}>
            {t('use', { value: typeof value === 'string' ? value : JSON.stringify(value) })}
          </Button>
        </div>
      ))}
    </Sentence>
  ));
}

const Sentence = styled('div', { shouldForwardProp: (name) => name !== 'isWarning' })<{ isWarning: boolean }>`
  margin-top: ${space.xxs};
  color: ${({ isWarning }) => (isWarning ? color.ink : color.coral)};
  font-size: ${size.small};
  font-weight: ${({ isWarning }) => (isWarning ? 400 : 600)};
  white-space: pre-line;
  ${({ isWarning }) =>
    isWarning &&
    `padding: ${space.xxs} ${space.xs}; border-left: 4px solid ${color.yellow}; border-radius: ${edge.xs}; background: ${color.sand};`}
`;
