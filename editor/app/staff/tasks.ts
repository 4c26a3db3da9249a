/** What staff come to change, in their words. A field that no task names is in the last task by itself. */
import type { Path } from '../../../diagnostics/place.ts';
import type { FieldSchema } from '../../form/fieldSchema.ts';
import type { FormFile } from '../../form/forms.ts';

/** `clinic.yaml`, or the file of a branch. */
export type FileKind = FormFile['kind'];

/** The tasks in the order of the start page: the page that shows most of it, and the fields that it is about. */
const TABLE = {
  contact: { page: '/contact', fields: { branch: ['phone', 'whatsapp', 'email'], clinic: ['primaryBranch', 'email'] } },
  hours: { page: '/contact', fields: { branch: ['hours'] } },
  holidays: { page: '/contact', fields: { branch: ['exceptions'] } },
  address: {
    page: '/contact',
    fields: {
      branch: ['name', 'area', 'region', 'address', 'areasServed', 'maps', 'landmark', 'door', 'parking', 'stepFree'],
    },
  },
  visit: {
    page: '/contact',
    fields: { branch: ['lift', 'wheelchair', 'languages', 'womanDentist', 'xray', 'payAtDesk'] },
  },
  booking: { page: '/online-free-consultations-and-appointments', fields: { branch: ['booking', 'consultation'] } },
  offers: { page: '/offers', fields: { branch: ['offers'], clinic: ['offers'] } },
  prices: { page: '/services', fields: { clinic: ['consultation', 'prices', 'treatments'] } },
  team: { page: '/about', fields: { clinic: ['team', 'certifications', 'technology'] } },
  reviews: {
    page: '/reviews',
    fields: { clinic: ['testimonials', 'reviews', 'reels', 'social.instagramStories', 'stats'] },
  },
  links: { page: '/', fields: { clinic: ['siteUrl', 'testSite', 'social', 'legal'], branch: ['siteUrl'] } },
  pictures: {
    page: '/contact',
    fields: { branch: ['picture', 'pictureAlt', 'pictureFocus', 'photos'], clinic: ['heroPhoto'] },
  },
  other: { page: '/', fields: {} },
} as const;

export type TaskId = keyof typeof TABLE;

/** All tasks, in the order of the start page. */
export const TASKS = Object.keys(TABLE) as readonly TaskId[];

/** Whether a word of an address is a task. */
export const isTask = (id: string | undefined): id is TaskId => TASKS.some((task) => task === id);

/** The page that shows most of what a task changes. */
export const pageOf = (task: TaskId): string => TABLE[task].page;

/** The tasks of the fields that they name, by the path of each field in a kind of file. */
export const NAMED = { clinic: namedIn('clinic'), branch: namedIn('branch') } as const;

function namedIn(kind: FileKind): ReadonlyMap<string, TaskId> {
  return new Map(
    TASKS.flatMap((task) => {
      const fields: Partial<Record<FileKind, readonly string[]>> = TABLE[task].fields;
      return (fields[kind] ?? []).map((name) => [name, task] as const);
    }),
  );
}

/** The task that a field belongs to: the one that names it, or else the nearest group that it is in. */
export const taskOf = (kind: FileKind, path: Path): TaskId =>
  path.length === 0 ? 'other' : (NAMED[kind].get(path.join('.')) ?? taskOf(kind, path.slice(0, -1)));

/** The field that is wrong; without one, the text of the file. */
export function problemAddress({ id, kind }: Pick<FormFile, 'id' | 'kind'>, path: Path = []): string {
  if (path.length === 0) return `/branches/${id}/text`;
  return `/branches/${id}/${taskOf(kind, path)}?at=${encodeURIComponent(path.join('.'))}`;
}

/**
 * The fields of a file that belong to a task. A group of which another task takes a part comes without that part.
 * @param fields of the file, or of the group at `path`
 */
export function fieldsOf(
  task: TaskId,
  kind: FileKind,
  fields: readonly FieldSchema[],
  path: Path = [],
): readonly FieldSchema[] {
  return fields.flatMap((field) => {
    const here = [...path, field.key ?? ''];
    if (!field.fields || !isDivided(kind, here)) return taskOf(kind, here) === task ? [field] : [];
    const kept = fieldsOf(task, kind, field.fields, here);
    return kept.length > 0 ? [{ ...field, fields: kept, isOptional: false }] : [];
  });
}

/** Whether a kind of file has fields that a task is about. */
export const hasTask = (task: TaskId, schema: FieldSchema, kind: FileKind): boolean =>
  fieldsOf(task, kind, schema.fields ?? []).length > 0;

/** Whether tasks name parts of a group. */
const isDivided = (kind: FileKind, path: Path): boolean =>
  [...NAMED[kind].keys()].some((name) => name.startsWith(`${path.join('.')}.`));
