import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { mailtoLink } from '../../branches/model/links.ts';
import { color, size } from '../../components/ui/style/tokens.ts';

export type EmailLinkProps = Readonly<{
  address: string;
  /** What kind of address it is, below it. */
  note?: ReactNode;
}>;

/** An e-mail address to write to. In a narrow column it goes on in a second line after its @. */
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
