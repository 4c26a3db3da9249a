import type { Example, Showcase } from './example.ts';

/** The folders of shared components, in the order of the gallery. */
export const GROUPS = [
  'ui/layout',
  'ui/links',
  'ui/lists',
  'ui/cards',
  'ui/forms',
  'site',
  'services',
  'offers',
  'branches',
  'team',
  'shell',
  'shell/header',
  'shell/footer',
  'islands',
] as const;
/** A folder under `components/`. */
export type Group = (typeof GROUPS)[number];

/** A component with its examples. */
export type ShownComponent = Readonly<{ group: Group; component: string }> & Showcase;

const files = import.meta.glob<Showcase>('./examples/**/*.tsx', { eager: true, import: 'showcase' });

/** All components with examples, by group. */
export const SHOWN: readonly ShownComponent[] = GROUPS.flatMap((group) =>
  Object.entries(files).flatMap(([path, showcase]) => {
    const [, folder, component = ''] = /^\.\/examples\/(.+)\/(\w+)\.tsx$/.exec(path) ?? [];
    return folder === group ? [{ group, component, ...showcase }] : [];
  }),
);

/** The last segment of an example's address: `longest-tamil-text`. */
export function slugOf({ name }: Example): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

/** Address of a component's examples. */
export function componentPath({ component }: Pick<ShownComponent, 'component'>): string {
  return `/_gallery/${component}`;
}

/** Address of an example's own document. */
export function examplePath(shown: Pick<ShownComponent, 'component'>, example: Example): string {
  return `${componentPath(shown)}/${slugOf(example)}`;
}
