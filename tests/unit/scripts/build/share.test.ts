/** The pictures of shared links: their words, and what is drawn of them. */
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../../../../branches/model/buildSite.ts';
import { parseFiles } from '../../../../branches/model/files/parseFiles.ts';
import { LANGUAGES } from '../../../../locales/languages.ts';
import { readResources } from '../../../../locales/model/resources.ts';
import { pagePicture } from '../../../../renderer/document/pagePicture.ts';
import { nameSharePicture } from '../../../../renderer/document/sharePicture.ts';
import { localText } from '../../../../renderer/i18n/localText.ts';
import { createSiteTranslator } from '../../../../renderer/i18n/placeholders.ts';
import { type Catalogue, mediaUrl, readCatalogue } from '../../../../renderer/media/catalogue.ts';
import type { Master } from '../../../../renderer/media/describeMaster.ts';
import { pageName } from '../../../../renderer/site/pageMeta.ts';
import { readPublication } from '../../../../renderer/site/publication.ts';
import { siteMap } from '../../../../renderer/site/routes.ts';
import { drawScene } from '../../../../scripts/share/drawScene.ts';
import { drawSharePicture, SHARE_LIMIT } from '../../../../scripts/share/drawSharePicture.ts';
import { fitTitle } from '../../../../scripts/share/fitTitle.ts';
import { canWrite, glyphsOf } from '../../../../scripts/share/writing.ts';
import { CONFIGURATIONS } from '../../../fixtures/configurations.ts';

const words = readResources();
let media: Catalogue;
beforeAll(async () => {
  media = await readCatalogue();
});

function masterAt(path: string): Master {
  const master = media.get(path);
  if (!master) throw new Error(`media/${path} is not there.`);
  return master;
}

/** Every title of every page in every language. */
const TITLES = Object.values(CONFIGURATIONS).flatMap((files) => {
  const site = buildSite('combined', parseFiles(files), '2026-11-21');
  return LANGUAGES.flatMap((language) => {
    const translator = createSiteTranslator(site, words, language);
    const page = { site, language, translator, media: new Map(), publication: readPublication([]) };
    const names = [...siteMap(site), undefined].map((route) => pageName({ ...page, route }));
    return [...names, localText(site.clinic.name, language).text];
  });
});

/** Letters of other scripts than those that the font has: `locales/README.md` says what becomes of them. */
const OTHER_LETTERS = /[^\p{Script=Latin}\p{Script=Tamil}\P{L}]/u;

describe('the letters of a picture', () => {
  test('are there for every title in Latin and Tamil letters, and for the clinic’s name', () => {
    expect(TITLES.filter((title) => /[\u0b80-\u0bff]/.test(title)).length).toBeGreaterThan(20);
    const ours = TITLES.filter((title) => !OTHER_LETTERS.test(title));
    expect(ours.filter((title) => !canWrite(title))).toEqual([]);
  });

  test('are joined as Tamil is written: a vowel sign before its consonant, around it, and letters that become one', () => {
    const ids = (text: string) => glyphsOf(text).map(({ codepoint }) => codepoint);
    const [sign, consonant] = ids('கெ');
    expect(ids('க')).toEqual([consonant]);
    expect(ids('கொ').slice(0, 2)).toEqual([sign, consonant]);
    expect(ids('கொ')).toHaveLength(3);
    expect(ids('க்ஷ')).toHaveLength(1);
    expect(ids('ஸ்ரீ').length).toBeLessThan([...'ஸ்ரீ'].length);
  });

  test('are joined so in a title that begins in English, too', () => {
    const ids = (text: string) => glyphsOf(text).map(({ codepoint }) => codepoint);
    expect(ids('WhatsApp மூலம்')).toEqual([...ids('WhatsApp '), ...ids('மூலம்')]);
    expect(ids('மூலம் (TMJ) கொ')).toEqual([...ids('மூலம் ('), ...ids('TMJ) '), ...ids('கொ')]);
  });

  test('are not boxes: a text in a script that the font does not have is known for one', () => {
    expect(canWrite('दाँत')).toBe(false);
    expect(canWrite('Teeth 牙')).toBe(false);
  });
});

