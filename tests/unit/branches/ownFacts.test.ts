/** What a branch's file may say otherwise than the clinic's: what is refused, what follows for its site. */
import { describe, expect, test } from 'vitest';
import { buildSite } from '../../../branches/model/buildSite.ts';
import { parseFiles } from '../../../branches/model/files/parseFiles.ts';
import { closedWorkdays } from '../../../branches/model/warnings/dates.ts';
import { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { factProblems } from '../../../site/content/factProblems.ts';
import { CONFIGURATIONS } from '../../fixtures/configurations.ts';
import { problemsIn } from './errors/mistakes.ts';

/** The files of two branches, with lines added to that of Kavalkinaru, and one after a line of the clinic's. */
const filesWith = (own: string, line = '', after = '- id: karthik-sample') =>
  CONFIGURATIONS['two-branches'].map(({ path, text }) => ({
    path,
    text: path.endsWith('/kavalkinaru.yaml') ? `${text}\n${own}\n` : text.replace(after, `${after}\n    ${line}`),
  }));

const clinicOf = (variant: string, ...added: Parameters<typeof filesWith>) =>
  buildSite(variant, parseFiles(filesWith(...added)), '2026-11-22').clinic;
const clinicWith = (own: string) => clinicOf('kavalkinaru', own);

describe('a mistake is said with what is meant:', () => {
  const problemsWith = (...added: Parameters<typeof filesWith>) => {
    const files = filesWith(...added);
    const sources = files.map((file) => new YamlSource(file));
    const media = { pictures: { catalogue: new Map(), problems: [] }, media: 'media' };
    const outside = factProblems(sources, undefined, media).filter(({ code }) => code !== 'noPicture');
    return [...problemsIn(files), ...outside];
  };

  test.each([
    ['notOffered: [laser-dentisty]', 'notOffered: there is no service laser-dentisty. Did you mean laser-dentistry?'],
    ['notOffered: [home]', 'there is no service home. Expected one of: root-canal-treatment, clear-aligners'],
    ['notOffered: []', 'notOffered: found [], expected at least one service.'],
    ['notOffered: [dentures, dentures]', 'dentures is already in this list (branches/kavalkinaru.yaml:'],
    ['dentists: [{ id: kartik-sample }]', 'no id in the team of clinic.yaml. Did you mean karthik-sample?'],
    ['dentists: [{ id: dr-who }]', 'no id in the team of clinic.yaml. Expected one of: meera-sample, karthik-sample'],
    ['dentists: []', 'dentists: found [], expected at least one dentist.'],
    ['prices: { filing: { from: 300 } }', 'prices.filing is not a known key. Did you mean filling?'],
    ['treatments: { kids: { page: { price: { from: 300 } } } }', 'treatments.kids.page is not a known key.'],
    ['notOffered: [laser-dentistry]\ntreatments: { laser: { price: { from: 9 } } }', 'does not offer laser-dentistry'],
  ])('%s', (own, message) => {
    expect(problemsWith(own).map((problem) => problem.message)).toEqual([expect.stringContaining(message)]);
  });

  test('equipment for a service that does not exist', () => {
    const [problem] = problemsWith('', 'service: laser-dentist', 'en: Diode laser');
    expect(problem?.message).toBe(
      'technology.service: there is no service laser-dentist. Did you mean laser-dentistry?',
    );
  });

  test('a dentist who works here in both files, with both places', () => {
    const problems = problemsWith('dentists: [{ id: karthik-sample }]', 'branches: [{ branch: kavalkinaru }]');
    expect(problems.map(({ file, message }) => `${file} ${message}`)).toEqual([
      expect.stringMatching(/^branches.kavalkinaru.yaml .*karthik-sample works here \(branches\/clinic\.yaml:\d+\)/),
    ]);
  });
});

describe('the site of a branch', () => {
  test('has each of its figures in place of the clinic’s, and no others', () => {
    const usual = clinicOf('combined', '');
    const { implants } = usual.treatments;
    const months = { from: 5, to: 9 };
    const own = clinicWith(
      'treatments: { implants: { months: { from: 5, to: 9 } } }\nprices: { filling: { exact: 4 } }',
    );
    expect(own.prices).toEqual({ ...usual.prices, filling: { exact: 4 } });
    expect(own.treatments.implants.page).toEqual({ ...implants.page, months });
    expect({ ...own.treatments, implants }).toEqual(usual.treatments);
    expect(clinicWith('')).toEqual(usual);
  });

  const ONCE = [
    'prices: { rootCanal: { from: 3100 } }',
    'treatments: { rootCanal: { days: { exact: 2 }, price: { from: 3100 } } }',
  ];
  test.each(ONCE)('has a price everywhere that its file gives once: %s', (own) => {
    const { prices, treatments } = clinicWith(own);
    expect(prices.rootCanal).toEqual({ from: 3100 });
    // A difficult tooth costs more there, too, and the card has the same figures as before.
    expect(treatments.rootCanal.page.price).toEqual({ from: 3100, onwards: true });
    expect(treatments.rootCanal.card).toEqual({ sittings: { from: 2, to: 3 }, price: { from: 3100, onwards: true } });
  });

  test('has two prices of an extraction where its file gives two, as the clinic’s does', () => {
    const own = 'prices: { extraction: { from: 450, to: 5500 } }\ntreatments: { extraction: { price: { from: 650 } } }';
    const { prices, treatments } = clinicWith(own);
    expect([prices.extraction, treatments.extraction.page.price]).toEqual([{ from: 450, to: 5500 }, { from: 650 }]);
  });

  test('has its own reviews before the clinic’s; the site of all branches has only the clinic’s', () => {
    const own = 'reviews: [{ name: { en: Nila Sample }, location: { en: Valliyur }, text: { en: Quick. } }]';
    const usual = clinicOf('combined', own).reviews;
    expect(usual).toEqual(clinicOf('combined', '').reviews);
    expect(clinicWith(own).reviews).toEqual([
      expect.objectContaining({ text: { en: 'Quick.' }, sample: false }),
      ...usual,
    ]);
  });

  test('has the dentists that either file sends there, with their days, and the founder', () => {
    const own = 'dentists: [{ id: priya-sample, days: [friday] }, { id: arun-sample }]';
    const placesOf = (variant: string) => {
      const { team } = clinicOf(variant, own, 'branches: [{ branch: kavalkinaru, days: [monday] }]');
      return Object.fromEntries(team.map(({ id, branches }) => [id.replace('-sample', ''), branches]));
    };
    const here = (...days: string[]) => [{ branch: 'kavalkinaru', days }];
    const all = { meera: [], karthik: here('monday'), priya: here('friday'), arun: here() };
    expect(placesOf('kavalkinaru')).toEqual(all);
    // Whoever works nowhere in particular is at the branches that do not list theirs.
    expect(Object.keys(placesOf('chennai'))).toEqual(['meera', 'divya', 'vignesh', 'fathima', 'joseph']);
    expect(placesOf('combined')).toMatchObject(all);
  });
});

test('a dentist of a branch’s file who works on a day on which it is closed is warned of', () => {
  const closed = filesWith('dentists: [{ id: priya-sample, days: [monday, sunday] }]').map(({ path, text }) => ({
    path,
    text: text.replace(/^ {2}sunday: .*$/m, '  sunday: closed'),
  }));
  const files = parseFiles(closed);
  expect(files.sources.flatMap((source) => closedWorkdays(files, source)).map(({ message }) => message)).toEqual([
    'dentists.days: Dr. Priya Sample works on sunday, but kavalkinaru.yaml says that the branch is closed then. Change one of them.',
  ]);
});
