import { placeMarkdown, plainMarkdown } from '../../diagnostics/markdown.ts';
import { type Finding, GROUPS, type Group } from './finding.ts';

/** The report as Markdown: a group opens with a click. */
export function findingsMarkdown(findings: readonly Finding[], conclusion: string): string {
  const groups = (Object.keys(GROUPS) as Group[]).flatMap((group) => {
    const own = findings.filter((finding) => finding.group === group);
    if (own.length === 0) return [];
    const { title } = GROUPS[group];
    return [`<details><summary>${title} (${own.length})</summary>`, own.map(placeMarkdown).join('\n'), '</details>'];
  });
  return ['## Before going live', `**${plainMarkdown(conclusion)}**`, ...groups].join('\n\n');
}
