import { useQuery } from '@tanstack/react-query';
import { createElement, memo, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { SOURCE_LANGUAGE } from '../../../locales/languages.ts';
import { isBranchFile } from '../../../locales/model/namespace.ts';
import type { ReadingPage } from '../../texts/reading.ts';
import { readAddress, textAddress, textKey } from '../../texts/textPlace.ts';
import type { Text } from '../../texts/texts.ts';
import { session } from '../api.ts';
import { usePreview } from '../preview/previewContext.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Check } from '../ui/Check.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Finish, review } from './Finish.tsx';
import type { TextListProps } from './TextList.tsx';
import { TextView } from './TextView.tsx';
import { NotRead, TONES, useFigures, useMyName, usePageTitle } from './textsApi.tsx';
import { WordChanges } from './WordChanges.tsx';

/** `open` is the text being edited. */
export type ReadPageProps = TextListProps & Readonly<{ page: ReadingPage; open: Text | undefined }>;

/** A page to read beside its English, to edit in place, and to sign. */
export function ReadPage({ language, page, pages, texts, open }: ReadPageProps) {
  const { t } = useTranslation('editor-texts');
  const titleOf = usePageTitle();
  const { namespace, path, isAgain, minutes, signature } = page;
  const isEnglish = language === SOURCE_LANGUAGE.code;
  const { search } = useLocation();
  const own = texts.filter((text) => text.namespace === namespace);
  const [withEnglish, setWithEnglish] = useState(() => matchMedia('(width >= 40rem)').matches);
  const isFact = isBranchFile(namespace);
  /** The unread texts of a page that was read before. */
  const [left] = useState(() =>
    isAgain ? own.filter(({ state }) => state !== 'reviewed' && (!isFact || state !== 'missing')) : [],
  );
  const { data: signed } = useQuery({
    queryKey: ['signed', language, namespace, signature?.day],
    queryFn: async () => (await session.texts.signedTexts(language, namespace)) ?? null,
    enabled: signature?.isValid === false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isChanged = ({ key, text, isAdvice }: Text) => isAdvice && signed && signed.get(key) !== text;
  /** The texts to read again: these, or those that have changed since the sign-off. */
  const again = new Set((left.length > 0 ? left : own.filter(isChanged)).map(({ key }) => key));
  /** The advice that a dentist signs among other texts. */
  const advice = isEnglish && again.size === 0 && page.isAdvice ? own.filter((text) => text.isAdvice) : [];
  const part = advice.length < own.length && advice.length > 0 ? new Set(advice.map(({ key }) => key)) : again;
  const [wantsWhole, setWantsWhole] = useState(false);
  const isWhole = wantsWhole || part.size === 0;
  const shown = own.filter((text) => isWhole || part.has(text.key) || text === open);
  const mine = useMyName();
  const confirm = (place: Text) => mine.inMyName((by) => review(language, [place], by));
  const order = useQuery({
    queryKey: ['order', language, namespace],
    // Shared texts, and pages that cannot be rendered, are in the order of their files.
    queryFn: async () => (path === undefined ? [] : session.preview.order(language, path).catch(() => [])),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const names = order.data ?? [];
  const placeOf = (text: Text) => (names.length > 0 ? names.indexOf(textKey(text)) : 0);
  const parts = {
    seen: shown.filter((text) => placeOf(text) >= 0).toSorted((one, other) => placeOf(one) - placeOf(other)),
    unseen: shown.filter((text) => placeOf(text) < 0),
  };
  const preview = usePreview();
  const show = useEffectEvent(() => {
    if (!open) preview.show({ language, ...(path !== undefined && { page: path }) });
  });
  useEffect(() => show(), []);
  if (!order.data) return <NotRead {...order} />;
  return (
    <>
      <nav className="wrap bar text-bar small" aria-label={t('read.ways')}>
        <Link
          to={{ pathname: `/texts/${language}`, search }}
          state={{ from: [...(open ? [textAddress(language, open)] : []), readAddress(language, namespace)] }}
        >
          {t('text.list')}
        </Link>
        {!isEnglish && <Check label={t('read.english')} isOn={withEnglish} onChange={setWithEnglish} />}
      </nav>
      <header className="head">
        <h1>
          {titleOf(page)} <Badge>{t('reading.minutes', { count: minutes })}</Badge>
        </h1>
        {(!isEnglish || page.isAdvice) && <p>{t('read.intro')}</p>}
        {own.some(({ state }) => state === 'machine') && <Notice tone="attention">{t('read.machine')}</Notice>}
        {part.size > 0 && (
          <>
            <h2>{t(part === again ? 'read.again' : 'read.advice', { count: part.size })}</h2>
            <Check label={t('read.whole')} isOn={isWhole} onChange={setWantsWhole} />
          </>
        )}
      </header>
      {(['seen', 'unseen'] as const).map((part) => (
        <section key={part} hidden={parts[part].length === 0}>
          {part === 'unseen' && (
            <>
              <h2>{t('read.unseen')}</h2>
              <p>{t('read.unseenHelp')}</p>
            </>
          )}
          <ul className="lines">
            {parts[part].map((text) => (
              <Passage
                key={text.key}
                {...{ language, text, withEnglish }}
                before={again.has(text.key) ? signed?.get(text.key) : undefined}
                texts={text === open ? texts : undefined}
                onConfirm={text.state === 'stale' ? confirm : undefined}
              />
            ))}
          </ul>
        </section>
      ))}
      <Finish
        {...{ language, page, pages, own, isWhole, mine }}
        read={own.filter(({ key }) => isWhole || part.has(key))}
      />
    </>
  );
}

type PassageProps = Readonly<{
  language: string;
  text: Text;
  withEnglish: boolean;
  /** The signed text, if it has changed since. */
  before: string | undefined;
  /** All texts of the language, while this one is being edited. */
  texts?: readonly Text[] | undefined;
  /** Confirms a text whose English has changed. */
  onConfirm?: ((text: Text) => void) | undefined;
}>;

/** A text of a page with its English. A click opens it for editing in place. */
const Passage = memo(function Passage({ language, text, withEnglish, before, texts, onConfirm }: PassageProps) {
  const { t } = useTranslation('editor-texts');
  const navigate = useNavigate();
  // Keeps the filter of the list.
  const address = { pathname: textAddress(language, text), search: useLocation().search };
  const { namespace, key, english, state, faults } = text;
  /** Whether it was stale when opened: then the old English is looked up. */
  const [wasStale] = useState(state === 'stale');
  const { data: oldEnglish = english } = useQuery({
    queryKey: ['old-english', language, namespace, key, english],
    queryFn: async () => (await session.texts.oldEnglish(language, { namespace, key })) ?? english,
    enabled: wasStale,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const tone = TONES[state] ?? (faults.length > 0 ? 'wrong' : undefined);
  const changesOfEnglish = oldEnglish !== english && (
    <WordChanges title={t('read.englishChanged')} before={oldEnglish} after={english} language="en" />
  );
  const changes = before !== undefined && (
    <WordChanges title={t('read.changed')} before={before} after={text.text} language={language} />
  );
  if (texts)
    return (
      <li className="passage" data-open>
        {changesOfEnglish}
        <TextView {...{ language, text, texts }}>{changes}</TextView>
      </li>
    );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its link does the same
    <li
      className="passage"
      onClick={({ defaultPrevented, target }) =>
        !defaultPrevented && !(target instanceof HTMLButtonElement) && getSelection()?.isCollapsed && navigate(address)
      }
    >
      {changesOfEnglish}
      {changes}
      <div className="tiles">
        {(withEnglish || onConfirm) && language !== SOURCE_LANGUAGE.code && oldEnglish === english && (
          <div lang={SOURCE_LANGUAGE.code}>
            <Readable language={SOURCE_LANGUAGE.code} text={english} />
          </div>
        )}
        <div lang={language}>
          {before === undefined && <Readable language={language} text={text.text} />}
          {tone && <Badge tone={tone}>{t(TONES[state] ? `states.${state}` : 'mistake')}</Badge>}
        </div>
      </div>
      <Link className="button" to={address} aria-label={t('read.changeOf', { text: english })}>
        {t('read.change')}
      </Link>
      {onConfirm && (
        <div>
          <Button onClick={() => onConfirm(text)}>{t('read.stillRight')}</Button>
        </div>
      )}
    </li>
  );
});

const ALLOWED_TAGS: readonly string[] = ['p', 'ul', 'ol', 'li', 'strong', 'em', 'br'];

/** A text as a page shows it, with values of placeholders marked. Links are inactive. */
function Readable({ language, text }: Readonly<{ language: string; text: string }>) {
  const { t } = useTranslation('editor-texts');
  const figures = useFigures(language);
  const nodesIn = (parent: Node): ReactNode[] =>
    Array.from(parent.childNodes).flatMap((node, i) => {
      if (node instanceof Element)
        return createElement(
          ALLOWED_TAGS.includes(node.localName) ? node.localName : 'u',
          { key: i },
          ...nodesIn(node),
        );
      return (node.textContent ?? '').split(/\{\{([^}]*)\}\}/).map((piece, at) => {
        if (at % 2 === 0) return piece;
        const figure = figures[piece];
        const [kind, title] = figure === undefined ? ['placeholder'] : ['figure', t('read.figure', { name: piece })];
        return (
          <span className="stretch" data-kind={kind} title={title} key={`${i} ${at}`}>
            {figure ?? `{{${piece}}}`}
          </span>
        );
      });
    });
  return nodesIn(new DOMParser().parseFromString(text, 'text/html').body);
}
