import parseSelectors from 'postcss-selector-parser';

/** What a selector asks for. */
export type Selector = Readonly<{
  /** All its classes, and where the name of each begins. */
  classes: readonly Readonly<{ name: string; start: number }>[];
  /** The attributes that must be there. Those in `:not()`, `:is()` and the like are no conditions of their own. */
  attributes: readonly Readonly<{
    name: string;
    /** Undefined where the attribute may have any, or begin or end with something. */
    value: string | undefined;
  }>[];
}>;

/** Pages have most of their rules in common: each selector is parsed once. */
const known = new Map<string, Selector>();

/** Takes one selector apart. */
export function readSelector(text: string): Selector {
  const selector = known.get(text) ?? parse(text);
  known.set(text, selector);
  return selector;
}

function parse(text: string): Selector {
  const { nodes } = parseSelectors().astSync(text);
  const classes: { name: string; start: number }[] = [];
  for (const selector of nodes)
    selector.walkClasses(({ value, sourceIndex }) => {
      classes.push({ name: value, start: sourceIndex + 1 });
    });
  const attributes = nodes
    .flatMap((selector) => selector.nodes)
    .filter((node) => node.type === 'attribute')
    .map(({ attribute, operator, value }) => ({
      name: attribute.toLowerCase(),
      value: operator === '=' ? value : undefined,
    }));
  return { classes, attributes };
}
