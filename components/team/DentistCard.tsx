import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { TeamMember } from '../../branches/model/siteModel.ts';
import { useLocalText, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { Icon } from '../ui/links/Icon.tsx';
import { color, duration, leading, motionOk, radius, raised, size, space } from '../ui/style/tokens.ts';
import { Certificates, DentistVisits } from './DentistFacts.tsx';
import { Portrait } from './Portrait.tsx';

/**
 * A dentist as a list item: name, work, degree and registration, with a photograph if there is one; the rest unfolds.
 * A founder has a profile instead.
 */
export function DentistCard({ member }: Readonly<{ member: TeamMember }>) {
  const { t } = useTranslation('about');
  const local = useLocalText();
  const face = (
    <>
      <Portrait member={member} />
      <h3>{local(member.name)}</h3>
      <strong>{local(member.specialization)}</strong>
      <small>
        {local(member.title)} · {local(member.education)}
      </small>
      {member.registration && <small>{t('labels.registration', { number: member.registration })}</small>}
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
        <Certificates member={member} />
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
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-content: center;
    padding: ${space.s};
    border-radius: ${radius.m};
    color: ${color.inkSoft};
    font-size: ${size.small};
    line-height: ${leading.snug};
  }

  /* A photograph is beside all lines. */
  summary > :not(h3):first-child,
  & > div > :not(h3):first-child {
    grid-row: span 5;
    margin-inline-end: ${space.s};
  }

  h3,
  h3 ~ * {
    grid-column: 2;
  }

  h3 {
    color: ${color.ink};
    font-size: ${size.body};
  }

  strong {
    margin-top: ${space.xxs};
    color: ${color.tealDark};
    font-weight: 600;
  }

  small {
    font-size: inherit;
  }

  summary:hover {
    background: ${color.mint};
  }

  summary:focus-visible {
    border-radius: ${radius.m};
    outline-offset: -3px;
  }

  summary > svg {
    grid-area: 1 / 3;
    color: ${color.teal};

    ${motionOk} {
      transition: transform ${duration.calm};
    }
  }

  [open] summary > svg {
    transform: rotate(180deg);
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