describe('a title', () => {
  const room = { width: 540, height: 330 };

  test('stays in its room, whole, however long it or its words are', () => {
    for (const title of [...TITLES, 'Dental '.repeat(40).trim(), 'Wordwithoutanyspace'.repeat(6)]) {
      const { size, lineHeight, lines } = fitTitle(title, room);
      expect(lines.map(({ text }) => text).join(' ')).toBe(title);
      for (const { width } of lines) expect(width * size, title).toBeLessThanOrEqual(room.width);
      expect(lines.length * lineHeight, title).toBeLessThanOrEqual(room.height);
    }
  });

  test('is readable in a chat, in a few lines', () => {
    for (const title of TITLES) {
      const { size, lines } = fitTitle(title, room);
      expect(size, title).toBeGreaterThanOrEqual(40);
      expect(lines.length, title).toBeLessThanOrEqual(5);
    }
  });

  test('is broken into lines of about the same length, rather where it pauses', () => {
    const linesOf = (title: string) => fitTitle(title, room).lines.map(({ text }) => text);
    expect(linesOf('Wisdom tooth removal cost in Chennai and Kavalkinaru')).toEqual([
      'Wisdom tooth',
      'removal cost',
      'in Chennai and',
      'Kavalkinaru',
    ]);
    expect(linesOf('Tooth pain relief: home care, treatment and cost')).toEqual([
      'Tooth pain relief:',
      'home care,',
      'treatment',
      'and cost',
    ]);
  });
});

describe('the picture', () => {
  const clinic = 'Sample Dental Clinic';
  const draw = async (title: string, picture = masterAt('hero.webp')) =>
    drawSharePicture({ title, clinic, picture }, await drawScene(picture));

  test('shows the title: other words, another picture, and the same bytes every time', async () => {
    const [tips, again, tamil, other] = await Promise.all([
      draw('Dental tips'),
      draw('Dental tips'),
      draw('பல் பராமரிப்புக் குறிப்புகள்'),
      draw('Dental tips', masterAt('services/dentures.webp')),
    ]);
    expect(again.equals(tips)).toBe(true);
    for (const different of [tamil, other]) expect(different.equals(tips)).toBe(false);
  });

  test('has a long name of a clinic in it, whole: nothing runs over the edge', async () => {
    const scene = await drawScene(masterAt('hero.webp'));
    const edgeOf = async (name: string) => {
      const bytes = await drawSharePicture(
        { title: 'Dental tips', clinic: name, picture: masterAt('hero.webp') },
        scene,
      );
      return sharp(bytes).extract({ left: 1152, top: 0, width: 48, height: 630 }).raw().toBuffer();
    };
    expect((await edgeOf('Sample Dental Clinic and Centre for Smiles '.repeat(3))).equals(await edgeOf(clinic))).toBe(
      true,
    );
  });

  test('has no words rather than boxes', async () => {
    const [one, two] = await Promise.all([draw('दाँत की देखभाल'), draw('牙齿护理')]);
    expect(one.equals(two)).toBe(true);
  });

  test('is small enough for chats even if the page’s picture is nothing but noise', async () => {
    const noise = await sharp({
      create: { width: 1200, height: 630, channels: 3, background: '#888', noise: { type: 'gaussian', sigma: 60 } },
    })
      .raw()
      .toBuffer();
    const bytes = await drawSharePicture({ title: 'Dental tips', clinic, picture: masterAt('hero.webp') }, noise);
    expect(bytes.length).toBeLessThanOrEqual(SHARE_LIMIT);
  });

  test('has a name that changes with everything that is in it', () => {
    const wanted = { title: 'Dental tips', clinic, picture: masterAt('hero.webp') };
    const address = nameSharePicture(wanted);
    expect(address).toMatch(/^\/media\/share\/[0-9a-f]{12}\.jpg$/);
    expect(nameSharePicture({ ...wanted })).toBe(address);
    for (const change of [
      { title: 'Dental myths' },
      { clinic: 'Another Clinic' },
      { picture: masterAt('reels/1.webp') },
      { picture: { ...wanted.picture, hash: 'other' } },
    ]) {
      expect(nameSharePicture({ ...wanted, ...change })).not.toBe(address);
    }
  });
});

describe('the picture that stands for a page', () => {
  const image = (path: string, rest = '') => `<img src="${mediaUrl(masterAt(path), 800, 'webp')}" alt=""${rest}/>`;

  test('is the one that opens it, wherever it stands', () => {
    const body = image('reels/1.webp') + image('topics/payment.webp', ' fetchPriority="high"');
    expect(pagePicture(body, media).path).toBe('topics/payment.webp');
  });

  test('is its first one where none opens it, and the clinic’s where it has none', () => {
    expect(pagePicture(image('reels/1.webp') + image('reels/2.webp'), media).path).toBe('reels/1.webp');
    expect(pagePicture('<p>No picture.</p>', media).path).toBe('og-background.webp');
  });
});
