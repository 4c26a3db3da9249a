/** In which order the sites of a build are made, and what is beside them. */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { buildSite } from '../../../../branches/model/buildSite.ts';
import { parseFiles } from '../../../../branches/model/files/parseFiles.ts';
import { makeSites } from '../../../../scripts/build/makeSites.ts';
import type { AfterPage } from '../../../../scripts/build/renderPages.ts';
import type { RunningStep } from '../../../../scripts/build/run.ts';
import { createProgress } from '../../../../scripts/cli/progress.ts';
import type { LoadedSite } from '../../../../site/content/loadSite.ts';
import { CONFIGURATIONS } from '../../../fixtures/configurations.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

/** What is done for which site, whose pages cannot be made, and whose show pictures that are not encoded yet. */
const done = vi.hoisted(() => ({ steps: [] as string[], broken: '', waiting: '' }));
const folder = temporaryFolder({}, afterAll);
vi.mock('../../../../scripts/build/bundle/bundlePages.ts', () => ({
  bundlePages: async () => {
    mkdirSync(join(folder, 'client'), { recursive: true });
    return { folder, client: join(folder, 'client'), server: '', worker: folder };
  },
}));
vi.mock('../../../../site/pages/everyPage.ts', () => ({ pagesOf: () => ['/', '/about'] }));
vi.mock('../../../../scripts/build/renderPages.ts', async (original) => ({
  ...(await original<object>()),
  renderPages: async (
    _: unknown,
    outDir: string,
    { site: { variant } }: { site: { variant: string } },
    { step }: RunningStep,
    afterPage?: AfterPage,
  ) => {
    const about = join(outDir, 'about.html');
    writeFileSync(about, 'About us');
    await afterPage?.('about.html', readFileSync(about));
    step.done();
    step.done();
    done.steps.push(`${variant}: pages`);
    const problems = variant === done.broken ? [{ address: '/about', error: new Error('no chairs') }] : [];
    const isWaiting = variant === done.waiting && !done.steps.includes(`${variant}: pictures`);
    return { pages: [{ pictures: [], sharePicture: {}, isWaiting }], problems };
  },
}));
vi.mock('../../../../scripts/hosts/writeHostFiles.ts', async (original) => ({
  ...(await original<object>()),
  writeHostFiles: async () => undefined,
}));
vi.mock('../../../../scripts/build/files/writeLicenses.ts', () => ({ writeLicenses: async () => undefined }));
vi.mock('../../../../scripts/build/files/writePictures.ts', () => ({
  writeMedia: async ({ site: { variant } }: { site: { variant: string } }) => {
    done.steps.push(`${variant}: pictures`);
  },
  writeSharePictures: async () => undefined,
}));
vi.mock('../../../../scripts/build/files/writeSiteFiles.ts', () => ({
  writeSiteFiles: async (_site: unknown, _publication: unknown, outDir: string) => {
    writeFileSync(join(outDir, '.htaccess'), '');
    writeFileSync(join(outDir, 'robots.txt'), 'Allow: /');
  },
}));
vi.mock('../../../../scripts/build/files/writeWorker.ts', () => ({ writeWorker: () => undefined }));

const files = parseFiles(CONFIGURATIONS['two-branches']);
const variants = ['chennai', 'kavalkinaru'];
const run = { progress: createProgress(() => undefined), stopped: new AbortController().signal };

async function make({ zip = false, isQuick = false, key = String(randomUUID()), facts = files } = {}): Promise<void> {
  const sites = variants.map((variant) => buildSite(variant, facts, '2026-11-22'));
  const outDir = join(folder, 'out');
  mkdirSync(outDir, { recursive: true });
  const loaded = {} as LoadedSite;
  await makeSites({ loaded, sites, outDir, zip, isQuick, key, readKey: () => key }, run, () => undefined);
}

beforeEach(() => void Object.assign(done, { steps: [], broken: '', waiting: '' }));

test.each(variants)(
  'a page of %s that cannot be made is told before pictures are made for any site',
  async (broken) => {
    done.broken = broken;
    await expect(make()).rejects.toThrow('/about: no chairs');
    expect(done.steps).toEqual(['chennai: pages', 'kavalkinaru: pages']);
  },
);

test('pages that show new pictures are made again when the lengths of these are known, and only then', async () => {
  done.waiting = 'kavalkinaru';
  await make();
  const [pages, pictures] = ['pages', 'pictures'].map((step) => variants.map((variant) => `${variant}: ${step}`));
  expect(done.steps).toEqual([pages, pictures, pages].flat());
  done.steps.length = 0;
  await make({ isQuick: true });
  expect(done.steps).toEqual(pages);
});

const archive = (variant: string) => join(folder, 'out', `${variant}.zip`);
const namesIn = (file: string) => Object.keys(unzipSync(readFileSync(file)));

test('there is an archive of each site on request, complete and without a folder of its own', async () => {
  await make();
  expect(existsSync(archive('chennai'))).toBe(false);
  await make({ zip: true });
  for (const variant of variants) {
    const names = readdirSync(join(folder, 'out', variant), { recursive: true, encoding: 'utf8' });
    expect(namesIn(archive(variant))).toContain('.htaccess');
    expect(names).toEqual(expect.arrayContaining(namesIn(archive(variant))));
  }
});

test('an archive that is there is renewed by every build that succeeds, and by no other', async () => {
  writeFileSync(archive('chennai'), 'an old site');
  done.broken = 'kavalkinaru';
  await expect(make()).rejects.toThrow('no chairs');
  expect(readFileSync(archive('chennai'), 'utf8')).toBe('an old site');
  done.broken = '';
  await make();
  expect(namesIn(archive('chennai'))).toContain('.htaccess');
});

test('a site that shows none of the facts that changed is not made again', async () => {
  await make({ key: 'same' });
  done.steps.length = 0;
  const branches = files.branches.map((branch) =>
    branch.id === 'chennai' ? { ...branch, file: { ...branch.file, phone: '+910000000077' } } : branch,
  );
  await make({ key: 'same', facts: { ...files, branches } });
  expect(done.steps).toEqual(['chennai: pages', 'chennai: pictures']);
});

test('each site says which commit it was built from, also one that is not made again', async () => {
  const commitOf = (variant: string) =>
    JSON.parse(readFileSync(join(folder, 'out', variant, 'version.json'), 'utf8')).commit;
  vi.stubEnv('GITHUB_SHA', '1'.repeat(40));
  await make({ key: 'said' });
  expect(variants.map(commitOf)).toEqual(['1'.repeat(40), '1'.repeat(40)]);
  vi.stubEnv('GITHUB_SHA', '2'.repeat(40));
  done.steps.length = 0;
  await make({ key: 'said' });
  await make({ key: 'said' });
  vi.unstubAllEnvs();
  expect([done.steps, variants.map(commitOf)]).toEqual([[], ['2'.repeat(40), '2'.repeat(40)]]);
});
