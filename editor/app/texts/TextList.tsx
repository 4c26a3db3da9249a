import { useDeferredValue, useEffect, useEffectEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useLocation, useSearchParams } from 'react-router-dom';
import { LANGUAGES, SOURCE_LANGUAGE } from '../../../locales/languages.ts';
import type { ReadingPage } from '../../texts/reading.ts';
import { readAddress, textAddress, textKey } from '../../texts/textPlace.ts';
import type { Text } from '../../texts/texts.ts';
import { usePreview } from '../preview/previewContext.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Notice } from '../ui/Notice.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { FormattedText } from './FormattedText.tsx';
import { findTexts, isUntranslated } from './findTexts.ts';
import { TextState, usePageTitle, useReviews, useSeen } from './textsApi.tsx';

export type TextListProps = Readonly<{
  language: string;
  /** All texts of the language. */
  texts: readonly Text[];
  /** All its pages. */
  pages: readonly ReadingPage[];
}>;

/** Found texts that are shown. */
const MAX_ROWS = 100;

/** A language: its pages to review, or the texts that the search in the address finds. */
export function TextList({ language, texts, pages }: TextListProps) {
  const { t } = useTranslation('editor-texts');
  const titleOf = usePageTitle();
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const wanted = useDeferredValue(search);
  const found = useMemo(() => findTexts(texts, wanted), [texts, wanted]);
  const untranslated = texts.filter(isUntranslated);
  const { state } = useLocation();
  const preview = usePreview();
  const open = useEffectEvent(() => {
    preview.show({ language });
    // Where the person has been.
    document.getElementById(state?.from)?.focus();
  });
  useEffect(() => open(), []);
  const isSource = language === SOURCE_LANGUAGE.code;
  return (
    <>
      <h1>{t('title')}</h1>
      <nav className="wrap head" aria-label={t('list.ways')}>
        {LANGUAGES.map(({ code, nativeName }) => (
          <NavLink key={code} className="button" to={`/texts/${code}`} lang={code}>
            {nativeName}
          </NavLink>
        ))}
        {!isSource && <Link to={`/texts/${language}/sheet`}>{t('list.sheets')}</Link>}
      </nav>
      {!isSource && untranslated.length === 0 && <Notice tone="done">{t('list.complete')}</Notice>}
      {!isSource && untranslated[0] && (
        <p>
          <Link className="button main" to={textAddress(language, untranslated[0])}>
            {t('actions.untranslated', { count: untranslated.length })}
          </Link>
        </p>
      )}
      <SearchField
        label={t('list.search')}
        value={search}
        onChange={(value) => setParams(value && { search: value }, { replace: true })}
      />
      {wanted === '' ? (
        <PageList language={language} pages={pages} />
      ) : (
        <>
          <p role="status">
            {t(found.length > 0 ? 'list.shown' : 'list.nothingFound', { count: found.length, all: texts.length })}
          </p>
          <ul className="lines">
            {pages
              .filter((page) => titleOf(page).toLowerCase().includes(wanted.trim().toLowerCase()))
              .map((page) => (
                <PageLine key={page.namespace} language={language} page={page} />
              ))}
          </ul>
          <ul className="text-rows">
            {found.slice(0, MAX_ROWS).map((text, i) => (
              <li key={textKey(text)}>
                {text.namespace !== found[i - 1]?.namespace && <h2 className="label">{titleOf(text)}</h2>}
                <TextRow language={language} text={text} />
              </li>
            ))}
          </ul>
          {found.length > MAX_ROWS && <p>{t('list.first', { count: MAX_ROWS })}</p>}
        </>
      )}
    </>
  );
}

function TextRow({ language, text }: Readonly<{ language: string; text: Text }>) {
  const address = textAddress(language, text);
  const isSource = language === SOURCE_LANGUAGE.code;
  const versions = isSource ? {} : { [SOURCE_LANGUAGE.code]: text.english };
  const { search } = useLocation();
  return (
    <Link to={(isSource && text.field) || { pathname: address, search }} id={address}>
      <div className="tiles">
        {Object.entries({ ...versions, [language]: text.text }).map(([code, version]) => (
          <FormattedText key={code} text={version} language={code} isInert />
        ))}
      </div>
      <TextState language={language} text={text} />
    </Link>
  );
}

/** The pages of a language: those left to review, and who has reviewed the others. Dentists review English. */
function PageList({ language, pages }: Pick<TextListProps, 'language' | 'pages'>) {
  const { t } = useTranslation('editor-texts');
  const isSource = language === SOURCE_LANGUAGE.code;
  const isCounted = ({ isAdvice }: ReadingPage) => !isSource || isAdvice;
  const counted = pages.filter(isCounted);
  const groups = {
    left: counted.filter(({ left }) => left > 0),
    read: counted.filter(({ left }) => left === 0),
    other: pages.filter((page) => !isCounted(page)),
  };
  return (
    <>
      <p>{t(isSource ? 'reading.introEnglish' : 'reading.intro')}</p>
      {pages.some(({ now }) => now.kind === 'unpublished') && <Notice tone="attention">{t('seen.language')}</Notice>}
      <p role="status">{t('reading.progress', { read: groups.read.length, count: counted.length })}</p>
      {(['left', 'read', 'other'] as const).map((group) => (
        <section className="panel" key={group} hidden={groups[group].length === 0} aria-labelledby={`pages-${group}`}>
          <h2 id={`pages-${group}`}>{t(`reading.groups.${group}`)}</h2>
          <ul className="lines">
            {groups[group].map((page) => (
              <PageLine key={page.namespace} language={language} page={page} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function PageLine({ language, page }: Readonly<{ language: string; page: ReadingPage }>) {
  const { t } = useTranslation('editor-texts');
  const titleOf = usePageTitle();
  const seenAs = useSeen();
  const { namespace, left, missing, isAgain, minutes, now, after } = page;
  const address = readAddress(language, namespace);
  const [seenNow, seenAfter] = [now, after].map(seenAs);
  return (
    <li className="line">
      <div className="wrap">
        <Link className="page-link" to={address} id={address}>
          {titleOf(page)}
        </Link>
        <Badge>{t('reading.minutes', { count: minutes })}</Badge>
        {isAgain && <Badge tone="attention">{t('reading.again', { count: left })}</Badge>}
        {missing > 0 && <Badge tone="wrong">{t('counts.missing', { count: missing })}</Badge>}
      </div>
      <div>
        {seenNow}
        {seenAfter !== seenNow && ` ${t('seen.after', { seen: seenAfter })}`}
      </div>
      {useReviews(page).map(({ sentence }) => (
        <div className="hint" key={sentence}>
          {sentence}
        </div>
      ))}
    </li>
  );
}
