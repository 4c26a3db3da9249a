import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Picture } from '../site/Picture.tsx';
import { Prose } from '../ui/layout/Section.tsx';
import { color, leading, radius, size, space } from '../ui/style/tokens.ts';

type WisdomToothNoteProps = Readonly<{
  /** A text with a link to /wisdom-tooth-removal, which no menu links to. */
  children: ReactNode;
}>;

const WIDTHS = [400, 560, 800, 1120];
const SIZES = '(min-width: 64rem) 30rem, (min-width: 45rem) 46vw, calc(100vw - 2rem)';

/** A note that leads to the page about wisdom teeth. */
export function WisdomToothNote({ children }: WisdomToothNoteProps) {
  return (
    <Note>
      <Picture src="topics/wisdom-tooth-removal.webp" alt="" widths={WIDTHS} sizes={SIZES} />
      <Prose>{children}</Prose>
    </Note>
  );
}

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  overflow: hidden;
  height: 100%;
  border-radius: ${radius.m};
  background: ${color.mint};

  picture {
    flex: 1 1 14rem;
    align-self: stretch;
  }

  img {
    height: 100%;
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }

  & > div {
    flex: 2 1 18rem;
    padding: ${space.m} ${space.panel};
    font-size: ${size.lead};
    line-height: ${leading.lead};
  }

  /* The text size of the cards around it. */
  li & > div {
    padding: ${space.m};
    font-size: ${size.body};
  }

  [data-ground='mint'] & {
    background: ${color.white};
  }

  @media print {
    picture {
      display: none;
    }
  }
`;
