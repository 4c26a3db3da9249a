import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOfPath } from '../../../locales/languages.ts';
import type { Focus } from '../../preview/showPage.ts';
import { onDraftChange, session } from '../api.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PageFrame, type PageFrameProps } from './PageFrame.tsx';
import { PreviewControls } from './PreviewControls.tsx';
import { PreviewProvider, usePreview } from './previewContext.tsx';
import { nameOfPage, type PreviewView, pathOfPage, viewOf, WIDTHS, windowAddress } from './previewView.ts';

export type PreviewPanelProps = Readonly<{
  /** Whether it has a window of its own. */
  isAlone?: boolean;
}>;

/** The page as it will be, beside the form. */
export function PreviewPanel({ isAlone = false }: PreviewPanelProps) {
  const { t } = useTranslation('editor-preview');
  const { target, picked } = usePreview();
  const [view, setView] = useState<PreviewView>(() => viewOf(new URLSearchParams(isAlone ? location.search : '')));
  /** Where the last link would have led. */
  const [lead, setLead] = useState<string>();
  const [follows, setFollows] = useState(false);
  const [revision, setRevision] = useState(0);
  useEffect(() => onDraftChange(setRevision), []);
  const { focus } = target;
  const withTexts = picked !== undefined;
  // While something new is made, the page is what was there before.
  const { data: answered } = useQuery({
    queryKey: ['page', revision, view, focus, withTexts],
    queryFn: async () => ({ view, focus, page: await session.preview.page(view, focus, withTexts) }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const page = answered?.page;
  const shown = page?.state === 'shown' ? page : undefined;

  useEffect(() => {
    const { page: path, language } = target;
    setView((last) => ({ ...last, ...(path && { path }), ...(language && { language }) }));
  }, [target]);
  const change = (changed: Partial<PreviewView>) => {
    setLead(undefined);
    setView((last) => ({ ...last, ...changed }));
  };
  const receive: PageFrameProps['onMessage'] = (message) => {
    if (message.type === 'page:leads') {
      const { origin, pathname } = new URL(message.href);
      const { language, path } = languageOfPath(pathname);
      if (origin === location.origin && page?.pages.some((each) => each.path === path))
        change({ path, language: language.code });
      else setLead(message.href);
      return;
    }
    const text = shown?.texts[message.name];
    if (text) picked?.(text, view.language);
  };

  const name = nameOfPage(view);
  return (
    <div className="preview-panel">
      <PreviewControls view={view} page={page} onChange={change}>
        <div className="preview-more">
          {picked && (
            <label>
              <input type="checkbox" checked={follows} onChange={() => setFollows(!follows)} /> {t('follow')}
            </label>
          )}
          {!isAlone && (
            <a href={windowAddress(view)} target="_blank" rel="noreferrer">
              {t('ownWindow')}
            </a>
          )}
        </div>
      </PreviewControls>
      <div className="preview-stage">
        {answered && shown && (
          <PageFrame
            title={t('title')}
            name={name}
            path={pathOfPage(view)}
            width={WIDTHS[view.width]}
            grows={view.width === 'desktop'}
            html={nameOfPage(answered.view) === name ? shown.html : undefined}
            days={shown.days}
            focus={shown.place === 'page' ? JSON.stringify(answered.focus) : undefined}
            picks={picked !== undefined && !follows}
            onMessage={receive}
          />
        )}
        <div className="preview-notes">
          {page?.state === 'failed' && <Notice tone="wrong">{`${t('failed')}\n${page.message}`}</Notice>}
          {shown && shown.problems.length > 0 && (
            <Notice tone="attention">{t('behind', { count: shown.problems.length })}</Notice>
          )}
          {(shown?.place === 'head' || shown?.place === 'nowhere') && (
            <Notice tone="attention">
              <p>{t(`place.${shown.place}`)}</p>
              {focus && (
                <FindPage key={JSON.stringify(focus)} view={view} focus={focus} onFind={(path) => change({ path })} />
              )}
            </Notice>
          )}
          {lead !== undefined && (
            <Notice tone="attention">{t(`leads.${kindOf(lead)}`, { address: readable(lead) })}</Notice>
          )}
        </div>
      </div>
    </div>
  );
}

type FindPageProps = Readonly<{ view: PreviewView; focus: Focus; onFind: (path: string) => void }>;

/** Looks for a page that shows what is being changed. */
function FindPage({ view, focus, onFind }: FindPageProps) {
  const { t } = useTranslation('editor-preview');
  const search = useMutation({
    mutationFn: () => session.preview.find(view, focus),
    onSuccess: (path) => path !== undefined && onFind(path),
  });
  if (search.isSuccess && search.data === undefined) return <p>{t('find.none')}</p>;
  return (
    <Button type="button" disabled={search.isPending} onClick={() => search.mutate()}>
      {t(search.isPending ? 'find.pending' : 'find.start')}
    </Button>
  );
}

function kindOf(address: string): 'call' | 'mail' | 'whatsapp' | 'elsewhere' {
  const { protocol, hostname } = new URL(address);
  if (protocol === 'tel:') return 'call';
  if (protocol === 'mailto:') return 'mail';
  return hostname === 'wa.me' ? 'whatsapp' : 'elsewhere';
}

/** An address as people read it. */
function readable(address: string): string {
  const { protocol, pathname, host, searchParams } = new URL(address);
  if (protocol === 'tel:' || protocol === 'mailto:') return decodeURIComponent(pathname);
  if (host === 'wa.me') return [`+${pathname.slice(1)}`, searchParams.get('text')].filter(Boolean).join('\n');
  return decodeURI(host + pathname);
}

/** A window with nothing but the page. It follows what is changed in the other windows of the editor. */
export function PageWindow() {
  const { t } = useTranslation('editor-preview');
  return (
    <PreviewProvider follows>
      <title>{t('title')}</title>
      <main className="page-window">
        <h1 className="unseen">{t('title')}</h1>
        <PreviewPanel isAlone />
      </main>
    </PreviewProvider>
  );
}
