/** What an entry of a branch is to other branches: a holiday is put into their files, too; an offer moves to what all share. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CLINIC_ID } from '../../../../branches/model/files/branchName.ts';
import { isGroup, isList, valueAt } from '../../../../branches/yaml/values.ts';
import type { Path } from '../../../../diagnostics/place.ts';
import { problemAddress } from '../../../content/tasks.ts';
import type { FormFile } from '../../../form/forms.ts';
import { seenEntries } from '../../../yaml/seenEntries.ts';
import { isSameInput } from '../../../yaml/values.ts';
import { acts } from '../../acts.ts';
import { useSending } from '../../sending.ts';
import { Button } from '../../ui/Button.tsx';
import { useFileForm } from '../form/fileForm.tsx';
import { isAt, isBlank } from '../form/values.ts';
import { fileQuery, partsQuery } from '../queries.ts';
import { BranchChoice } from './BranchChoice.tsx';
import { useBranches } from './useBranches.ts';

/** Below a holiday or an offer of a branch that is finished. @param path of the entry */
export function Elsewhere({ path }: Readonly<{ path: Path }>) {
  const { id, values, problems, gaps } = useFileForm();
  const { all, offered } = useBranches();
  const others = offered.filter((branch) => branch.id !== id);
  const here = [...problems, ...gaps].filter((each) => isAt(each.path, path));
  // What is typed is known here before the draft has found the gap filled.
  const wrong = here.filter(({ isGap, path: at = [] }) => !isGap || isBlank(valueAt(values, at)));
  const [isDay, isOffer] = ['exceptions', 'offers'].map((list) => path[0] === list && id !== CLINIC_ID);
  if (!isDay && !isOffer) return null;
  return (
    // What is chosen stays while a value is checked.
    <div hidden={wrong.some(({ isWarning }) => isDay || !isWarning)}>
      {isDay && <SameDay path={path} others={others} />}
      {isOffer && all.length > 2 && others.length > 0 && <SharedOffer path={path} others={others} />}
    </div>
  );
}

type ElsewhereProps = Readonly<{ path: Path; others: readonly FormFile[] }>;

/** Puts a holiday into the files of other branches: with one press, and all at once. */
function SameDay({ path, others }: ElsewhereProps) {
  const { t } = useTranslation('editor-staff');
  const [chosen, choose] = useState<readonly string[]>([]);
  const days = useDays(path, others);
  const [only] = days;
  if (!only) return null;
  if (others.length === 1) {
    if (only.isSame) return <span className="hint">{t('elsewhere.has', only)}</span>;
    return <Button onClick={only.put}>{t(only.isThere ? 'elsewhere.change' : 'elsewhere.add', only)}</Button>;
  }
  const going = days.filter(({ id, isSame }) => chosen.includes(id) && !isSame);
  const same = days.filter(({ isSame }) => isSame).map(({ id, name }) => [id, t('elsewhere.has', { name })]);
  const put = () => {
    for (const day of going) day.put();
    choose([]);
  };
  return (
    <details>
      <summary>{t('elsewhere.title')}</summary>
      <BranchChoice
        branches={days}
        chosen={going.map(({ id }) => id)}
        onChange={choose}
        closed={Object.fromEntries(same)}
      />
      <ul>
        {going.map(({ id, name, isThere }) => (
          <li key={id}>{t(isThere ? 'elsewhere.replaces' : 'elsewhere.adds', { name })}</li>
        ))}
      </ul>
      <Button look="main" disabled={going.length === 0} onClick={put}>
        {t('elsewhere.put', { count: going.length })}
      </Button>
    </details>
  );
}

/** What other branches have on the day of a holiday, with what is still on its way to the draft: two presses add one. */
function useDays(path: Path, others: ElsewhereProps['others']) {
  const { values } = useFileForm();
  const list = path.slice(0, -1);
  const { data = [] } = useQuery(partsQuery(String(path[0])));
  useSending();
  const own = valueAt(values, path);
  const day = valueAt(own, ['day']);
  return others.flatMap((other) => {
    const { id } = other;
    const state = data.find((each) => each.id === id);
    const shown = state && acts.shown(id, state);
    const theirs = valueAt(shown, list) ?? [];
    if (!shown || !day || !isList(theirs)) return [];
    const index = theirs.findIndex((entry) => valueAt(entry, ['day']) === day);
    const isThere = index >= 0;
    const edit = isThere
      ? ({ kind: 'set', path: [...list, index], value: own } as const)
      : ({ kind: 'insert', path: list, index: theirs.length, value: own } as const);
    const put = () => acts.send({ form: id, edit, seen: seenEntries(shown, edit) });
    return [{ ...other, isThere, isSame: isThere && isSameInput(theirs[index], own), put }];
  });
}

/** Moves an offer to what all branches share, where it names those that have it: it is kept, and ended, once. */
function SharedOffer({ path, others }: ElsewhereProps) {
  const { t } = useTranslation('editor-staff');
  const { id, values, edit } = useFileForm();
  const { all } = useBranches();
  const { data: clinic } = useQuery(fileQuery(CLINIC_ID));
  const [chosen, choose] = useState<readonly string[]>([]);
  const navigate = useNavigate();
  const offer = valueAt(values, path);
  const shared = clinic && (valueAt(acts.shown(CLINIC_ID, clinic), ['offers']) ?? []);
  if (!isGroup(offer) || !clinic?.values || !isList(shared)) return null;
  const move = () => {
    const branches = [id, ...chosen];
    // Those that open later have it, too.
    const value = branches.length === all.length ? offer : { ...offer, branches };
    edit({ kind: 'remove', path });
    const insert = { kind: 'insert', path: ['offers'], index: shared.length, value } as const;
    acts.send({ form: CLINIC_ID, edit: insert, seen: [] });
    navigate(problemAddress({ id: CLINIC_ID }, ['offers', shared.length]));
  };
  return (
    <details>
      <summary>{t('shared.title')}</summary>
      <p>{t('shared.about')}</p>
      <BranchChoice branches={others} chosen={chosen} onChange={choose} />
      <Button look="main" disabled={chosen.length === 0} onClick={move}>
        {t('shared.move', { count: chosen.length + 1 })}
      </Button>
    </details>
  );
}
