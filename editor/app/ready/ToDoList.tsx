import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { EditorFile } from '../../config/editorFile.ts';
import type { ToDo } from '../../publish/ready.ts';
import { session } from '../api.ts';
import { config } from '../connection.ts';
import { draftQuery } from '../staff/queries.ts';
import { formOf, problemAddress } from '../staff/tasks.ts';

/** What preflight says about the draft as it is. */
export function useReady() {
  const { revision } = useQuery(draftQuery).data ?? {};
  return useQuery({
    queryKey: ['publish', 'preflight', revision],
    queryFn: () => session.publishing.preflight(),
    enabled: revision !== undefined,
    placeholderData: (last) => last,
  });
}

type Person = EditorFile['people'][string];

/** Who uses the editor, as far as `editor.yaml` says. */
export const PEOPLE: readonly Person[] = config.store === 'github' ? Object.values(config.people) : [];

const WORDS = /^locales\/([a-z]+)\/(.+)\.json$/;

/** Whether something is for a person: advice for a dentist, a translation for who translates it, a branch for who works there. */
export function isFor({ dentist, translates = [], branch }: Person, { group, file }: ToDo): boolean {
  if (group === 'review') return dentist === true;
  const [, language = ''] = WORDS.exec(file) ?? [];
  return translates.includes(language) || (branch !== undefined && branch === formOf(file)?.id);
}

/** The field, or the page to read. */
function addressOf({ file, path = [] }: ToDo): string | undefined {
  const form = formOf(file);
  if (form) return path.length > 0 ? problemAddress(form, path) : `/branches/${form.id}`;
  const [, language, page] = WORDS.exec(file) ?? [];
  return page && `/texts/${language}/read/${page}`;
}

/** Things to do, each with the way to its field or page, and whom it is for. */
export const ToDoList = ({ toDos }: Readonly<{ toDos: readonly ToDo[] }>) => (
  <ul className="lines">
    {toDos.map((toDo) => {
      const address = addressOf(toDo);
      const people = PEOPLE.filter((person) => isFor(person, toDo)).map(({ name }) => name);
      return (
        <li className="line" key={JSON.stringify(toDo)}>
          {address ? <Link to={address}>{toDo.name}</Link> : toDo.name} {toDo.text}{' '}
          {people.length > 0 && <span className="badge">{people.join(', ')}</span>}
        </li>
      );
    })}
  </ul>
);
