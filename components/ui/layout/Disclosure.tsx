import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon } from '../links/Icon.tsx';
import { color, duration, motionOk, radius, space } from '../style/tokens.ts';
import { Prose } from './Section.tsx';

type DisclosureProps = Readonly<{
  summary: ReactNode;
  /** The level of the summary in the outline. It looks the same. */
  heading?: 'h2' | 'h3';
  open?: boolean | undefined;
  children: ReactNode;
}>;

/** A summary that expands its content, without scripts. */
export function Disclosure({ summary, heading, open, children }: DisclosureProps) {
  const Label = heading ?? 'span';
  return (
    <Details open={open}>
      <summary>
        <Label>{summary}</Label>
        <Icon name="chevron-down" />
      </summary>
      <Prose>{children}</Prose>
    </Details>
  );
}

const Details = styled.details`
  border: 1px solid ${color.line};
  border-radius: ${radius.s};
  background: ${color.white};
  color: ${color.ink};

  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.s};
    padding: ${space.s} ${space.m};
    border-radius: ${radius.s};
    font-weight: 600;
    text-wrap: balance;
  }

  summary > :first-child {
    font: inherit;
    letter-spacing: 0;
  }

  summary:hover {
    background: ${color.mint};
  }

  summary svg {
    color: ${color.teal};

    ${motionOk} {
      transition: transform ${duration.calm};
    }
  }

  summary:focus-visible {
    border-radius: ${radius.s};
    outline-offset: -3px;
  }

  &[open] > summary > :last-child {
    transform: rotate(180deg);
  }

  & > div {
    padding: ${space.xxs} ${space.m} ${space.m};
  }

  /* Printed even if it is collapsed. */
  @media print {
    &::details-content {
      content-visibility: visible;
    }

    summary svg {
      display: none;
    }
  }
`;

export const DisclosureList = styled.div`
  display: grid;
  gap: ${space.xs};
`;
