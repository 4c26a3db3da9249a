import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DescribedConflict, Side } from '../../publish/merge/conflict.ts';
import { Button } from '../ui/Button.tsx';
import { useClock } from './Versions.tsx';

/** Which side is taken, by the id of the conflict. */
export type Choice = Readonly<{ id: string; side: Side }>;

export type ConflictsProps = Readonly<{
  conflicts: readonly DescribedConflict[];
  isWorking: boolean;
  onChosen: (choices: Choice[]) => void;
}>;

const SIDES = ['ours', 'theirs'] as const;
const WITH_FILE = { ours: 'mine', theirs: 'theirs' } as const;
/** English no longer has it. */
const WITHOUT_TEXT = ['theirs'] as const;
/** Others have removed it. */
const WITHOUT_FILE = { ours: 'keep', theirs: 'drop' } as const;

/** Fields that somebody else has changed, too: for each, one of the two values is chosen. */
export function Conflicts({ conflicts, isWorking, onChosen }: ConflictsProps) {
  const { t } = useTranslation('editor-publish');
  const clock = useClock();
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const choices = conflicts.flatMap(({ id }) => {
    const side = sides[id];
    return side ? [{ id, side }] : [];
  });
  return (
    <>
      <h3>{t('conflicts.title')}</h3>
      {conflicts.map((conflict) => (
        <fieldset className="panel" key={conflict.id}>
          <legend>
            {conflict.place}: {conflict.isFile ? t('conflicts.file') : conflict.labels.join(', ')}
          </legend>
          {conflict.base !== undefined && <p>{t('conflicts.was', { value: conflict.base })}</p>}
          {conflict.removal && (
            <p>{t('conflicts.removed', { who: conflict.removal.by, time: clock(conflict.removal.time) })}</p>
          )}
          {conflict.isGone && <p>{t('conflicts.gone', { value: conflict.ours })}</p>}
          {(conflict.isGone ? WITHOUT_TEXT : SIDES).map((side) => (
            <label className="check" key={side}>
              <input
                type="radio"
                name={conflict.id}
                checked={sides[conflict.id] === side}
                onChange={() => setSides({ ...sides, [conflict.id]: side })}
              />
              <strong>
                {t(
                  `conflicts.${conflict.isGone ? 'letGo' : conflict.isRemoved ? WITHOUT_FILE[side] : WITH_FILE[side]}`,
                )}
              </strong>
              {!conflict.isFile && !conflict.isGone && <span>{conflict[side] ?? t('conflicts.deleted')}</span>}
            </label>
          ))}
        </fieldset>
      ))}
      <Button
        look="main"
        type="button"
        disabled={isWorking || choices.length < conflicts.length}
        onClick={() => onChosen(choices)}
      >
        {t('conflicts.continue')}
      </Button>
    </>
  );
}
