import { useTranslation } from 'react-i18next';
import type { Change } from '../../publish/changes/changes.ts';
import { type Line, linesOf } from '../../publish/changes/lines.ts';
import { compareWords } from '../texts/pieces.ts';

/** With more lines than this, those of a place are folded. */
const MOST_OPEN = 6;

/** What changes: one line a change, under the branch, the part or the page that it is in. */
export function ChangeList({ changes }: Readonly<{ changes: readonly Change[] }>) {
  const { t } = useTranslation('editor-publish');
  const all = changes.flatMap((change) => linesOf(change, t));
  return (
    <ul className="lines">
      {[...new Set(all.map(({ place }) => place))].map((place) => {
        const lines = all.filter((line) => line.place === place);
        const isLong = lines.length > MOST_OPEN;
        return (
          <li className="line" key={place}>
            <details open={!isLong}>
              <summary>
                <strong>{place}</strong> {isLong && t('lines.count', { count: lines.length })}
              </summary>
              <ul>
                {lines.map((line, index) => (
                  <li key={index}>
                    {line.text && line.after !== undefined ? `${line.text}:` : line.text} <OldAndNew {...line} />
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

/** Texts that are longer are compared word by word. */
const LONG = 60;

/** The old value and the new one; or one of the two. */
function OldAndNew({ before = '', after = '', language }: Line) {
  const isLong = before !== '' && after !== '' && Math.max(before.length, after.length) > LONG;
  const parts = isLong
    ? compareWords(before, after).map(({ value, ...part }) => ({ ...part, text: value.join('') }))
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
