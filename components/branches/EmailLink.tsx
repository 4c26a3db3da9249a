import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { mailtoLink } from '../../branches/model/links.ts';
import { color, control, leading } from '../ui/style/tokens.ts';

type EmailLinkProps = Readonly<{
  address: string;
  /** What the address is for. */
  note?: ReactNode;
}>;

/** Wraps after the @. */
export function EmailLink({ address, note }: EmailLinkProps) {
  const [before, after] = address.split('@');
  return (
    <div>
      <QuietLink href={mailtoLink(address)}>
        <span>
          {before}@<wbr />
          {after}
        </span>
      </QuietLink>
      {note && <Note>{note}</Note>}
    </div>
  );
}

/** As easy to touch as one in a list, without more room between the lines. */
export const QuietLink = styled.a`
  display: inline-block;
  margin-block: calc((${leading.body} * 1em - ${control.s}) / 2);
  padding-block: calc((${control.s} - ${leading.body} * 1em) / 2);
  overflow-wrap: anywhere;
`;

const Note = styled.div`
  color: ${color.inkSoft};
`;
