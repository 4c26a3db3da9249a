import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, NavLink, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { session } from '../api.ts';
import { clockError, isOnForge } from '../connection.ts';
import { PreviewPanel } from '../preview/PreviewPanel.tsx';
import { PreviewProvider } from '../preview/previewContext.tsx';
import { PublishPage } from '../publish/PublishPage.tsx';
import { useClock } from '../publish/Versions.tsx';
import { ReadyPage } from '../ready/ReadyPage.tsx';
import { Account, KeyEnds } from '../signIn/Account.tsx';
import { TaskPage } from '../staff/pages/FilePage.tsx';
import { BranchPage, Home } from '../staff/pages/Home.tsx';
import { useAct } from '../staff/queries.ts';
import { NotAnswered } from '../staff/save/Connection.tsx';
import { SaveBar } from '../staff/save/SaveBar.tsx';
import { TextsPages } from '../texts/TextsPages.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog, Question } from '../ui/Dialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useDay } from './say.ts';
import { LanguageSelect } from './words.tsx';

const SIDES = ['work', 'page'] as const;

/** The editor: the bar on top, the work area, and the page as it will be. Narrow screens show one of the two at a time. */
export function Editor() {
  const { t } = useTranslation('editor');
  const { pathname, key } = useLocation();
  // Areas without a page to preview.
  const isAlone = /^\/(?:publish|ready)/.test(pathname);
  const [shown, show] = useState<(typeof SIDES)[number]>('work');
  const [bar, setBar] = useState<HTMLElement | null>(null);
  /** How far each of the two is scrolled. */
  const scrolled = useRef({ work: 0, page: 0 });
  useLayoutEffect(() => void scrollTo(0, scrolled.current[shown]), [shown]);
  // Texts are part of the page that is reviewed.
  const place = pathname.replace('/read/', '/').replace(/^(\/texts\/[^/]+\/(?:branches\/)?[^/]+)\/.*/, '$1');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its top.
  useLayoutEffect(() => {
    scrollTo(0, 0);
    document.getElementById('work')?.scrollTo(0, 0);
  }, [place]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever goes somewhere wants to see it.
  useEffect(() => show('work'), [key]);
  return (
    <PreviewProvider>
      <div className="window">
        <a className="button unseen" href="#work">
          {t('skip')}
        </a>
        <TopBar />
        <KeyEnds />
        <ClockIsWrong />
        <EarlierChanges />
        {!isAlone && (
          <section className="column-choice" aria-label={t('sides.label')}>
            {SIDES.map((side) => (
              <Button
                key={side}
                aria-pressed={shown === side}
                onClick={() => {
                  scrolled.current[shown] = scrollY;
                  show(side);
                }}
              >
                {t(`sides.${side}`)}
              </Button>
            ))}
          </section>
        )}
        <div className="columns" data-shown={isAlone ? 'work' : shown}>
          <main id="work" tabIndex={-1}>
            <div>
              <NotAnswered />
              <Routes>
                <Route path="/" element={<Navigate to="/branches" replace />} />
                <Route path="/branches" element={<Home />} />
                <Route path="/branches/:id" element={<BranchPage />} />
                <Route path="/branches/:id/:task" element={<TaskPage />} />
                <Route path="/texts/*" element={<TextsPages />} />
                <Route path="/publish/*" element={<PublishPage bar={bar} />} />
                <Route path="/ready" element={<ReadyPage />} />
                <Route path="*" element={<p>{t('notFound')}</p>} />
              </Routes>
            </div>
            <SaveBar end={setBar} />
          </main>
          <aside hidden={isAlone} aria-label={t('page')}>
            <PreviewPanel onPick={() => show('work')} />
          </aside>
        </div>
      </div>
    </PreviewProvider>
  );
}

/** The three areas, who is signed in, and the language of the editor itself, if there is a choice. */
function TopBar() {
  const { t } = useTranslation('editor');
  const areas = { branches: 'branches', texts: 'texts', publish: isOnForge ? 'publish' : 'changes' } as const;
  return (
    <header className="wrap bar">
      <nav className="wrap" aria-label={t('areas.label')}>
        {Object.entries(areas).map(([area, name]) => (
          <NavLink className="button" key={area} to={`/${area}`}>
            {t(`areas.${name}`)}
          </NavLink>
        ))}
      </nav>
      <div className="wrap end">
        <Account />
        <LanguageSelect label={t('language')} />
      </div>
    </header>
  );
}

const HALF_A_DAY = 12 * 60 * 60 * 1000;

/** Warns if this device's clock is wrong, because offers begin and end by date. */
function ClockIsWrong() {
  const { t } = useTranslation('editor');
  const dayOf = useDay();
  if (Math.abs(clockError) < HALF_A_DAY) return null;
  const now = Date.now();
  return <Notice tone="attention">{t('clock', { device: dayOf(now), day: dayOf(now - clockError) })}</Notice>;
}

/** Asks whether to resume or discard the changes of an earlier visit. Until then, they are not shown. */
function EarlierChanges() {
  const { t } = useTranslation('editor');
  const clock = useClock();
  const navigate = useNavigate();
  const { data } = useQuery({ queryKey: ['earlier'], queryFn: async () => (await session.earlier.changes()) ?? null });
  const resume = useAct(() => session.earlier.resumeDraft());
  const discard = useAct(() => session.unsaved.discard());
  const [isAsking, setAsking] = useState(false);
  if (!data) return null;
  const { count, time } = data;
  if (isAsking)
    return (
      <Question
        title={t('editor-staff:discard.title')}
        yes={t('editor-staff:discard.do')}
        isBusy={discard.isPending}
        onYes={() => discard.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>{t('earlier.about', { count, time: clock(time) })}</p>
      </Question>
    );
  return (
    <Dialog title={t('earlier.title', { count })} onClose={() => resume.mutate()}>
      <p>{t('earlier.about', { count, time: clock(time) })}</p>
      <div className="wrap">
        <Button look="main" onClick={() => resume.mutate()}>
          {t('earlier.goOn')}
        </Button>
        <Button onClick={() => resume.mutate(undefined, { onSuccess: () => navigate('/publish') })}>
          {t('earlier.look')}
        </Button>
        <Button onClick={() => setAsking(true)}>{t('earlier.discard')}</Button>
      </div>
    </Dialog>
  );
}
