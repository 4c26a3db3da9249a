import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FromPage, readFromPage, type ToPage } from '../../preview/frame/messages.ts';
import { session } from '../api.ts';

/** Widths of pages: that of a common phone, and of a small laptop, or of a larger screen where there is room. */
const WIDTHS = { phone: '390px', desktop: 'max(100cqw, 1280px)' } as const;

export type PageFrameProps = Readonly<{
  title: string;
  /** Identifies the page: another name opens a new document. */
  name: string;
  /** Its address on the site, without query. */
  path: string;
  /** The page's width; it is scaled down to fit. */
  width: keyof typeof WIDTHS;
  /** The document as it is now; undefined while it is being made. */
  html: string | undefined;
  /** Days by which the page's clock is ahead of today. */
  days?: number;
  /** Identifies what is outlined: another name scrolls to it. */
  focus: string | undefined;
  /** Whether a click chooses a text rather than following a link. */
  picks?: boolean;
  onMessage?: (message: Extract<FromPage, { type: 'page:pick' | 'page:leads' }>) => void;
}>;

/** The page, in a document without access to the editor. */
export function PageFrame(props: PageFrameProps) {
  const { title, name, path, width, html, days = 0, focus, picks = false, onMessage } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState('');
  /** What the page was last scrolled to. */
  const scrolled = useRef('');
  const receive = useEffectEvent(({ data, source }: MessageEvent) => {
    const page = frame.current?.contentWindow;
    const message = page && source === page ? readFromPage(data) : undefined;
    if (message?.type === 'page:ready') setReady(name);
    else if (message?.type === 'page:picture') sendPicture(page, message.address);
    else if (message) onMessage?.(message);
  });
  useEffect(() => {
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  }, []);
  useEffect(() => {
    if (html === undefined || ready !== name) return;
    const place = focus === undefined ? '' : `${name} ${focus}`;
    const scrolls = place !== '' && place !== scrolled.current;
    scrolled.current = place;
    tell(frame.current?.contentWindow, { type: 'editor:show', html, path, days, picks, scrolls });
  }, [html, path, days, focus, picks, ready, name]);
  return (
    <div className="sandbox">
      <iframe
        key={name}
        ref={frame}
        title={title}
        src="/frame.html"
        sandbox="allow-scripts"
        style={{ '--width': WIDTHS[width] } as CSSProperties}
      />
    </div>
  );
}

/** The frame's origin is opaque and cannot be named. The page is no secret. */
const tell = (page: Window | null | undefined, message: ToPage): void => page?.postMessage(message, '*');

/** Pictures by address, which changes with the content. A failed request is repeated. */
const pictures = new Map<string, Blob>();

/** The frame shows what people type, so it gets only pictures of the site. */
async function sendPicture(page: Window | null | undefined, address: string): Promise<void> {
  const picture = pictures.get(address) ?? (await session.pictures.rendered(address).catch(() => undefined));
  if (!picture) return;
  pictures.set(address, picture);
  tell(page, { type: 'editor:picture', address, picture });
}
