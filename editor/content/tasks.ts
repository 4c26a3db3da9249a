/** The tasks of staff, each with its fields. A field that no task names belongs to the last one. */
import { CLINIC_ID } from '../../branches/model/files/branchName.ts';
import type { FileReading } from '../../branches/model/files/parseFiles.ts';
import { areManyBranches } from '../../branches/model/manyBranches.ts';
import type { Path } from '../../diagnostics/place.ts';
import { contentPath, wordsOf } from '../../site/content/contentPaths.ts';
import { clinicPath } from '../../site/pages/routes.ts';
import type { FieldSchema } from './fieldSchema.ts';

/** The clinic file, or a branch's. */
export type FileKind = FileReading['kind'];

/** The fields of a task in each kind of file, and the page that shows most of them. */
type Task = Readonly<{ page: string; branch?: readonly string[]; clinic?: readonly string[] }>;

/** In the order of the start page. */
const TABLE = {
  contact: { page: '/contact', branch: ['phone', 'whatsapp', 'email'], clinic: ['primaryBranch', 'email'] },
  hours: { page: '/contact', branch: ['hours'] },
  holidays: { page: '/contact', branch: ['exceptions'] },
  address: {
    page: '/contact',
    branch: ['name', 'area', 'region', 'address', 'areasServed', 'maps', 'landmark', 'door', 'parking', 'stepFree'],
  },
  visit: { page: '/contact', branch: ['lift', 'wheelchair', 'languages', 'womanDentist', 'xray', 'payAtDesk'] },
  booking: { page: '/online-free-consultations-and-appointments', branch: ['booking', 'consultation'] },
  offers: { page: '/offers', branch: ['offers'], clinic: ['offers'] },
  prices: {
    page: '/services',
    branch: ['notOffered', 'prices', 'treatments'],
    clinic: ['consultation', 'prices', 'treatments'],
  },
  team: { page: '/about', branch: ['dentists'], clinic: ['team', 'certifications', 'technology'] },
  reviews: {
    page: '/reviews',
    branch: ['reviews'],
    clinic: ['testimonials', 'reviews', 'reels', 'social.instagramStories', 'stats'],
  },
  links: { page: '/', clinic: ['siteUrl', 'social', 'legal'], branch: ['siteUrl'] },
  pictures: { page: '/contact', branch: ['picture', 'pictureAlt', 'pictureFocus', 'photos'], clinic: ['heroPhoto'] },
  other: { page: '/' },
} satisfies Record<string, Task>;

export type TaskId = keyof typeof TABLE;

/** All tasks, in the order of the start page. */
export const TASKS = Object.keys(TABLE) as readonly TaskId[];

/** Whether a part of an address is a task. */
export const isTask = (id: string | undefined): id is TaskId => TASKS.some((task) => task === id);

/** The page that shows most of what a task changes. @param file id of the file; one of many branches is on its own page */
export const pageOf = (task: TaskId, file: string, branches: readonly unknown[]): string =>
  file !== CLINIC_ID && areManyBranches(branches) ? clinicPath(file) : TABLE[task].page;

/** For each kind of file, the tasks by the paths of the fields that they name. */
export const NAMED = { clinic: namedIn('clinic'), branch: namedIn('branch') } as const;

function namedIn(kind: FileKind): ReadonlyMap<string, TaskId> {
  const namesOf = (task: TaskId) => (TABLE[task] as Task)[kind] ?? [];
  return new Map(TASKS.flatMap((task) => namesOf(task).map((name) => [name, task] as const)));
}

/** The task of a field: the one that names the field, or the nearest group around it. */
export const taskOf = (kind: FileKind, path: Path): TaskId =>
  path.length === 0 ? 'other' : (NAMED[kind].get(path.join('.')) ?? taskOf(kind, path.slice(0, -1)));

/** The id of the form of a branch file; undefined for another file. */
export function formOf(path: string): string | undefined {
  const content = contentPath(path);
  return content?.kind === 'facts' ? content.name : undefined;
}

/** The address of a field, a branch or a page of texts; undefined for another file. */
export function placeAddress(file: string, path: Path = []): string | undefined {
  const id = formOf(file);
  if (id !== undefined) return path.length > 0 ? problemAddress({ id }, path) : `/branches/${id}`;
  const words = wordsOf(file);
  return words && `/texts/${words.language}/read/${words.name}`;
}

/** The address of a field with a problem; without a path, of the file. */
export function problemAddress({ id }: Readonly<{ id: string }>, path: Path = []): string {
  if (path.length === 0) return `/branches/${id}`;
  const task = taskOf(id === 'clinic' ? 'clinic' : 'branch', path);
  return `/branches/${id}/${task}?at=${encodeURIComponent(path.join('.'))}`;
}

/** The address of a fact's field. */
export const factAddress = ({ file, path }: Readonly<{ file: string; path: Path }>): string =>
  problemAddress({ id: file.replace(/^.*\/|\.ya?ml$/g, '') }, path);

/** Whether the website is a test: no field of a form, as its change is asked about. */
const TEST_SITE = 'testSite';

/** The fields that belong to a task, of a file or of the group at `path`. A group excludes the parts of other tasks. */
export function fieldsOf(task: TaskId, kind: FileKind, fields: readonly FieldSchema[], path: Path = []): FieldSchema[] {
  return fields.flatMap((field) => {
    const here = [...path, field.key ?? ''];
    if (here.join('.') === TEST_SITE) return [];
    if (!field.fields || !isDivided(kind, here)) return taskOf(kind, here) === task ? [field] : [];
    const parts = fieldsOf(task, kind, field.fields, here);
    return parts.length > 0 ? [{ ...field, fields: parts, isOptional: false }] : [];
  });
}

/** Whether tasks name parts of a group. */
const isDivided = (kind: FileKind, path: Path): boolean =>
  [...NAMED[kind].keys()].some((name) => name.startsWith(`${path.join('.')}.`));
