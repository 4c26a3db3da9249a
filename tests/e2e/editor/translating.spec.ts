/** What a translator does, text by text. Each ends with the files as the commands would write them, and the page. */
import { FIXTURE_DAY } from '../../support/fixtureSite.ts';
import { expect, test } from './support/editorTest.ts';
import { makeGaps, NEW_LEAD } from './support/gaps.ts';
import { pageFrame, save } from './support/steps.ts';
import {
  changesAsByCommand,
  expectText,
  openText,
  openTexts,
  recorded,
  searchField,
  translation,
} from './support/translator.ts';

test.use({ before: { prepare: makeGaps } });

const TITLE = 'சிகிச்சைக்கு முன் விளக்கும் பல் மருத்துவர்கள்';

/** The other texts that are missing or stale, in the order in which they come after that title. */
const OTHERS = [
  ['photos.inside.alt', 'வரவேற்பு மேசையின் ஓவியம்.'],
  ['parking', 'வீட்டின் முன் இருசக்கர வாகனங்களுக்கு'],
  ['hero.lead', 'உடனே வாருங்கள்.'],
  ['page', 'பக்கம்'],
] as const;

test('a missing text: it is on the Tamil page beside as it is typed, and in its file with its record', {
  tag: '@smoke',
}, async ({ clinic, page }) => {
  await openTexts(page);
  await page.getByRole('button', { name: /^Missing 4$/ }).click();
  await page.getByRole('link', { name: /Dentists who explain before they treat/ }).click();
  await expect(translation(page)).toHaveValue('');
  await translation(page).pressSequentially(TITLE);
  await expect(pageFrame(page).getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(pageFrame(page).locator('html')).toHaveAttribute('lang', /^ta/);
  await save(page);
  expect(changesAsByCommand(clinic)).toEqual([
    'locales/record/ta.json',
    `+${recorded('hero.title', 'Dentists who explain before they treat', TITLE)}`,
    'locales/ta/home.json',
    `+    "title": "${TITLE}",`,
  ]);
});

test("the next untranslated text by the keyboard: the site's pages first, then the editor's own words", async ({
  clinic,
  page,
}) => {
  await openText(page, 'home: hero.title');
  await page.keyboard.insertText(TITLE);
  for (const [key, text] of OTHERS) {
    await page.keyboard.press('Control+Enter');
    await expectText(page, key);
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(text);
  }
  await expect(page.getByRole('button', { name: 'Nothing is untranslated' })).toBeDisabled();
  await save(page);
  const changes = changesAsByCommand(clinic);
  expect(changes.filter((line) => /^(?:branches|locales)\//.test(line))).toEqual([
    'branches/chennai.yaml',
    'locales/record/ta.json',
    'locales/ta/contact.json',
    'locales/ta/editor.json',
    'locales/ta/home.json',
  ]);
});

test('a placeholder goes as a whole, is asked for while it is missing, and is put back by its button', {
  tag: '@smoke',
}, async ({ clinic, page }) => {
  await openText(page, 'home: hero.eyebrow');
  await expect(translation(page)).toHaveValue('அ Dental care in {{branches.names}}');
  await page.keyboard.press('Backspace');
  await expect(translation(page)).toHaveValue('அ Dental care in ');
  await expect(page.getByText(/\{\{branches\.names\}\} is missing/)).toBeVisible();
  await page.getByRole('button', { name: 'Insert {{branches.names}}' }).click();
  await expect(translation(page)).toHaveValue('அ Dental care in {{branches.names}}');
  // The cursor goes around it, so nothing can be typed into it, however fast.
  await Promise.all([page.keyboard.press('ArrowLeft'), page.keyboard.insertText('நம் ')]);
  await expect(translation(page)).toHaveValue('அ Dental care in நம் {{branches.names}}');
  await expect(page.getByRole('button', { name: /^Insert/ })).toHaveCount(0);
  await expect(pageFrame(page).getByText(/^அ Dental care in நம் சென்னை/)).toBeVisible();
  await save(page);
  expect(changesAsByCommand(clinic).slice(-3)).toEqual([
    'locales/ta/home.json',
    '-    "eyebrow": "அ Dental care in {{branches.names}}",',
    '+    "eyebrow": "அ Dental care in நம் {{branches.names}}",',
  ]);
});

test('a link of the English goes around what is selected, by its button', async ({ clinic, page }) => {
  const english = '<a href="https://www.nhs.uk/conditions/orthodontics/">NHS: straightening teeth</a>';
  await openText(page, 'clear-aligners: sources.items.0');
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('பற்களைச் சீராக்குதல்');
  await page.keyboard.press('Control+a');
  await page.getByRole('button', { name: 'Insert Link to https://www.nhs.uk/conditions/orthodontics/' }).click();
  const tamil = english.replace('NHS: straightening teeth', 'பற்களைச் சீராக்குதல்');
  await expect(translation(page)).toHaveValue(tamil);
  await expect(pageFrame(page).getByRole('link', { name: 'பற்களைச் சீராக்குதல்' })).toBeVisible();
  await save(page);
  expect(changesAsByCommand(clinic)).toContain(`+${recorded('sources.items.0', english, tamil)}`);
});

test("the glossary's word is put in by a click, and the word that is never used is marked", async ({
  clinic,
  page,
}) => {
  await openText(page, 'wisdom-tooth-removal: hero.title');
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('ஞானப் பல்');
  const fault = page.getByText('"ஞானப் பல்" is not our word for "wisdom tooth". Write ஞானப்பல், as the glossary says.');
  await expect(fault).toBeVisible();
  const mark = page.locator('[aria-hidden]').getByText('ஞானப் பல்', { exact: true });
  await expect(mark).toHaveCSS('text-decoration-style', 'wavy');
  await page.keyboard.press('Control+a');
  await page.getByRole('button', { name: 'ஞானப்பல்' }).click();
  await page.keyboard.insertText(' அகற்றல்');
  await expect(translation(page)).toHaveValue('ஞானப்பல் அகற்றல்');
  await expect(fault).toHaveCount(0);
  await expect(pageFrame(page).getByRole('heading', { level: 1, name: 'ஞானப்பல் அகற்றல்' })).toBeVisible();
  await save(page);
  expect(changesAsByCommand(clinic).slice(-1)).toEqual(['+    "title": "ஞானப்பல் அகற்றல்",']);
});

test('a text over its limit: the meter says how much is too much until it fits', async ({ clinic, page }) => {
  await openText(page, 'not-found: title');
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('அ'.repeat(42));
  await expect(page.getByText('42 of 40 characters: 2 too many', { exact: true })).toBeVisible();
  await expect(translation(page)).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('பக்கம் இல்லை');
  // Signs that are written on a letter do not count.
  await expect(page.getByRole('meter', { name: '8 of 40 characters' })).toBeVisible();
  await expect(translation(page)).not.toHaveAttribute('aria-invalid');
  await expect(pageFrame(page).getByRole('heading', { level: 1, name: 'பக்கம் இல்லை' })).toBeVisible();
  await save(page);
  expect(changesAsByCommand(clinic).slice(-1)).toEqual(['+  "title": "பக்கம் இல்லை",']);
});

test('a stale text shows what has changed in the English, and is up to date once it is changed', async ({
  clinic,
  page,
}) => {
  await openTexts(page);
  await page.getByRole('button', { name: /^Out of date 1$/ }).click();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await rows.getByRole('link', { name: /^Call, send a WhatsApp message/ }).click();
  await expect(page.getByRole('heading', { name: 'The English has changed' })).toBeVisible();
  await expect(page.getByRole('deletion').first()).toHaveText('call');
  await expect(page.getByRole('insertion').first()).toHaveText(/^come/);
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('வலி கடுமையாக இருந்தால் உடனே வாருங்கள்.');
  await expect(page.getByRole('heading', { level: 1 }).getByText('To be reviewed')).toBeVisible();
  await expect(pageFrame(page).getByText('வலி கடுமையாக இருந்தால் உடனே வாருங்கள்.')).toBeVisible();
  await save(page);
  expect(changesAsByCommand(clinic)).toContain(
    `+${recorded('hero.lead', NEW_LEAD, 'வலி கடுமையாக இருந்தால் உடனே வாருங்கள்.')}`,
  );
  await page.getByRole('link', { name: 'All texts' }).click();
  await expect(page.getByText('Nothing is out of date.', { exact: true })).toBeVisible();
});

test('reviewed: the name is asked once, then for a text and for a whole file', async ({ clinic, page }) => {
  await openText(page, 'not-found: title');
  await page.keyboard.press('Control+Shift+Enter');
  const dialog = page.getByRole('dialog', { name: 'Who reviews?' });
  await dialog.getByRole('textbox', { name: 'Your name' }).fill('Meena Sample');
  await dialog.getByRole('button', { name: 'Use this name' }).click();
  await expectText(page, 'not-found: text');
  await expect(page.getByText('You review as Meena Sample.')).toBeVisible();
  await page.getByRole('link', { name: 'All texts' }).click();
  await searchField(page).fill('not-found: ');
  await page.getByRole('button', { name: /^Review 10 texts: / }).click();
  await page.getByRole('button', { name: 'Yes, mark as reviewed' }).click();
  await expect(page.getByRole('link', { name: /Reviewed$/ })).toHaveCount(11);
  await save(page);
  const added = changesAsByCommand(clinic).filter((line) => line.startsWith('+'));
  expect(added).toHaveLength(11);
  const [title] = added.filter((line) => line.includes('"title":'));
  expect(title).toBe(
    `+${recorded('title', 'We cannot find this page', 'அ We cannot find this page', `Meena Sample, ${FIXTURE_DAY}`)}`,
  );
});

test('search and filters lead to a text, and a click on a text in the page opens that one', async ({
  clinic,
  page,
}) => {
  await openTexts(page);
  await searchField(page).fill('strong pain, please come');
  await expect(page.getByText(/^1 text of /)).toBeVisible();
  await page.getByRole('button', { name: /^Missing/ }).click();
  await expect(page.getByText(/No text holds this/)).toBeVisible();
  await page.getByRole('button', { name: /^All/ }).click();
  await page.getByRole('link', { name: /please come at once/ }).click();
  await expect(pageFrame(page).getByText(/^அ Call, send a WhatsApp message/)).toBeVisible();
  await pageFrame(page).getByRole('heading', { level: 1, name: 'அ Contact us' }).click();
  await expectText(page, 'contact: hero.title');
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('தொடர்புக்கு');
  await expect(pageFrame(page).getByRole('heading', { level: 1, name: 'தொடர்புக்கு' })).toBeVisible();
  await save(page);
  expect(changesAsByCommand(clinic).slice(-3)).toEqual([
    'locales/ta/contact.json',
    '-    "title": "அ Contact us",',
    '+    "title": "தொடர்புக்கு",',
  ]);
});

test('an input method: what it composes is in the text as it was chosen, and no piece is lost', async ({
  clinic,
  page,
}) => {
  await openText(page, 'home: hero.eyebrow');
  const keys = await page.context().newCDPSession(page);
  await page.keyboard.press('Control+Home');
  for (const composed of ['p', 'pa', 'pal', 'பல்']) {
    await keys.send('Input.imeSetComposition', {
      text: composed,
      selectionStart: composed.length,
      selectionEnd: composed.length,
    });
  }
  await keys.send('Input.insertText', { text: 'பல் ' });
  await expect(translation(page)).toHaveValue('பல் அ Dental care in {{branches.names}}');
  // Composed over everything that is selected, as if it were typed.
  await page.keyboard.press('Control+a');
  await keys.send('Input.imeSetComposition', { text: 'ப', selectionStart: 1, selectionEnd: 1 });
  await keys.send('Input.insertText', { text: 'பல் மருத்துவம்: ' });
  await expect(translation(page)).toHaveValue('பல் மருத்துவம்: ');
  await page.getByRole('button', { name: 'Insert {{branches.names}}' }).click();
  await expect(pageFrame(page).getByText(/^பல் மருத்துவம்: சென்னை/)).toBeVisible();
  await save(page);
  expect(changesAsByCommand(clinic).slice(-1)).toEqual(['+    "eyebrow": "பல் மருத்துவம்: {{branches.names}}",']);
});
