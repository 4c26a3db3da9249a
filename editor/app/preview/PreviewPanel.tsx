import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FindPage } from './FindPage.tsx';
import { PageFrame, type PageFrameProps } from './PageFrame.tsx';
import { PreviewControls } from './PreviewControls.tsx';
import { PreviewNotes } from './PreviewNotes.tsx';
import { usePreview } from './previewContext.tsx';
import { nameOfPage, type PreviewView, pageAt, pathOfPage, viewOf, WIDTHS, windowAddress } from './previewView.ts';
import { usePage } from './usePage.ts';

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
  const { site, answered } = usePage(view, target.focus, picked !== undefined);
  const page = answered?.page;

  useEffect(() => {
    const { page: path, language } = target;
    setView((last) => ({ ...last, ...(path && { path }), ...(language && { language }) }));
  }, [target]);
  const change = (changed: Partial<PreviewView>) => {
    setLead(undefined);
    setView((last) => ({ ...last, ...changed }));
  };
  const receive: PageFrameProps['onMessage'] = (message) => {
    if (message.type === 'page:pick' && page?.state === 'shown') {
      const text = page.texts[message.name];
      if (!text) return;
      const { namespace, key, path } = text;
      picked?.(
        { kind: 'text', language: view.language, namespace, key },
        path && { kind: 'fact', file: namespace, path },
      );
    }
    if (message.type === 'page:leads') {
      const { origin, pathname } = new URL(message.href);
      const at = pageAt(pathname);
      if (origin === location.origin && site?.pages.some(({ path }) => path === at.path)) change(at);
      else setLead(message.href);
    }
  };

  const name = nameOfPage(view);
  return (
    <div className="preview-panel">
      <PreviewControls view={view} site={site} onChange={change}>
        <div className="preview-panel-line">
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
      <div className="preview-panel-stage">
        {answered && page?.state === 'shown' && (
          <PageFrame
            title={t('title')}
            name={name}
            path={pathOfPage(view)}
            width={WIDTHS[view.width]}
            grows={view.width === 'desktop'}
            html={nameOfPage(answered.view) === name ? page.html : undefined}
            days={page.days}
            focus={page.place === 'page' ? JSON.stringify(answered.focus) : undefined}
            picks={picked !== undefined && !follows}
            onMessage={receive}
          />
        )}
        <PreviewNotes
          page={page}
          lead={lead}
          help={
            target.focus && (
              <FindPage
                key={JSON.stringify(target.focus)}
                view={view}
                focus={target.focus}
                onFind={(path) => change({ path })}
              />
            )
          }
        />
      </div>
    </div>
  );
}
