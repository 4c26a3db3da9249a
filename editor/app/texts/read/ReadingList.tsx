import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { LANGUAGES, SOURCE_LANGUAGE } from '../../../../locales/languages.ts';
import { isBranchFile, isEditorWords } from '../../../../locales/model/namespace.ts';
import type { ReadingPage } from '../../../texts/reading.ts';
import { readAddress } from '../../../texts/textPlace.ts';
import { usePreview } from '../../preview/previewContext.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { NotRead, useReading } from '../textsApi.tsx';

/** The pages of a language: which are left to read, and who has read the others. */
export function ReadingList() {
  const { t } = useTranslation('editor-texts');
  const { language = '' } = useParams();
  const reading = useReading(language);
  const isEnglish = language === SOURCE_LANGUAGE.code;
  const preview = usePreview();
  const open = useEffectEvent(() => preview.show({ language }));
  const isThere = reading.data !== undefined;
  // The panel knows a new language as soon as its pages do.
  useEffect(() => {
    if (isThere) open();
  }, [isThere]);
  if (!reading.data) return <NotRead {...reading} />;
  const all = reading.data.filter((page) => !isEnglish || page.isAdvice);
  const pages = all.filter(({ namespace }) => !isEditorWords(namespace));
  const groups = {
    left: pages.filter(({ left }) => left > 0),
    read: pages.filter(({ left }) => left === 0),
    editor: all.filter(({ namespace }) => isEditorWords(namespace)),
  };
  const minutes = groups.left.reduce((sum, page) => sum + page.minutes, 0);
  const isEmpty = !isEnglish && pages.every(({ left, missing }) => missing === left && left > 0);
  return (
    <>
      <div className="wrap head">
        <h1 lang={language}>{LANGUAGES.find(({ code }) => code === language)?.nativeName ?? language}</h1>
        <nav className="wrap" aria-label={t('list.ways')}>
          <Link to="/texts">{t('list.languages')}</Link>
          <Link to={`/texts/${language}/all`}>{t('text.list')}</Link>
          {!isEnglish && <Link to={`/texts/${language}/sheet`}>{t('list.sheets')}</Link>}
        </nav>
      </div>
      {isEmpty && <Notice tone="attention">{t('list.empty')}</Notice>}
      <p>{t(isEnglish ? 'reading.introEnglish' : 'reading.intro')}</p>
      <progress aria-hidden="true" value={groups.read.length} max={pages.length} />
      <p role="status">
        {t('reading.progress', { read: groups.read.length, count: pages.length })}{' '}
        {minutes > 0 && t('reading.minutesLeft', { count: minutes })}
      </p>
      {(['left', 'read', 'editor'] as const).map(
        (group) =>
          groups[group].length > 0 && (
            <section className="panel" key={group} aria-labelledby={`pages-${group}`}>
              <h2 id={`pages-${group}`}>{t(`reading.groups.${group}`)}</h2>
              <ul className="lines">
                {groups[group].map((page) => (
                  <PageLine key={page.namespace} language={language} page={page} />
                ))}
              </ul>
            </section>
          ),
      )}
    </>
  );
}

/** What people call a page for reading. */
export function usePageTitle() {
  const { t } = useTranslation('editor-texts');
  return ({ namespace, title }: Pick<ReadingPage, 'namespace' | 'title'>) =>
    isBranchFile(namespace) ? t('reading.facts', { title }) : title;
}

function PageLine({ language, page }: Readonly<{ language: string; page: ReadingPage }>) {
  const { t, i18n } = useTranslation('editor-texts');
  const titleOf = usePageTitle();
  const { namespace, left, missing, isAgain, minutes, readers, waiting, isAdvice, signature } = page;
  const [first] = waiting;
  const others = new Intl.ListFormat(i18n.language).format(first?.others.map(titleOf) ?? []);
  const badges = {
    attention: isAgain && t('reading.again', { count: left }),
    wrong: missing > 0 && t('counts.missing', { count: missing }),
  };
  const hints = [
    readers.length > 0 && t('reading.readBy', { who: readers.join('; ') }),
    isAdvice && signature && t(signature.isValid ? 'signOff.signed' : 'signOff.lapsed', signature),
    waiting.length === 1 && t(others ? 'reading.opensWith' : 'reading.opens', { ...first, others }),
    waiting.length > 1 && t('reading.opensMany', { count: waiting.length }),
  ];
  return (
    <li className="line">
      <div className="wrap">
        <Link className="page-link" to={readAddress(language, namespace)}>
          {titleOf(page)}
        </Link>
        <span className="badge">{t('reading.minutes', { count: minutes })}</span>
        {Object.entries(badges).map(
          ([tone, badge]) =>
            badge && (
              <span className="badge" data-tone={tone} key={tone}>
                {badge}
              </span>
            ),
        )}
      </div>
      {hints.map(
        (hint) =>
          hint && (
            <div className="hint" key={hint}>
              {hint}
            </div>
          ),
      )}
    </li>
  );
}
