/** What React writes and HTML does not ask for: slashes of elements without an end, and values of attributes that have none. */
export function minifyBody(body: string): string {
  return body.replace(/<(img|input|source|br|hr)\b([^<>]*)\/>/g, '<$1$2>').replace(/ (data-[\w-]+|hidden)=""/g, ' $1');
}
