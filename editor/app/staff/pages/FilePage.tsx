import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type { FormFile } from '../../../form/forms.ts';
import { session } from '../../api.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { fileQuery, filesQuery, useAct } from '../queries.ts';

export type FilePageProps = Readonly<{ title(file: FormFile): string; children(file: FormFile): ReactNode }>;

/** A page about the file that the address names. */
export function FilePage({ title, children }: FilePageProps) {
  const { t } = useTranslation('editor-staff');
  const { id } = useParams();
  const { data: files } = useQuery(filesQuery);
  const file = files?.find((each) => each.id === id);
  if (!files) return null;
  if (!file) return <Notice tone="attention">{t('noFile', { id })}</Notice>;
  return (
    <>
      <p>
        <Link to="/branches">← {t('back')}</Link>
      </p>
      <h1>{title(file)}</h1>
      {children(file)}
    </>
  );
}

/** The text of a file as it is, for what no form can show: with its mistakes. */
export function TextPage() {
  const { t } = useTranslation('editor-staff');
  return (
    <FilePage title={({ path }) => t('text.title', { path })}>
      {(file) => <FileText key={file.id} {...file} />}
    </FilePage>
  );
}

function FileText({ id, path }: FormFile) {
  const { t } = useTranslation('editor-staff');
  const state = useQuery(fileQuery(id)).data;
  const { data } = useQuery({ queryKey: ['form', 'text', path], queryFn: () => session.unsaved.text(path) });
  const [typed, type] = useState<string>();
  const take = (text: string) => session.unsaved.changeText(path, text);
  const { mutate, isPending, error } = useAct(take, () => type(undefined));
  if (data === undefined || !state) return null;
  const mistakes = state.problems.map(({ line, column, message, excerpt = '' }) => (
    <p key={`${line}:${column} ${message}`}>{`${t('text.line', { line, column })} ${message}\n${excerpt}`}</p>
  ));
  return (
    <>
      {state.values === null && <Notice tone="attention">{t('text.unreadable')}</Notice>}
      {error && <Notice tone="wrong">{error.message}</Notice>}
      <Field label={t('text.label')} help={t('text.help')} mistake={mistakes.length > 0 && mistakes}>
        {(control) => (
          <textarea
            className="input raw-text"
            {...control}
            rows={24}
            spellCheck={false}
            value={typed ?? data}
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
        )}
      </Field>
      <Button disabled={typed === undefined || isPending} onClick={() => typed !== undefined && mutate(typed)}>
        {t('text.take')}
      </Button>
    </>
  );
}
