import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon } from '../links/Icon.tsx';
import { CheckList } from '../lists/CheckList.tsx';
import { color, measure, notPrinted, radius, size, space } from '../style/tokens.ts';

type UrgencyCardProps = Readonly<{
  id?: string;
  /** In an emergency, signs; otherwise steps. */
  level: 'emergency' | 'urgent';
  /** The level as text, unless the title says it: colour alone never conveys it. */
  label?: ReactNode;
  title: ReactNode;
  intro?: ReactNode;
  items: readonly ReactNode[];
  /** Below the items. */
  note?: ReactNode;
  /** Before the symptoms in an emergency (with `look="light"`), otherwise after them. */
  children?: ReactNode;
}>;

/** What to do at a level of urgency, and its symptoms. */
export function UrgencyCard({ id, level, label, title, intro, children, ...list }: UrgencyCardProps) {
  const { items, note } = list;
  const actions = children && <Actions>{children}</Actions>;
  const actFirst = level === 'emergency';
  return (
    <Panel id={id} data-level={level}>
      <Head>
        <Words>
          {label && (
            <Label>
              <Icon name="ambulance" />
              {label}
            </Label>
          )}
          <h2>{title}</h2>
        </Words>
        {actFirst && actions}
      </Head>
      <Body>
        {intro && <p>{intro}</p>}
        {level === 'urgent' ? (
          <ol>
            {items.map((item, i) => (
              <li key={i}>{item}</li>
            ))}
          </ol>
        ) : (
          <CheckList icon="point" tone="warm" items={items} />
        )}
        {note && <p>{note}</p>}
        {!actFirst && actions}
      </Body>
    </Panel>
  );
}

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  border: 2px solid ${color.coral};
  border-radius: ${radius.m};
  background: ${color.white};

  @media print {
    break-inside: avoid;
  }
`;

const Body = styled.div`
  display: grid;
  flex: auto;
  grid-template-rows: auto 1fr;
  gap: ${space.xs};
  padding: ${space.s} ${space.m};

  /* Two columns where both are wide enough to read. */
  ul {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, ${measure.narrow}), 1fr));
    gap: ${space.xs} ${space.l};
    align-content: start;
  }

  & > div {
    margin-top: ${space.s};
  }

  ol {
    columns: ${measure.narrow};
    column-gap: ${space.l};
    padding-inline-start: ${space.m};
  }

  ol li {
    margin-bottom: ${space.xs};
    break-inside: avoid;
  }

  ol ::marker {
    color: ${color.coral};
    font-weight: 700;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};

  /* Buttons are not printed, and leave no gap. */
  ${notPrinted}
`;

/* The title and its button share a line where there is room. */
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.s};
  padding: ${space.s} ${space.m};
  background: ${color.coralSoft};

  h2 {
    font-size: ${size.h3};
  }

  [data-level='emergency'] > & {
    background: ${color.coral};
    color: ${color.white};
  }

  [data-level='emergency'] > & :focus-visible {
    outline-color: ${color.yellow};
  }

  /* Browsers print no backgrounds: white text would be invisible. */
  @media print {
    &&& {
      padding-bottom: 0;
      background: none;
      color: inherit;
    }
  }
`;

const Words = styled.div`
  flex: 1 1 24rem;
`;

const Label = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  margin-bottom: ${space.xxs};
  color: ${color.coral};
  font-size: ${size.small};
  font-weight: 700;

  [data-level='emergency'] & {
    color: inherit;
  }
`;
