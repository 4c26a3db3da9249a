import styled from '@emotion/styled';
import { Picture } from '../../components/site/Picture.tsx';
import { Icon } from '../../components/ui/links/Icon.tsx';
import { useWords } from '../../renderer/context/useWords.tsx';
import { comparisonStyle, SPLIT } from './comparisonStyle.ts';

const WIDTHS = [360, 720];
const SIZES = '(min-width: 72rem) 35rem, (min-width: 45rem) 46vw, calc(100vw - 3rem)';

/** One of the two pictures. */
export type Side = Readonly<{ src: string; alt: string }>;

export type ComparisonProps = Readonly<{
  before: Side;
  after: Side;
  /** The accessible name of the range input. */
  label: string;
  /** Where the divider stands at first. */
  split?: keyof typeof SPLIT;
}>;

/**
 * A before/after slider: a range input moves the divider between two pictures, with `renderer/client/comparison.ts`. Without
 * scripts, if that code fails to load, and in print, the pictures are side by side.
 */
export function Comparison({ before, after, label, split = 'mostlyAfter' }: ComparisonProps) {
  const words = useWords('about');
  return (
    <Frame data-comparison="" data-split={split === 'mostlyAfter' ? undefined : split}>
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
        defaultValue={SPLIT[split]}
        aria-label={label}
        aria-valuetext={words.plain('gallery.split', { percent: String(SPLIT[split]) })}
      />
      <i>
        <Icon name="arrows-horizontal" />
      </i>
    </Frame>
  );
}

const Frame = styled.div(comparisonStyle);
