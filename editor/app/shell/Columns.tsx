import styled from '@emotion/styled';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { color, space, wide } from '../ui/look.ts';

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
        <Choice aria-label={t('sides.label')}>
          {SIDES.map((side) => (
            <Button key={side} type="button" aria-pressed={shown === side} onClick={() => show(side)}>
              {t(`sides.${side}`)}
            </Button>
          ))}
        </Choice>
      )}
      <Both data-shown={isAlone ? 'work' : shown} data-alone={isAlone || undefined}>
        <Work>
          <Rooms>{work}</Rooms>
          {foot}
        </Work>
        <Page aria-label={t('page')}>{page}</Page>
      </Both>
    </>
  );
}

const Choice = styled.section`
  display: flex;
  padding: ${space.xs} ${space.l} 0;
  & > button {
    flex: 1;
    justify-content: center;
    border-radius: 0;
  }
  & > button[aria-pressed='true'],
  & > button[aria-pressed='true']:hover {
    background: ${color.teal};
    color: ${color.white};
  }
  ${wide} {
    display: none;
  }
`;

/** Fills what the bar on top leaves of the window. */
const Both = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  min-height: 0;
  &[data-shown='work'] > aside,
  &[data-shown='page'] > main {
    display: none;
  }
  ${wide} {
    &:not([data-alone]) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
    & > main {
      display: flex;
      min-height: 0;
    }
    &:not([data-alone]) > aside {
      display: block;
    }
  }
`;

/** What stays at the bottom stays there on a short page, too. What is hidden from sight scrolls with the rest. */
const Work = styled.main`
  position: relative;
  display: flex;
  flex-direction: column;
  padding: ${space.l} ${space.l} 0;
  ${wide} {
    overflow-y: auto;
  }
`;

/** What gets the focus is not hidden by what stays below it. */
const Rooms = styled.div`
  & :is(a, button, input, select, textarea) {
    scroll-margin: 4rem 0 14rem;
  }
`;

const Page = styled.aside`
  border-left: 1px solid ${color.line};
  background: ${color.sand};
  ${wide} {
    overflow: hidden;
  }
`;
