import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { TeamMember } from '../../branches/model/siteModel.ts';
import { useLocalText } from '../../renderer/context/useTranslation.tsx';
import { Icon } from '../ui/links/Icon.tsx';
import { color, duration, leading, motionOk, radius, raised, size, space } from '../ui/style/tokens.ts';
import { DentistFacts, DentistVisits } from './DentistFacts.tsx';
import { Portrait } from './Portrait.tsx';

/** A dentist as a list item; the rest unfolds. A founder has a profile instead. */
export function DentistCard({ member }: Readonly<{ member: TeamMember }>) {
  const local = useLocalText();
  const face = (
    <>
      <Portrait member={member} />
      <h3>{local(member.name)}</h3>
      <span>{local(member.title)}</span>
      <strong>{local(member.specialization)}</strong>
    </>
  );
  if (member.founder) {
    return (
      <Box>
        <div>{face}</div>
      </Box>
    );
  }
  return (
    <Box>
      <details>
        <summary>
          {face}
          <Icon name="chevron-down" />
        </summary>
        <p>{local(member.description)}</p>
        <DentistFacts member={member} />
      </details>
      <DentistVisits member={member} />
    </Box>
  );
}

/** The whole head of a card opens it. */
const cardStyle = css`
  /* Equally high in a row, until one is open. */
  :has([open]) > & {
    align-self: start;
  }

  ${raised}

  summary,
  & > div {
    display: grid;
    grid-template-columns: auto 1fr auto;
    gap: 0 ${space.s};
    padding: ${space.s};
    border-radius: ${radius.m};
  }

  summary:hover {
    background: ${color.mint};
  }

  summary:focus-visible {
    border-radius: ${radius.m};
    outline-offset: -3px;
  }

  /* The face stands beside the name and the position. */
  summary > span:first-of-type,
  & > div > span:first-of-type {
    grid-row: 1 / 3;
    align-self: center;
  }

  summary > svg {
    align-self: end;
    color: ${color.teal};

    ${motionOk} {
      transition: transform ${duration.calm};
    }
  }

  [open] summary > svg {
    transform: rotate(180deg);
  }

  h3,
  h3 + span {
    grid-column: 2 / -1;
  }

  h3 {
    align-self: end;
    font-size: ${size.body};
  }

  h3 + span {
    color: ${color.inkSoft};
    line-height: ${leading.snug};
  }

  strong {
    grid-column: 1 / -1;
    margin-top: ${space.xs};
    color: ${color.tealDark};
    font-size: ${size.small};
    font-weight: 600;
  }

  summary strong {
    grid-column-end: 3;
  }

  p,
  ul {
    padding: 0 ${space.s} ${space.s};
  }

  @media print {
    details::details-content {
      content-visibility: visible;
    }

    summary > svg {
      display: none;
    }
  }
`;

const Box = styled.li(cardStyle);
