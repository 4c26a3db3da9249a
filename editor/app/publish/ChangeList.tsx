import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Change } from '../../publish/changes/changes.ts';
import { lineOf } from '../../publish/changes/lines.ts';
import { session } from '../api.ts';
import { useAct } from '../staff/queries.ts';
import { compareWords } from '../texts/pieces.ts';
import { Button } from '../ui/Button.tsx';
import { Question } from '../ui/Dialog.tsx';

/** Places with more lines are folded. */
const MAX_OPEN_LINES = 6;

/** Lists changes, grouped by branch, part or page. @param canDiscard whether they are in the draft */
export function ChangeList({ changes, canDiscard }: Readonly<{ changes: readonly Change[]; canDiscard?: boolean }>) {
  const { t } = useTranslation('editor-publish');
  const all = changes.map((change) => lineOf(change, t));
  return (
    <ul className="lines">
      {[...new Set(all.map(({ place }) => place))].map((place) => {
        const lines = all.filter((line) => line.place === place);
        const isLong = lines.length > MAX_OPEN_LINES;
        return (
          <li className="line" key={place}>
            <details open={!isLong}>
              <summary>
                <strong>{place}</strong> {isLong && t('lines.count', { count: lines.length })}
              </summary>
              <ul className="lines">
                {lines.map((line) => (
                  <li className="wrap line" key={JSON.stringify(line.change)}>
                    <span>
                      {line.text && line.change.after ? `${line.text}:` : line.text} <Comparison {...line.change} />
                    </span>
                    {canDiscard && line.change.undo && <DiscardChange {...line} />}
                  </li>
                ))}
              </ul>
            </details>
          </li>
        );
      })}
    </ul>
  );
}

/** Discards one change of the draft, after a question. */
function DiscardChange({ change, place, text }: ReturnType<typeof lineOf>) {
  const { t } = useTranslation('editor-publish');
  const [isAsking, setAsking] = useState(false);
  const what = `${place}: ${text || change.after || ''}`;
  const { mutate, isPending, error } = useAct(
    () => session.publishing.takeBack(change),
    () => setAsking(false),
  );
  const act = { yes: t('back.do'), isBusy: isPending, onYes: mutate, onClose: () => setAsking(false) };
  return (
    <>
      <Button aria-label={t('back.of', { what })} onClick={() => setAsking(true)}>
        {t('back.do')}
      </Button>
      {isAsking && (
        <Question title={t('back.title', { what })} {...act}>
          <p>{error?.message ?? t('back.about')}</p>
        </Question>
      )}
    </>
  );
}

/** Longer texts are compared word by word, unless most words differ. */
const LONG = 60;

/** The old and the new value, or one of them. */
function Comparison({ before = '', after = '', language }: Change) {
  const words = Math.max(before.length, after.length) > LONG ? compareWords(before, after) : [];
  const unchangedLength = words.flatMap(({ value, added, removed }) => (added || removed ? [] : value)).join('').length;
  const parts =
    unchangedLength > before.length / 2
      ? words.map(({ value, ...part }) => ({ ...part, text: value.join('') }))
      : [{ text: before, removed: true }, { text: before && after && ' → ' }, { text: after, added: true }];
  return (
    <span lang={language}>
      {parts.map((part, index) => {
        const Mark = 'added' in part && part.added ? 'ins' : 'removed' in part && part.removed ? 'del' : 'span';
        return part.text && <Mark key={index}>{part.text}</Mark>;
      })}
    </span>
  );
}
