import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { FIRST_CHANGE } from '../../publish/pages/changeMarks.ts';
import { color, edge } from '../ui/look.ts';

export type PageFrameProps = Readonly<{
  title: string;
  /** Address of the page; undefined if there is none. */
  source: string | undefined;
  /** Shown in place of a page that does not exist. */
  missing: string;
  /** Width of the screen that the page is shown on, in CSS pixels. */
  width: number;
}>;

/** Height of the picture in proportion to its width. */
const TALL = 1.4;

/** A page as a picture: scaled to the room there is, and nothing in it can be clicked. It begins at the first difference. */
export function PageFrame({ title, source, missing, width }: PageFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const scale = room / width;
  return (
    <figure style={{ margin: 0 }}>
      <figcaption>
        <h3>{title}</h3>
      </figcaption>
      <Box ref={box} style={{ height: room * TALL }}>
        {source === undefined ? (
          <p>{missing}</p>
        ) : (
          room > 0 && (
            <iframe
              key={source}
              title={title}
              src={`${source}#${FIRST_CHANGE}`}
              // Its own origin lets it load its pictures. Scripts are not allowed.
              sandbox="allow-same-origin"
              inert
              style={{
                width,
                height: (room * TALL) / scale,
                border: 0,
                transform: `scale(${scale})`,
                transformOrigin: '0 0',
              }}
            />
          )
        )}
      </Box>
    </figure>
  );
}

const Box = styled.div`
  overflow: clip;
  border: 1px solid ${color.lineStrong};
  border-radius: ${edge.s};
  background: ${color.white};
`;
