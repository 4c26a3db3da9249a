import styled from '@emotion/styled';
import { color, edge, size, space } from './look.ts';

const BACKGROUND = { plain: color.mint, attention: color.yellow, wrong: color.coralSoft } as const;

export type BadgeProps = Readonly<{ tone?: keyof typeof BACKGROUND }>;

/** A word about the state of something. */
export const Badge = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<BadgeProps>`
  display: inline-block;
  padding: ${space.xxs} ${space.xs};
  border-radius: ${edge.s};
  background: ${({ tone = 'plain' }) => BACKGROUND[tone]};
  color: ${color.ink};
  font-size: ${size.small};
  line-height: 1.2;
`;
