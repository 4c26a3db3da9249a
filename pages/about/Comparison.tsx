import styled from '@emotion/styled';
import { Picture } from '../../components/site/Picture.tsx';
import { Icon } from '../../components/ui/links/Icon.tsx';
import { useWords } from '../../renderer/context/useWords.tsx';
import { type Change, comparisonStyle, SPLIT } from './comparisonStyle.ts';

const WIDTHS = [360, 540];
const SIZES = '(min-width: 72rem) 17rem, (min-width: 45rem) 22vw, 44vw';

/** One of the two pictures. */
export type Side = Readonly<{ src: string; alt: string }>;

export type ComparisonProps = Readonly<{
  before: Side;
  after: Side;
  /** The accessible name of the range input. */
  label: string;
  /** Decides where the divider stands at first. */
  change?: Change | undefined;
}>;

/**
 * A before/after slider: a range input moves the divider between two pictures, with `renderer/client/comparison.ts`. Without
 * scripts, if that code fails to load, and in print, the pictures are side by side.
 */
export function Comparison({ before, after, label, change = 'all' }: ComparisonProps) {
  const words = useWords('about');
  return (
    <Frame data-comparison="" data-change={change === 'all' ? undefined : change}>
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
        defaultValue={SPLIT[change]}
        aria-label={label}
        aria-valuetext={words.plain('gallery.split', { percent: String(SPLIT[change]) })}
      />
      <i>
        <Icon name="arrows-horizontal" />
      </i>
    </Frame>
  );
}

const Frame = styled.div(comparisonStyle);
