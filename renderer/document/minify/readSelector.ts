import parseSelectors from 'postcss-selector-parser';

/** What a selector matches. */
export type Selector = Readonly<{
  /** All its classes, each with the index where its name starts. */
  classes: readonly Readonly<{ name: string; start: number }>[];
  /** The attributes that the page must have. Those inside `:not()`, `:is()` and the like are not required. */
  attributes: readonly Readonly<{
    name: string;
    /** Undefined unless the selector requires an exact value. */
    value: string | undefined;
  }>[];
}>;

/** Parsed selectors by their text: pages share most of their rules. */
const cache = new Map<string, Selector>();

/** Parses one selector. */
export function readSelector(text: string): Selector {
  const selector = cache.get(text) ?? parse(text);
  cache.set(text, selector);
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
