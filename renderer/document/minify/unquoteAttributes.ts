/** The same rules with quotes only around values of attributes that need them. */
export function unquoteAttributes(style: string): string {
  return style.replace(/\[([\w-]+)([~|^$*]?=)(['"])([a-z][\w-]*)\3\]/gi, '[$1$2$4]');
}
