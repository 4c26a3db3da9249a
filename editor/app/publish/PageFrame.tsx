import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FIRST_CHANGE } from '../../publish/pages/changeMarks.ts';
import type { Side } from '../../publish/pages/comparedDocument.ts';
import { session } from '../api.ts';
import { PageFrame as Sandbox } from '../preview/PageFrame.tsx';

/** An address, or a page that the session has compared. */
export type PageSource = string | Readonly<{ side: Side; address: string; version: string }>;

export type PageFrameProps = Readonly<{
  title: string;
  /** Where the page is; undefined if there is none. */
  source: PageSource | undefined;
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
      <div className="page-frame" ref={box} style={{ height: room * TALL }}>
        {source === undefined ? (
          <p>{missing}</p>
        ) : (
          room > 0 &&
          (typeof source !== 'string' ? (
            <SessionPage title={title} width={width} {...source} />
          ) : (
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
          ))
        )}
      </div>
    </figure>
  );
}

type SessionPageProps = Pick<PageFrameProps, 'title' | 'width'> & Exclude<PageSource, string>;

function SessionPage({ title, width, side, address, version }: SessionPageProps) {
  const { data } = useQuery({
    queryKey: ['publish', 'page', version, side, address],
    queryFn: async () => (await session.publishing.page(side, address)) ?? '',
  });
  return (
    <div inert style={{ display: 'contents' }}>
      <Sandbox
        title={title}
        name={`${side} ${address}`}
        path={address}
        width={width}
        grows={false}
        html={data}
        days={0}
        focus={version}
        picks={false}
        onMessage={() => undefined}
      />
    </div>
  );
}
