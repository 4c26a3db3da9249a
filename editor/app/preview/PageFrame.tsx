import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FromPage, readFromPage, type ToPage } from '../../preview/page/messages.ts';
import { color } from '../ui/look.ts';
import { useSize } from './useSize.ts';

export type PageFrameProps = Readonly<{
  title: string;
  /** Address of the page; another one opens a new document. */
  src: string;
  /** Least width of the page in pixels; it is scaled down to fit. */
  width: number;
  /** Whether a wider frame makes the page wider. */
  grows: boolean;
  /** The document as it is now; undefined while it is being made. */
  html: string | undefined;
  /** Names what is outlined: another name scrolls the page to it. */
  focus: string | undefined;
  /** Whether a click chooses a text rather than following a link. */
  picks: boolean;
  onMessage: (message: FromPage) => void;
}>;

/** The page itself, on an origin of its own. */
export function PageFrame({ title, src, width, grows, html, focus, picks, onMessage }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { element, size } = useSize();
  const [ready, setReady] = useState('');
  /** What the page was last scrolled to. */
  const scrolled = useRef('');
  const receive = useEffectEvent(({ data, source, origin }: MessageEvent) => {
    if (source !== frame.current?.contentWindow || origin !== new URL(src).origin) return;
    const message = readFromPage(data);
    if (message?.type === 'page:ready') setReady(src);
    else if (message) onMessage(message);
  });
  useEffect(() => {
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  }, []);
  useEffect(() => {
    if (html === undefined || ready !== src) return;
    const place = focus === undefined ? '' : `${src} ${focus}`;
    const message: ToPage = { type: 'editor:show', html, picks, scrolls: place !== '' && place !== scrolled.current };
    scrolled.current = place;
    frame.current?.contentWindow?.postMessage(message, new URL(src).origin);
  }, [html, focus, picks, ready, src]);

  const shown = grows ? Math.max(width, size.width) : width;
  const scale = Math.min(1, size.width / shown);
  return (
    <Space ref={element}>
      <iframe
        key={src}
        ref={frame}
        title={title}
        src={src}
        sandbox="allow-scripts allow-same-origin allow-forms"
        style={{
          width: shown,
          height: size.height / scale,
          transform: `scale(${scale})`,
          marginLeft: Math.max(0, (size.width - shown * scale) / 2),
        }}
      />
    </Space>
  );
}

const Space = styled.div`
  flex: 1;
  min-width: 0;
  /* Before it is scaled down the page is larger than this: nothing may scroll to the rest. */
  overflow: clip;
  iframe {
    display: block;
    border: 0;
    transform-origin: 0 0;
    background: ${color.white};
  }
`;
