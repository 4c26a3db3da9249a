/** The commands as a person runs them: what they print and how they end. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { writeConfiguration } from '../../fixtures/configurations.ts';

const folder = mkdtempSync(join(tmpdir(), 'commands-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command in a folder as its project. */
function run(script: string, args: readonly string[] = [], cwd = '.') {
  const options = { encoding: 'utf8', cwd } as const;
  const { status, stdout, stderr } = spawnSync(resolve('node_modules/.bin/tsx'), [resolve(script), ...args], options);
  return { status, stdout, stderr };
}

/** A folder with a file, by its path. */
function write(path: string, text: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

describe('npm run preflight', { timeout: 30_000 }, () => {
  test('lists what is still a placeholder, with its line, and ends with code 1', () => {
    const { status, stdout, stderr } = run('scripts/preflight.ts', ['--today', '2025-08-15']);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    const phone = readFileSync('branches/chennai.yaml', 'utf8')
      .split('\n')
      .findIndex((line) => /^phone:/.test(line));
    expect(stdout).toContain(`branches/chennai.yaml:${phone + 1}:8  +910000000001 is a placeholder`);
    expect(stdout).toMatch(/Replace before going live \(\d+\)/);
    expect(stdout).toMatch(/media\/illustrations\.txt:\d+ {2}gallery/);
    expect(stdout).toMatch(/rootCanal: the card and the page show different figures/);
    const open = Array.from(stdout.matchAll(/^(?:Replace|Pictures|Gaps)[^\n]*\((\d+)\)$/gm), ([, n]) => Number(n));
    expect(stdout).toContain(`Not ready to go live: ${open.reduce((sum, n) => sum + n, 0)} things to replace.`);
  });

  test('is content with real facts and pictures, though an offer has ended', () => {
    const branches = join(folder, 'real/branches');
    mkdirSync(join(folder, 'real/locales'), { recursive: true });
    cpSync('locales/en', join(folder, 'real/locales/en'), { recursive: true });
    write('real/media/illustrations.txt', '# Nothing is left.\n');
    writeConfiguration('two-branches', branches);
    for (const file of ['clinic', 'chennai', 'kavalkinaru']) {
      const path = join(branches, `${file}.yaml`);
      const text = readFileSync(path, 'utf8')
        .replaceAll(/^ *sample: true\n/gm, '')
        .replaceAll('+91000000000', '+91984001234')
        .replaceAll(/sample-dental\.example|(?<=\.)example(?=[/"\s])/g, 'kind-teeth.in')
        .replaceAll(/\bsample\b/gi, 'kind')
        .replaceAll('pl_00000000000000', 'pl_Kq82hd7Tn31Lsa');
      writeFileSync(path, text);
    }
    const { status, stdout, stderr } = run('scripts/preflight.ts', ['--today', '2030-01-01'], join(folder, 'real'));
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^\nLook at \(\d+\)(?:\n {2}.*)+\n\nReady to go live\.\n$/);
    expect(stdout).toMatch(/offer \S+ ended \d+ days ago/);
    expect(status).toBe(0);
  });

  test('refuses a day that is none', () => {
    const { status, stderr } = run('scripts/preflight.ts', ['--today', '2025-02-30']);
    expect(status).toBe(1);
    expect(stderr).toContain('--today "2025-02-30" is not a day.');
  });

  test('says in sentences when the branch files cannot be read', () => {
    const { status, stderr } = run('scripts/preflight.ts', ['--branches', join(folder, 'nowhere')]);
    expect(status).toBe(1);
    expect(stderr).toContain('there is no such folder');
    expect(stderr).not.toMatch(/\n\s+at /);
  });
});

describe('npm run i18n', { timeout: 30_000 }, () => {
  const english = {
    menu: { home: 'Home', price: 'From {{price}}', note: '<p>Call <strong>us</strong></p>', hours: 'Hours' },
  };
  const project = (name: string, tamil: unknown) => {
    write(`${name}/locales/en/common.json`, JSON.stringify(english));
    write(`${name}/locales/ta/common.json`, typeof tamil === 'string' ? tamil : JSON.stringify(tamil));
    return join(folder, name);
  };

  test('counts what is translated', () => {
    const { status, stdout } = run('scripts/i18n.ts', ['--ci'], project('gaps', { menu: { home: 'முகப்பு' } }));
    expect(stdout).toMatch(/^தமிழ் \(ta\), preview\n {2}common +1 of 4 translated\n$/);
    expect(status).toBe(0);
  });

  const broken = { menu: { home: 'முகப்பு', price: 'விலை', note: '<p>அழைக்க <em>x</em></p>', nav: 'x' } };

  test('names keys that English lacks, and lost placeholders and tags', () => {
    const { status, stdout } = run('scripts/i18n.ts', [], project('broken', broken));
    expect(stdout).toContain('menu.nav: English has no such key. Delete it, or mend its name.');
    for (const key of ['menu.price', 'menu.note']) {
      expect(stdout).toContain(`${key}: its {{placeholders}} or <tags> are not those of the English text.`);
    }
    expect(stdout).not.toMatch(/menu\.home: /);
    expect(status).toBe(0);
  });

  test('ends with code 1 for them when a machine asks', () => {
    expect(run('scripts/i18n.ts', ['--ci'], project('broken', broken)).status).toBe(1);
  });

  test('names the file that is not JSON', () => {
    const { status, stderr } = run('scripts/i18n.ts', [], project('torn', '{ "menu": '));
    expect(status).toBe(1);
    expect(stderr).toMatch(/locales\/ta\/common\.json:1:\d+\n.*\n.*\^\n +this is not valid JSON/);
    expect(stderr).not.toMatch(/\n\s+at /);
  });
});

describe('npm run serve', { timeout: 30_000 }, () => {
  test('says what to run when the variant is not built', () => {
    const { status, stderr } = run('scripts/serve.ts', ['madurai', '--from', join(folder, 'nothing')]);
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: `${join(folder, 'nothing/madurai')} is not built yet. Run: npm run build -- madurai\n`,
    });
  });
});

describe('npm run build', { timeout: 30_000 }, () => {
  test('refuses a day that is none, before anything is made', () => {
    const out = join(folder, 'never');
    const { status, stderr } = run('scripts/build.ts', ['combined', '--today', '2025-02-30', '--out', out]);
    expect(status).toBe(1);
    expect(stderr).toContain('--today "2025-02-30" is not a day. Write year-month-day, such as 2025-08-15.');
    expect(stderr).toContain('Nothing in the output folder was changed.');
  });
});
