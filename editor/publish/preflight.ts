/** What preflight says about a folder of content, in a process of its own: the command reads the folder that it runs in. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { GROUPS, type Group } from '../../scripts/preflight/finding.ts';
import { type Judgement, judge } from '../../scripts/preflight/judge.ts';

const SCRIPT = fileURLToPath(new URL('../../scripts/preflight.ts', import.meta.url));
const WITH_TYPESCRIPT = fileURLToPath(new URL('../../scripts/cli/withTypeScript.cjs', import.meta.url));
/** Bytes of a report. */
const MOST = 64_000_000;

const groups = Object.keys(GROUPS).filter((name): name is Group => name in GROUPS);

const report = z.object({
  testSite: z.boolean(),
  findings: z.array(
    z.object({
      group: z.enum(groups),
      file: z.string(),
      line: z.number().optional(),
      message: z.string(),
      blocks: z.boolean(),
    }),
  ),
});

export type Finding = z.infer<typeof report>['findings'][number] & Readonly<{ title: string }>;

export type Preflight = Readonly<{
  findings: readonly Finding[];
  /** Whether the site may be published as it is. */
  judgement: Judgement;
}>;

/** @param folder with the folders of content @param today ISO day in Asia/Kolkata */
export async function preflight(folder: string, today: string): Promise<Preflight> {
  const options = ['-r', WITH_TYPESCRIPT, SCRIPT, '--json', '--today', today];
  // It ends with code 1 if something must be done.
  const said = await promisify(execFile)(process.execPath, options, { cwd: folder, maxBuffer: MOST }).catch(
    (error: unknown) => z.object({ stdout: z.string() }).parse(error),
  );
  const { findings, testSite } = report.parse(JSON.parse(said.stdout));
  return {
    findings: findings.map((finding) => ({ ...finding, title: GROUPS[finding.group].title })),
    judgement: judge(findings, testSite),
  };
}
