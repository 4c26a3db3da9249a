import styled from '@emotion/styled';
import { color, edge } from '../../ui/look.ts';
import type { Stretch } from './markText.ts';

const BACKGROUND = {
  plain: undefined,
  placeholder: color.mint,
  markup: color.sand,
  term: undefined,
  never: color.coralSoft,
};

/** A stretch of a text. It takes as much room as plain text, so that it can lie behind a field. */
export const StretchMark = styled('span', { shouldForwardProp: (name) => name !== 'kind' })<Pick<Stretch, 'kind'>>`
  border-radius: ${edge.xs};
  background: ${({ kind }) => BACKGROUND[kind]};
  box-shadow: ${({ kind }) =>
    kind === 'placeholder' || kind === 'markup' ? `0 0 0 1px ${color.lineStrong}` : undefined};
  text-decoration: ${({ kind }) =>
    kind === 'never'
      ? `underline wavy ${color.coral}`
      : kind === 'term'
        ? `underline dotted 2px ${color.teal}`
        : undefined};
  text-underline-offset: 0.2em;
`;
