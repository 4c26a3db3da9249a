import { useQueries, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { areManyBranches } from '../../../../branches/model/manyBranches.ts';
import { LANGUAGES, SOURCE_LANGUAGE } from '../../../../locales/languages.ts';
import { type FileKind, fieldsOf, TASKS, type TaskId } from '../../../content/tasks.ts';
import type { FormFile } from '../../../form/forms.ts';
import type { ReadingPage } from '../../../texts/reading.ts';
import { readAddress } from '../../../texts/textPlace.ts';
import { session } from '../../api.ts';
import { LeftToDo, Reminder } from '../../ready/ReadyPage.tsx';
import { MY_ROLE } from '../../signIn/Account.tsx';
import { usePageTitle } from '../../texts/textsApi.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { findBranches } from '../branches/findBranches.ts';
import { useBranches } from '../branches/useBranches.ts';
import { fileQuery, filesQuery, schemaQuery } from '../queries.ts';
import { FilePage, Unreadable } from './FilePage.tsx';
import { VisitLink } from './VisitLink.tsx';

/** The start page: what staff can change. */
export function Home() {
  const { t } = useTranslation('editor-staff');
  const { data: files = [] } = useQuery(filesQuery);
  const { own, offered } = useBranches();
  const clinic = files.filter(({ kind }) => kind === 'clinic');
  const others = offered.filter((branch) => !own.includes(branch));
  const [only, ...furtherOwn] = own;
  const rest = <Files branches={others} shared={clinic} listed={others.length > 0 ? offered : []} />;
  return (
    <>
      <h1>{t('title')}</h1>
      <Reminder />
      <Work />
      {only && furtherOwn.length === 0 && (
        <>
          <h2>{only.name}</h2>
          <VisitLink {...only} />
          <TaskCards files={own} />
        </>
      )}
      {furtherOwn.length > 0 && <Files branches={own} shared={[]} listed={own} title={t('work.own')} />}
      {only && others.length + clinic.length > 0 ? (
        <details>
          <summary>{t(others.length > 0 ? 'work.others' : 'work.shared')}</summary>
          {rest}
        </details>
      ) : (
        rest
      )}
      <LeftToDo />
    </>
  );
}

type FilesProps = Readonly<{
  branches: readonly FormFile[];
  /** What all branches share. */
  shared: readonly FormFile[];
  /** The branches of the list. */
  listed: readonly FormFile[];
  title?: string;
}>;

/** The tasks of branches, and a list of branches; of many, only the list. */
function Files({ branches, shared, listed, title }: FilesProps) {
  const { t } = useTranslation('editor-staff');
  const areMany = areManyBranches(branches);
  const list = listed.length > 0 && <Branches branches={listed} title={title} />;
  return (
    <>
      {areMany && list}
      {areMany && shared.length > 0 && <h2>{t('work.shared')}</h2>}
      {(!areMany || shared.length > 0) && <TaskCards files={areMany ? shared : [...branches, ...shared]} />}
      {!areMany && list}
    </>
  );
}

/** So many pages are listed; the others are behind a link. */
const MAX_PAGES = 6;

/** What waits for the person who is signed in: advice to sign, pages to read. */
function Work() {
  const { t } = useTranslation('editor-staff');
  const titleOf = usePageTitle();
  const { dentist, translates = [] } = MY_ROLE ?? {};
  const languages = dentist ? LANGUAGES.filter(({ status }) => status === 'published') : [];
  const codes = [...new Set([...languages.map(({ code }) => code), ...translates])];
  const lists = useQueries({
    queries: codes.map((code) => ({ queryKey: ['reading', code], queryFn: () => session.texts.reading(code) })),
  });
  const work = codes.flatMap((code, at) => {
    const pages = lists[at]?.data ?? [];
    const toSign = dentist ? pages.filter(isUnsigned) : [];
    const toRead = translates.includes(code) ? pages.filter((page) => page.left > 0 && !toSign.includes(page)) : [];
    const named = (own: typeof pages, verb: 'sign' | 'read') => own.map((page) => ({ ...page, code, verb }));
    return [...named(toSign, 'sign'), ...named(toRead, 'read')];
  });
  if (lists.some(({ isPending }) => isPending)) return <p role="status">{t('work.looking')}</p>;
  if (work.length === 0) return null;
  const titleIn = (code: string, page: ReadingPage) =>
    code === SOURCE_LANGUAGE.code ? titleOf(page) : `${titleOf(page)} (${nameOf(code)})`;
  return (
    <section className="panel" aria-labelledby="work">
      <h2 id="work">{t('work.title')}</h2>
      <ul className="lines">
        {work.slice(0, MAX_PAGES).map(({ code, verb, ...page }) => (
          <li className="wrap line" key={`${code} ${page.namespace}`}>
            <Link to={readAddress(code, page.namespace)}>{t(`work.${verb}`, { title: titleIn(code, page) })}</Link>
            <span className="hint">{t('editor-texts:reading.minutes', { count: page.minutes })}</span>
          </li>
        ))}
      </ul>
      {work.length > MAX_PAGES && (
        <Link to={`/texts/${work[MAX_PAGES]?.code}`}>{t('work.more', { count: work.length - MAX_PAGES })}</Link>
      )}
    </section>
  );
}

/** Whether patients read advice that no dentist has signed. */
const isUnsigned = ({ isAdvice, signature, after }: ReadingPage) => isAdvice && !signature?.isValid && after.isPublic;

const nameOf = (code: string) => LANGUAGES.find((language) => language.code === code)?.nativeName ?? code;

/** Everything that can be changed about one branch. */
export function BranchPage() {
  const { t } = useTranslation('editor-staff');
  return (
    <FilePage title={({ name }) => t('branches.change', { name })}>{(file) => <BranchTasks {...file} />}</FilePage>
  );
}

function BranchTasks(file: FormFile) {
  const state = useQuery(fileQuery(file.id)).data;
  if (state?.values === null) return <Unreadable {...file} />;
  return (
    <>
      <VisitLink {...file} />
      <TaskCards files={[file]} />
    </>
  );
}

/** The tasks. If several files are concerned, one is chosen. */
function TaskCards({ files }: Readonly<{ files: readonly FormFile[] }>) {
  const { t } = useTranslation('editor-staff');
  const clinic = useQuery(schemaQuery('clinic')).data;
  const branch = useQuery(schemaQuery('branch')).data;
  if (!clinic || !branch || files.length === 0) return <p role="status">{t('work.reading')}</p>;
  const schemas = { clinic, branch };
  const fieldsIn = (task: TaskId, kind: FileKind) => fieldsOf(task, kind, schemas[kind].fields ?? []);
  const shown = TASKS.map((task) => ({ task, about: files.filter(({ kind }) => fieldsIn(task, kind).length > 0) }));
  return (
    <ul className="tiles tasks">
      {shown
        .filter(({ about }) => about.length > 0)
        .map(({ task, about }) => (
          <li className="panel" key={task}>
            <h2>{t(`tasks.${task}.title`)}</h2>
            <p>{t(`tasks.${task}.hint`)}</p>
            <div className="wrap small">
              {about.map(({ id, kind, name }) => {
                const file = kind === 'clinic' ? t('allBranches') : name;
                const shown = about.length === 1 ? t('change') : file;
                const full = t('taskOf', { task: t(`tasks.${task}.title`), file });
                return (
                  <Link
                    className="button"
                    key={id}
                    to={`/branches/${id}/${task}`}
                    // Whoever speaks to the page says what is shown.
                    aria-label={about.length === 1 ? `${shown}: ${full}` : full}
                  >
                    {shown}
                  </Link>
                );
              })}
            </div>
          </li>
        ))}
    </ul>
  );
}

/** The branches, each with all its tasks; many with a search, which is in the address. */
function Branches({ branches, title }: Pick<FilesProps, 'branches' | 'title'>) {
  const { t } = useTranslation('editor-staff');
  const [params, setParams] = useSearchParams();
  const id = useId();
  const search = params.get('search') ?? '';
  const areMany = areManyBranches(branches);
  const found = areMany ? findBranches(branches, search) : branches;
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{title ?? t('branches.title')}</h2>
      {areMany && (
        <>
          <SearchField
            label={t('branches.search')}
            value={search}
            onChange={(value) => setParams(value && { search: value }, { replace: true })}
          />
          <p role="status">{t('branches.found', { number: found.length, all: branches.length })}</p>
        </>
      )}
      <ul className={areMany ? 'choices' : undefined}>
        {found.map((branch) => (
          <li className="wrap line" key={branch.id}>
            <Link to={`/branches/${branch.id}`}>{branch.name}</Link>
            {areMany && <span className="hint">{branch.where}</span>}
            {branch.isPrimary && <Badge>{t('branches.primary')}</Badge>}
            {branch.isUnsaved && <Badge tone="attention">{t('branches.unsaved')}</Badge>}
          </li>
        ))}
      </ul>
    </section>
  );
}
