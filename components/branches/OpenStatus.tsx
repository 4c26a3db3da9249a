import styled from '@emotion/styled';
import type { Branch } from '../../branches/model/siteModel.ts';
import { formatTimetable, timetableOf } from '../../branches/model/timetable.ts';
import { below, color, notPrinted, size } from '../ui/style/tokens.ts';

/** "Open now until 1:30 PM": a line that a script fills, as only the browser knows the time. `OpeningWords` has its words. */
export function OpenStatus({ branch }: Readonly<{ branch: Branch }>) {
  return (
    <Line data-open-status={formatTimetable(timetableOf(branch))}>
      <span />
    </Line>
  );
}

/* Reserves room for the longest text of the page, so that nothing shifts. */
const Line = styled.span`
  display: grid;
  color: ${color.inkSoft};
  font-size: ${size.small};
  font-weight: 600;

  &::before {
    content: var(--longest-status);
    visibility: hidden;
  }

  &::before,
  & > span {
    grid-area: 1 / 1;
  }

  &[data-open] {
    color: ${color.teal};
  }

  /* In a button, it has the colours of the label. */
  [data-look] & {
    color: inherit;
    font-size: ${size.caption};
    font-weight: 400;
  }

  /* What is longer abroad goes over the padding, and moves nothing. */
  [data-look] & > span {
    width: 0;
    white-space: nowrap;
  }

  ${below.largeText} {
    [data-look] & > span {
      width: auto;
      white-space: normal;
    }
  }

  @media (scripting: none) {
    display: none;
  }

  ${notPrinted}
`;
