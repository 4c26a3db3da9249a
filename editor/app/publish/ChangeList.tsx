import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Change } from '../../publish/changes/changes.ts';
import { lineOf } from '../../publish/changes/lines.ts';
import { session } from '../api.ts';
import { isOnForge } from '../connection.ts';
import { SmallPicture } from '../pictures/PictureChoice.tsx';
import { useAct } from '../staff/queries.ts';
import { WordChanges } from '../texts/FormattedText.tsx';
import { compareWords } from '../texts/pieces.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Check } from '../ui/Check.tsx';
import { Question } from '../ui/Dialog.tsx';

/** Places with more lines are folded. */
const MAX_OPEN_LINES = 6;

/** Identifies a change, also after it was sent from the worker. */
export const changeKey = (change: Change): string => JSON.stringify(change);

export type ChangeListProps = Readonly<{
  changes: readonly Change[];
  /** For changes of the draft: which of them are unfinished or left out, and the choice of a person. */
  selection?: Readonly<{ unfinished: ReadonlySet<string>; leftOut: readonly string[]; toggle(key: string): void }>;
  /** For changes that were published: undoes one of them in the draft. */
  onUndo?(change: Change): void;
}>;

/** Lists changes, grouped by branch, part or page. */
export function ChangeList({ changes, selection, onUndo }: ChangeListProps) {
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
                  <li className="wrap line" key={changeKey(line.change)}>
                    {selection ? <DraftLine line={line} {...selection} /> : <LineText line={line} />}
                    {onUndo && all.length > 1 && line.change.undo && (
                      <Button
                        aria-label={t('history.undoOf', { what: lineTitle(line) })}
                        onClick={() => onUndo(line.change)}
                      >
                        {t('history.undoOne')}
                      </Button>
                    )}
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

type Line = ReturnType<typeof lineOf>;

const lineTitle = ({ place, text, change }: Line) =>
  `${place}: ${text || (change.after ?? '').replaceAll(/<[^>]*>/g, '')}`;

const LineText = ({ line: { text, change } }: Readonly<{ line: Line }>) => (
  <span>
    {text && change.after ? `${text}:` : text} <Comparison {...change} />
  </span>
);

type DraftLineProps = Readonly<{ line: Line }> & NonNullable<ChangeListProps['selection']>;

/** A change of the draft: it can be left out of what is published, or be discarded. */
function DraftLine({ line, unfinished, leftOut, toggle }: DraftLineProps) {
  const { t } = useTranslation('editor-publish');
  const key = changeKey(line.change);
  const isUnfinished = unfinished.has(key);
  const isOn = !isUnfinished && !leftOut.includes(key);
  return (
    <>
      {isOnForge && line.change.undo ? (
        <Check label={<LineText line={line} />} isOn={isOn} disabled={isUnfinished} onChange={() => toggle(key)} />
      ) : (
        <LineText line={line} />
      )}
      {isOnForge && !isOn && <Badge tone="attention">{t('lines.stays')}</Badge>}
      {line.change.undo && <DiscardChange {...line} />}
    </>
  );
}

/** Discards one change of the draft, after a question. */
function DiscardChange({ change, place, text }: Line) {
  const { t } = useTranslation('editor-publish');
  const [isAsking, setAsking] = useState(false);
  const what = lineTitle({ change, place, text });
  const { mutate, isPending, error } = useAct(
    () => session.publishing.discardChange(change),
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
function Comparison({ before = '', after = '', language, isPicture }: Change) {
  if (/<[a-z]|\{\{/.test(before + after)) return <WordChanges {...{ before, after }} language={language ?? 'en'} />;
  if (isPicture)
    return (
      <>
        {before && <SmallPicture name={before} />}
        {before && after && ' → '}
        {after && <SmallPicture name={after} />}
      </>
    );
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
