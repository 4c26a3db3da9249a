import type { Finding } from './preflight.ts';

/** What has come since the last publishing, and what was there before. Lines may have moved. */
export function sortFindings(now: readonly Finding[], before: readonly Finding[]) {
  const key = ({ group, file, message }: Finding) => [group, file, message].join('\n');
  const known = new Set(before.map(key));
  return {
    fresh: now.filter((finding) => !known.has(key(finding))),
    known: now.filter((finding) => known.has(key(finding))),
  };
}
