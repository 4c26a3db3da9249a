/** What preflight says about a folder of content, in a process of its own: the command reads the folder that it runs in. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { GROUPS } from '../../scripts/preflight/finding.ts';

const SCRIPT = fileURLToPath(new URL('../../scripts/preflight.ts', import.meta.url));
const WITH_TYPESCRIPT = fileURLToPath(new URL('../../scripts/cli/withTypeScript.cjs', import.meta.url));
/** Bytes of a report. */
const MOST = 64_000_000;

const report = z.object({
  findings: z.array(
    z.object({
      group: z.string(),
      file: z.string(),
      line: z.number().optional(),
      message: z.string(),
      blocks: z.boolean(),
    }),
  ),
});

export type Finding = z.infer<typeof report>['findings'][number] & Readonly<{ title: string }>;

/** @param folder with the folders of content @param today ISO day in Asia/Kolkata */
export async function preflight(folder: string, today: string): Promise<readonly Finding[]> {
  const options = ['-r', WITH_TYPESCRIPT, SCRIPT, '--json', '--today', today];
  // It ends with code 1 if something must be done.
  const said = await promisify(execFile)(process.execPath, options, { cwd: folder, maxBuffer: MOST }).catch(
    (error: unknown) => z.object({ stdout: z.string() }).parse(error),
  );
  const titles: Readonly<Record<string, Readonly<{ title: string }> | undefined>> = GROUPS;
  return report
    .parse(JSON.parse(said.stdout))
    .findings.map((finding) => ({ ...finding, title: titles[finding.group]?.title ?? finding.group }));
}

/** What has come since the last publishing, and what was there before. Lines may have moved. */
export function sorted(now: readonly Finding[], before: readonly Finding[]) {
  const key = ({ group, file, message }: Finding) => [group, file, message].join('\n');
  const known = new Set(before.map(key));
  return {
    fresh: now.filter((finding) => !known.has(key(finding))),
    known: now.filter((finding) => known.has(key(finding))),
  };
}
