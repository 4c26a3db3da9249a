import { useEffect, useRef, useState } from 'react';
import { usePictureAddress } from './usePictureAddress.ts';

export type SmallPictureProps = Readonly<{ name: string; width: number; height: number }>;

/** A picture in a list: it is made when it comes into view. @param props its path under `media/` and its size in pixels */
export function SmallPicture({ name, width, height }: SmallPictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [isInView, setInView] = useState(false);
  const address = usePictureAddress(isInView ? name : undefined, 320);
  useEffect(() => {
    const view = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) setInView(true);
    });
    if (image.current) view.observe(image.current);
    return () => view.disconnect();
  }, []);
  return <img ref={image} src={address} alt="" width={width} height={height} />;
}
