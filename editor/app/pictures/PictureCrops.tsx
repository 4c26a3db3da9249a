import { useTranslation } from 'react-i18next';
import { type Frame, isFixed, ratioOf } from '../../../renderer/media/frames.ts';
import type { Point } from './movePoint.ts';

export type PictureCropsProps = Readonly<{ address: string | undefined; frame: Frame; point: Point }>;

/** A picture as pages cut it: in its only shape, or in the two between which the layout of each screen chooses. */
export function PictureCrops({ address, frame, point }: PictureCropsProps) {
  const { t } = useTranslation('editor-staff');
  const shapes = isFixed(frame)
    ? [{ label: 'pictures.cut.only', shape: frame.widest } as const]
    : [
        { label: 'pictures.cut.widest', shape: frame.widest } as const,
        { label: 'pictures.cut.tallest', shape: frame.tallest } as const,
      ];
  return (
    <div className="picture-crops">
      {shapes.map(({ label, shape }) => (
        <figure key={label}>
          <figcaption>{t(label)}</figcaption>
          <img
            src={address}
            alt=""
            style={{ aspectRatio: ratioOf(shape), objectPosition: `${point.x}% ${point.y}%` }}
          />
        </figure>
      ))}
    </div>
  );
}
