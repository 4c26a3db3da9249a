import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { session } from '../api.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Notice } from '../ui/Notice.tsx';

export type PictureChoiceProps = Readonly<{ folder: string; onChoose(name: string): void; onClose: () => void }>;

/** Chooses one of the pictures in `media/`, by its path there. Those of a folder come first. */
export function PictureChoice({ folder, onChoose, onClose }: PictureChoiceProps) {
  const { t } = useTranslation('editor-staff');
  const { data = [], isError } = useQuery({ queryKey: ['pictures'], queryFn: () => session.pictures.list() });
  const isElsewhere = (name: string) => Number(!name.startsWith(`${folder}/`));
  const sorted = data.toSorted((one, other) => isElsewhere(one.name) - isElsewhere(other.name));
  return (
    <Dialog title={t('pictures.choice.title')} onClose={onClose}>
      {isError && <Notice tone="wrong">{t('pictures.failed')}</Notice>}
      <ul className="tiles picture-choice">
        {sorted.map(({ name, uses }) => (
          <li key={name}>
            <Button
              onClick={() => {
                onChoose(name);
                onClose();
              }}
            >
              <SmallPicture name={name} />
              {name}
              {uses > 0 && <span className="hint">{t('pictures.choice.used', { count: uses })}</span>}
            </Button>
          </li>
        ))}
      </ul>
      <Button onClick={onClose}>{t('pictures.choice.close')}</Button>
    </Dialog>
  );
}

/** A picture in a list or a box, rendered when it comes into view. */
export function SmallPicture({ name }: Readonly<{ name: string }>) {
  const image = useRef<HTMLImageElement>(null);
  const [isInView, setInView] = useState(false);
  const { address, refusal } = usePicture(name, 320, isInView);
  useEffect(() => {
    const view = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) setInView(true);
    });
    if (image.current) view.observe(image.current);
    return () => view.disconnect();
  }, []);
  if (refusal !== undefined) return <span className="hint">{refusal}</span>;
  return <img ref={image} src={address} alt="" width={160} />;
}

/** The object URL of a picture in `media/` with a maximum width, or the error; neither until it is rendered. @param name path in that folder */
export function usePicture(name: string, width: 320 | 960, isNeeded = true) {
  const { data, error } = useQuery({
    queryKey: ['picture', name, width],
    async queryFn() {
      const picture = await session.pictures.thumbnail(name, width);
      return picture ? URL.createObjectURL(picture) : null;
    },
    enabled: isNeeded,
    // Changes of others invalidate it: see `start.tsx`.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return { address: data ?? undefined, refusal: error?.name === 'Refusal' ? error.message : undefined };
}
