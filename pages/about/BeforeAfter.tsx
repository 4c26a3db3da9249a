import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Picture } from '../../components/site/Picture.tsx';
import { color, radius, shadow, size, space } from '../../components/ui/tokens.ts';
import { useWords } from '../../renderer/useWords.tsx';

const WIDTHS = [320, 640];

type Side = Readonly<{ src: string; alt: string }>;

export type BeforeAfterProps = Readonly<{ before: Side; after: Side; title: ReactNode; caption: ReactNode }>;

/** Two pictures of the same teeth with one caption. */
export function BeforeAfter({ before, after, title, caption }: BeforeAfterProps) {
  const words = useWords('about');
  return (
    <Figure>
      <Pair>
        {([before, after] as const).map(({ src, alt }, i) => (
          <div key={src}>
            <Picture src={src} alt={alt} widths={WIDTHS} sizes="(min-width: 64rem) 18rem, 50vw" />
            <span>{words.text(i === 0 ? 'gallery.before' : 'gallery.after')}</span>
          </div>
        ))}
      </Pair>
      <figcaption>
        <h3>{title}</h3>
        <p>{caption}</p>
      </figcaption>
    </Figure>
  );
}

const Figure = styled.figure`
  height: 100%;
  overflow: hidden;
  border-radius: ${radius.m};
  background: ${color.white};
  box-shadow: ${shadow.soft};

  figcaption {
    padding: ${space.m};
  }

  figcaption p {
    margin-top: ${space.xxs};
    color: ${color.inkSoft};
  }

  @media print {
    break-inside: avoid;
    box-shadow: none;
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.xxxs};

  & > div {
    position: relative;
  }

  span {
    position: absolute;
    inset: auto auto ${space.xs} ${space.xs};
    padding: ${space.xxxs} ${space.s};
    border-radius: ${radius.pill};
    background: ${color.white};
    color: ${color.ink};
    font-size: ${size.small};
    font-weight: 600;
  }
`;
