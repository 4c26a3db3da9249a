import styled from '@emotion/styled';
import { Picture } from '../../components/site/Picture.tsx';
import { Icon } from '../../components/ui/links/Icon.tsx';
import { useWords } from '../../renderer/context/useWords.tsx';
import { comparisonStyle, DEFAULT_SPLIT } from './comparisonStyle.ts';

const WIDTHS = [360, 720];
const SIZES = '(min-width: 72rem) 35rem, (min-width: 45rem) 46vw, calc(100vw - 3rem)';

export type Side = Readonly<{ src: string; alt: string }>;

export type ComparisonProps = Readonly<{
  before: Side;
  after: Side;
  /** The name of the control. */
  label: string;
}>;

/**
 * Two pictures with a line between them that a range moves, by `renderer/client/comparison.ts`. Without scripts, when that
 * code does not arrive, and on paper, they stand side by side in the same frame.
 */
export function Comparison({ before, after, label }: ComparisonProps) {
  const words = useWords('about');
  return (
    <Frame data-comparison="">
      <div>
        <span>{words.text('gallery.before')}</span>
        <Picture {...before} widths={WIDTHS} sizes={SIZES} />
      </div>
      <div>
        <span>{words.text('gallery.after')}</span>
        <Picture {...after} widths={WIDTHS} sizes={SIZES} />
      </div>
      <input
        type="range"
        defaultValue={DEFAULT_SPLIT}
        aria-label={label}
        aria-valuetext={words.plain('gallery.split', { percent: String(DEFAULT_SPLIT) })}
      />
      <i>
        <Icon name="arrows-horizontal" />
      </i>
    </Frame>
  );
}

const Frame = styled.div(comparisonStyle);
