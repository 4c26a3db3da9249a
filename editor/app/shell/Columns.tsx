import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';

export type ColumnsProps = Readonly<{
  work: ReactNode;
  /** What stays in sight below it. */
  foot: ReactNode;
  page: ReactNode;
  /** The work needs the whole width, without the page beside it. */
  isAlone: boolean;
}>;

const SIDES = ['work', 'page'] as const;

/** What is being worked on and the page as it will be, side by side; on a narrow screen one at a time. */
export function Columns({ work, foot, page, isAlone }: ColumnsProps) {
  const { t } = useTranslation('editor');
  const [shown, show] = useState<(typeof SIDES)[number]>('work');
  return (
    <>
      {!isAlone && (
        <section className="columns-choice" aria-label={t('sides.label')}>
          {SIDES.map((side) => (
            <Button key={side} type="button" aria-pressed={shown === side} onClick={() => show(side)}>
              {t(`sides.${side}`)}
            </Button>
          ))}
        </section>
      )}
      <div className="columns-both" data-shown={isAlone ? 'work' : shown} data-alone={isAlone || undefined}>
        <main className="columns-work">
          <div className="columns-rooms">{work}</div>
          {foot}
        </main>
        <aside className="columns-page" aria-label={t('page')}>
          {page}
        </aside>
      </div>
    </>
  );
}
