import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { mailtoLink } from '../../branches/model/links.ts';
import { color, size } from '../../components/ui/style/tokens.ts';

export type EmailLinkProps = Readonly<{
  address: string;
  /** A line under the link that says what the address is for. */
  note?: ReactNode;
}>;

/** An email link that may wrap after the @. */
export function EmailLink({ address, note }: EmailLinkProps) {
  const [before, after] = address.split('@');
  return (
    <>
      <a href={mailtoLink(address)}>
        <span>
          {before}@<wbr />
          {after}
        </span>
      </a>
      {note && <Note>{note}</Note>}
    </>
  );
}

const Note = styled.div`
  color: ${color.inkSoft};
  font-size: ${size.small};
`;
