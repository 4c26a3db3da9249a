import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatch, useNavigate } from 'react-router-dom';
import { LANGUAGES, languageOfPath, pathInLanguage, SOURCE_LANGUAGE } from '../../../locales/languages.ts';
import { factAddress } from '../../content/tasks.ts';
import type { PageAnswer } from '../../preview/preview.ts';
import type { Focus, PageView } from '../../preview/previewSite.ts';
import { textAddress } from '../../texts/textPlace.ts';
import { onDraftChange, session } from '../api.ts';
import { Button } from '../ui/Button.tsx';
import { Check } from '../ui/Check.tsx';
import { Options, Select } from '../ui/Field.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PageFrame, type PageFrameProps } from './PageFrame.tsx';
import { usePreview } from './previewContext.tsx';

/** Which page is shown, and how. */
type PreviewView = PageView & Pick<PageFrameProps, 'width'>;

const FIRST: PreviewView = { variant: 'combined', language: SOURCE_LANGUAGE.code, path: '/', width: 'phone' };

/** The page as it will be, beside the form. A tap opens the field of an element. @param onPick is called then */
export function PreviewPanel({ onPick }: Readonly<{ onPick: () => void }>) {
  const { t, i18n } = useTranslation('editor-preview');
  const navigate = useNavigate();
  const { target } = usePreview();
  const [view, setView] = useState<PreviewView>(FIRST);
  /** Where the last link leads, or that the tapped element has no field. */
  const [lead, setLead] = useState<ReturnType<typeof leadOf> | Readonly<{ kind: 'code' }>>();
  const [follows, setFollows] = useState(false);
  const [revision, setRevision] = useState(0);
  useEffect(() => void onDraftChange(setRevision), []);
  const { focus } = target;
  const isTranslating = useMatch('/texts/*') !== null && view.language !== SOURCE_LANGUAGE.code;
  // Until the new page is rendered, the old one stays.
  const { data: answered } = useQuery({
    queryKey: ['page', revision, view, focus],
    queryFn: async () => ({ view, focus, page: await session.preview.page(view, focus) }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const page = answered?.page;
  const shown = page?.state === 'shown' ? page : undefined;

  /** After a pick, the page stays while the form's other fields are used. */
  const stays = useRef<string | true>(undefined);
  useEffect(() => {
    const { page: path, language } = target;
    if (stays.current === true) stays.current = path;
    else if (stays.current !== path) stays.current = undefined;
    const turns = path !== undefined && stays.current === undefined;
    setView((last) => ({ ...last, ...(turns && { path }), ...(language && { language }) }));
  }, [target]);
  /** What was searched for on other pages, or must not be because a person has chosen the page. */
  const sought = useRef<Focus>(undefined);
  const change = (changed: Partial<PreviewView>) => {
    sought.current = focus;
    setLead(undefined);
    setView((last) => ({ ...last, ...changed }));
  };
  const begins = shown?.begins;
  const isElsewhere = shown?.place === 'nowhere' && !begins && answered?.focus === focus && answered?.view === view;
  useEffect(() => {
    if (!isElsewhere || !focus || sought.current === focus) return;
    sought.current = focus;
    void session.preview.find(view, focus).then((path) => {
      if (path !== undefined) setView((last) => (last === view ? { ...view, path } : last));
    });
  }, [isElsewhere, focus, view]);
  const pick = async (at: number) => {
    const found = await session.preview.pick(view, at, isTranslating);
    setLead(found === undefined ? { kind: 'code' } : undefined);
    if (!found) return;
    stays.current = true;
    navigate(found.kind === 'fact' ? factAddress(found) : textAddress(view.language, found));
    onPick();
  };
  const receive: PageFrameProps['onMessage'] = (message) => {
    if (message.type === 'page:pick') return void pick(message.at);
    const { origin, pathname } = new URL(message.href);
    const { language, path } = languageOfPath(pathname);
    if (origin === location.origin && page?.pages?.some((each) => each.path === path))
      change({ path, language: language.code });
    else setLead(leadOf(message.href));
  };

  const name = viewKey(view);
  const dayName = (day: string) =>
    new Date(day).toLocaleDateString(i18n.language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <>
      <Controls view={view} page={page} onChange={change}>
        <Check label={t('follow')} isOn={follows} onChange={setFollows} />
      </Controls>
      <div className="preview-stage">
        {answered && shown && (
          <PageFrame
            title={t('title')}
            name={name}
            path={pathOf(view)}
            width={view.width}
            html={viewKey(answered.view) === name ? shown.html : undefined}
            days={shown.days}
            focus={shown.place === 'page' ? JSON.stringify(answered.focus) : undefined}
            picks={!follows}
            onMessage={receive}
          />
        )}
        <div className="preview-notes">
          {view.day && (
            <Notice tone="attention">
              {t('asOf', { day: dayName(view.day) })}{' '}
              <Button onClick={() => change({ day: undefined })}>{t('today')}</Button>
            </Notice>
          )}
          {shown?.seen && <Notice tone="attention">{t(`seen.${shown.seen}`)}</Notice>}
          {page?.state === 'failed' && <Notice tone="wrong">{`${t('failed')}\n${page.message}`}</Notice>}
          {shown && shown.problems.length > 0 && (
            <Notice tone="attention">{t('behind', { count: shown.problems.length })}</Notice>
          )}
          {(shown?.place === 'head' || shown?.place === 'nowhere') && (
            <Notice tone="attention">
              {begins ? t('begins.later', { day: dayName(begins) }) : t(`place.${shown.place}`)}{' '}
              {begins && (
                <Button onClick={() => setView((last) => ({ ...last, day: begins }))}>
                  {t('begins.show', { day: dayName(begins) })}
                </Button>
              )}
            </Notice>
          )}
          {lead && <Notice tone="attention">{t(`leads.${lead.kind}`, lead)}</Notice>}
        </div>
      </div>
    </>
  );
}

const GROUPS = ['main', 'services', 'branches', 'other'] as const;

type ControlsProps = Readonly<{
  view: PreviewView;
  page: PageAnswer | undefined;
  onChange: (change: Partial<PreviewView>) => void;
  /** Further controls. */
  children: ReactNode;
}>;

/** Chooses the page, the site, the language, the day and the width. */
function Controls({ view, page, onChange, children }: ControlsProps) {
  const { t } = useTranslation('editor-preview');
  const { pages = [], variants = [], today = '' } = page ?? {};
  // On a phone, the page needs the room.
  const [isWhole, setWhole] = useState(false);
  return (
    <div className="wrap ends preview-controls" data-whole={isWhole || undefined}>
      <Select label={t('choose.page')} value={view.path} onChoose={(path) => onChange({ path })}>
        {GROUPS.map((group) => (
          <optgroup key={group} label={t(`groups.${group}`)}>
            <Options
              of={pages.flatMap((each) => (each.group === group ? [[each.path, each.title, view.language]] : []))}
            />
          </optgroup>
        ))}
      </Select>
      <div className="more">
        <Button aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {t('choose.more')}
        </Button>
      </div>
      <Select label={t('choose.language')} value={view.language} onChoose={(language) => onChange({ language })}>
        <Options of={LANGUAGES.map(({ code, nativeName }) => [code, nativeName, code])} />
      </Select>
      {variants.length > 2 && (
        <Select label={t('choose.site')} value={view.variant} onChoose={(variant) => onChange({ variant })}>
          <Options of={variants.map(({ id, name }) => [id, name ?? t('allBranches')])} />
        </Select>
      )}
      <label className="label small">
        {t('choose.day')}
        <input
          className="input"
          type="date"
          value={view.day ?? today}
          onChange={({ currentTarget }) => onChange({ day: currentTarget.value || undefined })}
        />
      </label>
      <fieldset className="row" aria-label={t('choose.width')}>
        {(['phone', 'desktop'] as const).map((width) => (
          <Button key={width} aria-pressed={view.width === width} onClick={() => onChange({ width })}>
            {t(`widths.${width}`)}
          </Button>
        ))}
      </fieldset>
      {children}
    </div>
  );
}

/** What a link would do, and its address as people read it. */
function leadOf(href: string) {
  const { protocol, pathname, host, searchParams } = new URL(href);
  if (protocol === 'tel:') return { kind: 'call', address: decodeURIComponent(pathname) } as const;
  if (protocol === 'mailto:') return { kind: 'mail', address: decodeURIComponent(pathname) } as const;
  if (host !== 'wa.me') return { kind: 'elsewhere', address: decodeURI(host + pathname) } as const;
  const message = [`+${pathname.slice(1)}`, searchParams.get('text')].filter(Boolean).join('\n');
  return { kind: 'whatsapp', address: message } as const;
}

/** Address of the page on its site, without host. */
const pathOf = ({ language, path }: PreviewView): string =>
  pathInLanguage(path, LANGUAGES.find(({ code }) => code === language) ?? SOURCE_LANGUAGE);

/** Identifies a page of a site on a day. */
const viewKey = (view: PreviewView) => [pathOf(view), view.variant, view.day].join(' ');
