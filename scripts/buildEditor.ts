/** `npm run build:editor`: the editor as static files, for people who have only a browser. */
import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CLINIC_ID } from '../branches/model/files/branchName.ts';
import { readInput } from '../diagnostics/contentFiles.ts';
import { YamlSource } from '../diagnostics/yamlSource.ts';
import type { GitHubConfig } from '../editor/config/editorConfig.ts';
import { formOf } from '../editor/content/tasks.ts';
import { CODE } from '../editor/store/codePaths.ts';
import type { MediaJson } from '../editor/store/folderStore.ts';
import { escapeHtml } from '../site/language/escapeHtml.ts';
import { MEDIA_DIR } from '../site/pictures/catalogue.ts';
import { compressFiles } from './build/files/compressFiles.ts';
import { command } from './cli/commandLine.ts';
import { openProgress, type Progress } from './cli/progress.ts';
import { FILES_ON_DISK } from './content/filesOnDisk.ts';
import { bundleApp } from './editor/bundleApp.ts';
import { editorHostFiles, editorPolicies } from './editor/editorHosts.ts';
import { framePolicy } from './editor/frameDocument.ts';
import { readEditorYaml } from './editor/readEditorYaml.ts';
import { signInWords } from './editor/signInWords.ts';
import { hostsFolder } from './hosts/writeHostFiles.ts';
import { readMedia } from './pictures/readMedia.ts';

const OUT_DIR = 'dist-editor';

command('npm run build:editor', `Makes the editor in ${OUT_DIR}, for the repository that editor.yaml names.`).parse();
try {
  await buildEditor(OUT_DIR, openProgress());
  console.log(`The editor is in ${OUT_DIR}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/**
 * Replaces the folder with the editor, in one step, and writes the configurations of servers beside it.
 * @throws Error if there is no `editor.yaml`, or pages cannot be bundled; InputErrors if it has mistakes
 */
async function buildEditor(outDir: string, progress: Progress): Promise<void> {
  const { config: file } = readEditorYaml();
  const bundle = await bundleApp(progress);
  const partial = `${outDir}.${process.pid}.part`;
  await cp(bundle, partial, { recursive: true });
  const { catalogue, ...media } = await readMedia(MEDIA_DIR);
  const code = readCode();
  const clinic = clinicName();
  const config: GitHubConfig = { store: 'github', ...file, clinic, words: signInWords(), ...(code && { code }) };
  const page = await readFile(join(bundle, 'index.html'), 'utf8');
  const frame = framePolicy(await readFile(join(bundle, 'frame.html'), 'utf8'));
  const policies = { ...editorPolicies(['https://api.github.com', file.site]), frame };
  const { headers, nginx, caddy } = editorHostFiles(policies);
  const files = {
    'index.html': page.replace(
      '<meta charset="utf-8">',
      (charset) => `${charset}\n<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policies.page)}">`,
    ),
    'editor.json': JSON.stringify(config),
    'catalogue.json': JSON.stringify({ ...media, catalogue: [...catalogue] } satisfies MediaJson),
    _headers: headers,
    // Every page of the editor is this one.
    _redirects: '/* /index.html 200\n',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(partial, name), text);
  await compressFiles({ outDir: partial, lastDir: outDir }, {});
  const hostsDir = hostsFolder(outDir);
  await mkdir(hostsDir, { recursive: true });
  await writeFile(join(hostsDir, 'nginx-site.conf'), nginx);
  await writeFile(join(hostsDir, 'site.caddy'), caddy);
  await rm(outDir, { recursive: true, force: true });
  await rename(partial, outDir);
}

/** The Git ids of the committed code; undefined outside a Git repository. */
function readCode(): GitHubConfig['code'] {
  const { status, stdout } = spawnSync('git', ['ls-tree', 'HEAD', ...CODE], { encoding: 'utf8' });
  if (status !== 0) return undefined;
  return Object.fromEntries(Array.from(stdout.matchAll(/ (\w+)\t(.+)$/gm), ([, id = '', path = '']) => [path, id]));
}

function clinicName(): string {
  const path = FILES_ON_DISK.list('branches').find((each) => formOf(each) === CLINIC_ID) ?? '';
  return new YamlSource(readInput(FILES_ON_DISK, path)).textAt(['name', 'en']) ?? '';
}
