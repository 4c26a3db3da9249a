/** What probably changes along with a value: the chat with the phone number, other branches with a holiday. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isList, valueAt } from '../../../../branches/yaml/values.ts';
import type { Path } from '../../../../diagnostics/place.ts';
import { seenEntries } from '../../../yaml/seenEntries.ts';
import { isSameInput } from '../../../yaml/values.ts';
import { acts } from '../../acts.ts';
import { useSending } from '../../sending.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { fileQuery, filesQuery } from '../queries.ts';
import { useFileForm } from './fileForm.tsx';
import { isAt } from './values.ts';

/** Asks whether chats go to the new phone number, too, where they went to the old one. */
export function SameForChats() {
  const { t } = useTranslation('editor-staff');
  const { values, problems, gaps, edit } = useFileForm();
  const [before] = useState(values);
  const [phone, chat, old] = [valueAt(values, ['phone']), valueAt(values, ['whatsapp']), valueAt(before, ['phone'])];
  // Also while half of it is typed, when no field says so.
  const isWrong = [...problems, ...gaps].some(({ path }) => path?.[0] === 'phone');
  if (!phone || !old || isWrong || chat !== old || phone === old) return null;
  return (
    <Notice tone="attention">
      <p>{t('sameForChats.ask')}</p>
      <Button onClick={() => edit({ kind: 'set', path: ['whatsapp'], value: phone })}>{t('sameForChats.do')}</Button>
    </Notice>
  );
}

/** Copies a holiday to other branches. @param path of the holiday */
export function SameElsewhere({ path }: Readonly<{ path: Path }>) {
  const { id } = useFileForm();
  const { data: files = [] } = useQuery(filesQuery);
  const others = files.filter((file) => file.kind === 'branch' && file.id !== id);
  return (
    <div className="wrap">
      {others.map((other) => (
        <SameAt key={other.id} {...other} path={path} />
      ))}
    </div>
  );
}

function SameAt({ id, name, path }: Readonly<{ id: string; name: string; path: Path }>) {
  const { t } = useTranslation('editor-staff');
  const { values, problems, gaps } = useFileForm();
  const { data } = useQuery(fileQuery(id));
  const list = path.slice(0, -1);
  useSending();
  // Also what is on its way: two presses add one.
  const [own, theirs = []] = [valueAt(values, path), data && valueAt(acts.shown(id, data), list)];
  const isUnfinished = [...problems, ...gaps].some((problem) => isAt(problem.path, path));
  const day = valueAt(own, ['day']);
  if (!data || !day || isUnfinished || !isList(theirs)) return null;
  const index = theirs.findIndex((entry) => valueAt(entry, ['day']) === day);
  if (index < 0) {
    const edit = { kind: 'insert', path: list, index: theirs.length, value: own } as const;
    return <Button onClick={() => acts.send({ form: id, edit, seen: [] })}>{t('elsewhere.add', { name })}</Button>;
  }
  if (isSameInput(theirs[index], own)) return <span className="hint">{t('elsewhere.has', { name })}</span>;
  const edit = { kind: 'set', path: [...list, index], value: own } as const;
  const seen = data && seenEntries(acts.shown(id, data), edit);
  return <Button onClick={() => acts.send({ form: id, edit, seen })}>{t('elsewhere.change', { name })}</Button>;
}
