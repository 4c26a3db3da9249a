import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Card } from '../../components/ui/Card.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { color, control, radius, size, space } from '../../components/ui/tokens.ts';

export type ContactDetail = Readonly<{
  /** Whose it is. */
  label?: ReactNode;
  value: ReactNode;
  action?: ReactNode;
}>;

export type ContactItemProps = Readonly<{ icon: string; title: ReactNode; details: readonly ContactDetail[] }>;

/** One way to reach the clinic, with its details and what each of them does. */
export function ContactItem({ icon, title, details }: ContactItemProps) {
  return (
    <Card>
      <Title>
        <span>
          <Icon name={icon} />
        </span>
        {title}
      </Title>
      <Details>
        {details.map(({ label, value, action }, i) => (
          <li key={i}>
            {label && <Label>{label}</Label>}
            <Value>{value}</Value>
            {action}
          </li>
        ))}
      </Details>
    </Card>
  );
}

const Title = styled.h3`
  display: flex;
  align-items: center;
  gap: ${space.s};

  span {
    display: grid;
    place-items: center;
    width: ${control.l};
    height: ${control.l};
    border-radius: ${radius.s};
    background: ${color.mintDeep};
    color: ${color.tealDark};
    font-size: ${size.body};
  }
`;

const Details = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  gap: ${space.s} ${space.m};
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
  }

  /* Actions of neighbours line up. */
  li > a {
    margin-top: auto;
  }
`;

const Label = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.small};
`;

/* A little smaller than text, so that an e-mail address keeps its line. */
const Value = styled.div`
  font-size: ${size.body};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;
