import { useTranslation } from 'react-i18next';
import { lineDifferences } from './lineDifferences.ts';

/** How a text was changed: lines that came and lines that went. */
export function LineDifferences({ before, after }: Readonly<{ before: string; after: string }>) {
  const { t } = useTranslation('editor-staff');
  const lines = lineDifferences(before, after);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
    <fieldset className="line-differences" tabIndex={0} aria-label={t('conflict.differences')}>
      {lines.map(({ kind, text, leftOut }, index) => {
        const key = `${index} ${kind}`;
        if (leftOut)
          return (
            <span className="line-differences-same" key={key}>
              {t('conflict.leftOut', { count: leftOut })}
            </span>
          );
        if (kind === 'added') return <ins key={key}>{`+ ${text}`}</ins>;
        if (kind === 'removed') return <del key={key}>{`− ${text}`}</del>;
        return <span key={key}>{`  ${text}`}</span>;
      })}
    </fieldset>
  );
}
