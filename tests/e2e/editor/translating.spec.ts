/** What a translator does. Each ends with the page beside, and the files as the commands would write them. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { textHash } from '../../../locales/model/record.ts';
import { readWorkbook, writeWorkbook } from '../../../site/translation/sheet/workbook.ts';
import { FIXTURE_DAY } from '../../support/fixtureSite.ts';
import type { ClinicProject } from './support/clinicProject.ts';
import { expect, test } from './support/editorTest.ts';
import {
  expectShown,
  expectText,
  LONG,
  look,
  openText,
  openTexts,
  pageFrame,
  save,
  searchField,
  translation,
} from './support/steps.ts';

/** Types over what is there. */
async function replaceText(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
}

/** A line of the record that says from which English a person has translated a text. */
const recorded = (key: string, english: string, text: string, reviewed?: string): string =>
  `    ${JSON.stringify(key)}: ${JSON.stringify({ english: textHash(english), text: textHash(text), by: 'person', reviewed })},`;

/** Saves. @returns what has changed in the project, after the command that keeps its records found nothing more to change */
async function savedAsByCommand(page: Page, clinic: ClinicProject): Promise<readonly string[]> {
  await save(page);
  clinic.git('add', '--intent-to-add', '.');
  const changes = clinic.changes();
  clinic.run('i18n.ts');
  expect(clinic.changes()).toEqual(changes);
  return changes;
}

/** The English of a text that is out of date. */
const NEW_LEAD = 'Call, send a WhatsApp message or book online. If you are in strong pain, please come at once.';

/** Published: two texts are missing, one of them of the editor itself, and the English of a third has changed. */
function prepare(clinic: ClinicProject): void {
  for (const [path, before, after] of [
    ['ta/home.json', '    "title": "அ Dentists who explain before they treat",\n', ''],
    ['ta/editor.json', '  "page": "அ The page as it will be",\n', ''],
    ['en/contact.json', 'please call.', 'please come at once.'],
  ] as const) {
    const text = clinic.read(`locales/${path}`);
    expect(text, 'the frozen words').toContain(before);
    clinic.write(`locales/${path}`, text.replace(before, after));
  }
  // Files that are not frozen get the few words that the tests know.
  const glossary = 'English,Tamil,Tamil: never,required,note\nwisdom tooth; wisdom teeth,ஞானப்பல்,ஞானப் பல்,yes,\n';
  clinic.write('locales/glossary.csv', glossary);
  clinic.run('i18n.ts');
  clinic.git('commit', '-q', '-a', '-m', 'Some texts have yet to be translated');
}

// The pages of all texts are found before a sheet is written.
test.describe.configure({ timeout: 240_000 });
test.use({ before: { prepare } });

const TITLE_404 = 'We cannot find this page';
const TITLE = 'சிகிச்சைக்கு முன் விளக்கும் பல் மருத்துவர்கள்';
const LEAD = 'வலி கடுமையாக இருந்தால் உடனே வாருங்கள்.';

test('missing and stale texts one after the other, by the keyboard', { tag: '@smoke' }, async ({ clinic, page }) => {
  await openTexts(page);
  await page.getByRole('link', { name: 'Next untranslated (4)' }).click();
  await expectText(page, 'hero.title');
  await expect(translation(page)).toHaveValue('');
  await translation(page).pressSequentially(TITLE);
  await look(page, pageFrame(page).getByRole('heading', { level: 1, name: TITLE }));
  await expect(pageFrame(page).locator('html')).toHaveAttribute('lang', /^ta/);
  // The site's pages come first, then facts; the editor's own words are not a clinic's to translate.
  for (const [key, text] of [
    ['hero.lead', LEAD],
    ['photos.inside.alt', 'வரவேற்பு மேசையின் ஓவியம்.'],
    ['parking', 'வீட்டின் முன் இருசக்கர வாகனங்களுக்கு'],
  ] as const) {
    await page.keyboard.press('Control+Enter');
    await expectText(page, key);
    if (key === 'hero.lead') {
      await expect(page.getByRole('deletion').first()).toHaveText('call');
      await expect(page.getByRole('insertion').first()).toHaveText(/^come/);
    }
    await replaceText(page, text);
    await expect(page.getByRole('heading', { level: 2 }).getByText('To be reviewed')).toBeVisible();
    if (key === 'hero.lead') await expectShown(page, LEAD);
  }
  await expect(page.getByRole('button', { name: /^Next untranslated/ })).toHaveCount(0);
  const changes = await savedAsByCommand(page, clinic);
  const files = ['record/ta.json', 'ta/contact.json', 'ta/home.json'].map((path) => `locales/${path}`);
  expect(changes.filter((line) => /^(?:branches|locales)\//.test(line))).toEqual(['branches/chennai.yaml', ...files]);
  expect(changes.slice(-2)).toEqual(['locales/ta/home.json', `+    "title": "${TITLE}",`]);
  expect(changes).toContain(`+${recorded('hero.title', 'Dentists who explain before they treat', TITLE)}`);
  expect(changes).toContain(`+${recorded('hero.lead', NEW_LEAD, LEAD)}`);
  await page.getByRole('link', { name: 'All texts' }).click();
  await expect(page.getByText('Nothing is missing and nothing is out of date.', { exact: true })).toBeVisible();
});

test('figures and formatting, input methods, and the glossary', { tag: '@smoke' }, async ({ clinic, page }) => {
  const names = '‹சென்னை, காவல்கிணறு›';
  const insert = page.getByRole('button', { name: `Insert ${names}` });
  await openText(page, 'home: hero.eyebrow');
  await expect(translation(page), 'with its value').toHaveValue(`அ Dental care in ${names}`);
  await page.keyboard.press('Backspace');
  await expect(translation(page), 'whole or gone').toHaveValue('அ Dental care in ');
  await expect(page.getByText(`${names} is missing.`)).toBeVisible();
  await page.keyboard.press('Control+Home');
  await insert.click();
  await expect(translation(page), 'where the cursor is').toHaveValue(`${names}அ Dental care in `);
  await expect(page.getByRole('button', { name: /^Insert/ })).toHaveCount(0);
  await replaceText(page, 'பல் {{branch.name}} இல்');
  for (const _ of 'இல் ') await page.keyboard.press('ArrowLeft');
  await insert.click();
  await expect(translation(page), 'over what it replaces').toHaveValue(`பல் ${names} இல்`);
  // What is typed into it goes before it, however fast.
  await Promise.all([page.keyboard.press('ArrowLeft'), page.keyboard.insertText('நம் ')]);
  await expect(translation(page)).toHaveValue(`பல் நம் ${names} இல்`);
  await expectShown(page, /^பல் நம் சென்னை/);

  await test.step('text composed with an input method is taken as it is', async () => {
    const keys = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      keys.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await translation(page).press('Control+Home');
    for (const composed of ['n', 'na', 'nal', 'நல்ல']) await compose(composed);
    await keys.send('Input.insertText', { text: 'நல்ல ' });
    await expect(translation(page)).toHaveValue(`நல்ல பல் நம் ${names} இல்`);
    // Composed over everything that is selected, as if it were typed.
    await page.keyboard.press('Control+a');
    await compose('ப');
    await keys.send('Input.insertText', { text: 'பல் மருத்துவம்: ' });
    await expect(translation(page)).toHaveValue('பல் மருத்துவம்: ');
    await insert.click();
    await expectShown(page, /^பல் மருத்துவம்: சென்னை/);
  });

  await test.step('a link is put around the selected words', async () => {
    await openText(page, 'contact: faq.items.1.answer');
    await replaceText(page, 'மேலே உள்ளன');
    await page.keyboard.press('Control+a');
    await page.getByRole('button', { name: 'Insert ‹Link #clinics›' }).click();
    await expect(translation(page)).toHaveValue('‹Link #clinics›மேலே உள்ளன‹/Link›');
    await page.keyboard.press('Control+a');
    await page.getByRole('button', { name: 'Insert ‹Paragraph›' }).click();
    await expectShown(page, 'மேலே உள்ளன');
  });

  await test.step("the glossary's word, and a forbidden one", async () => {
    await openText(page, 'wisdom-tooth-removal: hero.title');
    await replaceText(page, 'ஞானப் பல்');
    const fault = page.getByText('“ஞானப் பல்” is not our word for “wisdom tooth”. Write ஞானப்பல், as the glossary says.');
    await expect(fault).toBeVisible();
    await page.keyboard.press('Control+a');
    await page.getByRole('button', { name: 'ஞானப்பல்' }).click();
    await page.keyboard.insertText(' அகற்றல்');
    await expect(translation(page)).toHaveValue('ஞானப்பல் அகற்றல்');
    await expect(fault).toHaveCount(0);
    await look(page, pageFrame(page).getByRole('heading', { level: 1, name: 'ஞானப்பல் அகற்றல்' }));
  });

  const changes = await savedAsByCommand(page, clinic);
  expect(changes).toContain('+    "eyebrow": "பல் மருத்துவம்: {{branches.names}}",');
  expect(changes).toContain('+    "title": "ஞானப்பல் அகற்றல்",');
});

/** A passage of the page that is read, by what it says. */
const passage = (page: Page, text: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text });

/** Opens a page to read from the list of a language. */
async function openPage(page: Page, language: string, title: string): Promise<void> {
  await page.getByRole('link', { name: 'Texts', exact: true }).click();
  await page.getByRole('link', { name: language }).click();
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

test('a page translated and reviewed', { tag: '@smoke' }, async ({ clinic, page }) => {
  const title = 'இந்தப் பக்கம் இல்லை';
  await openPage(page, 'தமிழ்', 'We cannot find this page');
  await expect(pageFrame(page).locator('html')).toHaveAttribute('lang', /^ta/);
  const read = page.getByRole('button', { name: 'I have read this page' });

  await test.step('a text is edited in place; missing ones prevent the review', async () => {
    await passage(page, 'அ We cannot find this page').first().click();
    await expectText(page, 'title');
    await translation(page).fill('');
    await expect(page.getByText('One text is missing or has a mistake. Put it right first:')).toBeVisible();
    await expect(read).toBeDisabled();
    await replaceText(page, title);
    await look(page, pageFrame(page).getByRole('heading', { level: 1, name: title }));
    await page.getByRole('link', { name: 'Done', exact: true }).click();
    await expect(passage(page, title)).toContainText('We cannot find this page');
  });

  await test.step('at the end, the review is recorded in a name that is asked for once', async () => {
    const unseen = page.locator('section', { has: page.getByRole('heading', { name: 'What the page does not show' }) });
    await expect(unseen).toBeVisible();
    await expect(unseen, 'what the page shows is above').not.toContainText('The address may have');
    await read.click();
    const dialog = page.getByRole('dialog', { name: 'Who reviews?' });
    await dialog.getByRole('textbox', { name: 'Your name' }).fill('Meena Sample');
    await dialog.getByRole('button', { name: 'Use this name' }).click();
    await expect(page.getByText(/^Read by Meena Sample/)).toBeVisible();
    await expect(page.getByText('You review as Meena Sample.')).toBeVisible();
    await page.getByRole('link', { name: 'All texts' }).click();
    await expect(page.getByRole('region', { name: 'Read', exact: true })).toContainText('We cannot find this page');
  });
  const review = `Meena Sample, ${FIXTURE_DAY}`;
  const added = (await savedAsByCommand(page, clinic)).filter((line) => line.startsWith('+    "'));
  // Each text, and the first reading of the whole file.
  expect(added).toHaveLength(12);
  expect(added).toContain(`+${recorded('title', 'We cannot find this page', title, review)}`);

  await test.step('only later changes are reviewed again, beside the old version', async () => {
    clinic.git('commit', '-q', '-a', '-m', 'The page is read');
    const english = clinic.read('locales/en/not-found.json');
    clinic.write('locales/en/not-found.json', english.replace('We cannot find', 'We could not find'));
    await page.reload();
    await page.getByRole('listitem').filter({ hasText: '1 text has changed' }).getByRole('link').click();
    await expect(page.getByRole('deletion')).toHaveText('cannot');
    await expect(page.getByRole('insertion').first()).toHaveText('could');
    await expect(page.getByText(/^The English of one text has changed\./)).toBeVisible();
    await expect(page.getByRole('button', { name: 'I have read this text' })).toBeDisabled();
    await page.getByRole('button', { name: 'It is still right' }).click();
    await expect(page.getByText(/^Read by Meena Sample/)).toBeVisible();
  });

  await test.step('the reading is withdrawn', async () => {
    await page.getByRole('button', { name: 'Withdraw the reading' }).click();
    await expect(page.getByText(/^Read by Meena Sample/)).toBeHidden();
    await expect(read).toBeEnabled();
  });
});

test('a page of advice signed off', { tag: '@smoke' }, async ({ clinic, page }) => {
  const sign = page.getByRole('button', { name: 'I have read this page as a dentist, and it is right' });
  await openPage(page, 'English', 'Root canal treatment');
  await look(page, pageFrame(page).getByRole('heading', { level: 1, name: 'Root canal treatment' }));
  await expect(page.getByRole('main').getByText('{{'), 'no signs of files').toHaveCount(0);
  await sign.click();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Dr. Asha');
  await page.getByRole('button', { name: 'Use this name' }).click();
  await expect(page.getByText(/^Signed off by Dr\. Asha on \d+ \w+ \d{4}/)).toBeVisible();
  await page.getByRole('link', { name: 'Changes', exact: true }).click();
  await expect(page.getByRole('listitem').getByText('signed off by Dr. Asha')).toBeVisible(LONG);
  await save(page);
  const signed = JSON.parse(clinic.read('locales/clinical-review.json')).en;
  expect(signed).toMatchObject({ 'root-canal-treatment': { by: 'Dr. Asha', day: FIXTURE_DAY } });
});

test('a text is found by its words, and formatted; its figures lead to their fields; its English', async ({
  clinic,
  page,
}) => {
  const rows = page.getByRole('main').getByRole('listitem').getByRole('link');
  await openTexts(page);
  await searchField(page).fill('common');
  await expect(rows, 'the first of many').toHaveCount(100);
  await searchField(page).fill(TITLE_404);
  await expect(rows.first(), 'the page stands first').toHaveAttribute('href', /read\/not-found/);
  const row = rows.filter({ hasText: TITLE_404 }).nth(1);
  await row.click();
  await expectText(page, 'title');

  await test.step('going back leads to the row', async () => {
    await page.getByRole('link', { name: 'All texts' }).click();
    await expect(row).toBeFocused();
    await page.keyboard.press('Enter');
  });

  await test.step('its English', async () => {
    await page.getByRole('link', { name: 'Change the English' }).click();
    const field = page.getByRole('textbox', { name: 'English', exact: true });
    await expect(field).toBeFocused();
    await expectShown(page, TITLE_404);
    await field.focus();
    await replaceText(page, 'There is no such page');
    await look(page, pageFrame(page).getByRole('heading', { level: 1, name: 'There is no such page' }));
    const changes = ['-  "title": "We cannot find this page",', '+  "title": "There is no such page",'];
    expect(await savedAsByCommand(page, clinic)).toEqual(['locales/en/not-found.json', ...changes]);
    await openText(page, 'not-found: title');
    await expect(page.getByRole('heading', { level: 2 }).getByText('Out of date')).toBeVisible();
  });

  await test.step('formatting and figures', async () => {
    await openPage(page, 'English', 'Dental Tips');
    const advice = passage(page, 'Rinse with warm salt water, and brush with a soft brush.');
    await expect(advice.getByRole('listitem').filter({ hasText: /^Avoid tobacco and betel quid\.$/ })).toBeVisible();
    await passage(page, 'Write down the day it began.').getByRole('link', { name: '2', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Everything else' })).toBeVisible();
    await expect(page.getByLabel('Weeks until an ulcer needs a dentist')).toBeFocused();
  });
});

test('a sheet is exported and imported: differences are shown and chosen', async ({ clinic, page }) => {
  const download = async (name: string) => {
    const button = page.getByRole('button', { name });
    const [started] = await Promise.all([page.waitForEvent('download', { timeout: 150_000 }), button.click()]);
    return readFileSync(await started.path());
  };
  await openTexts(page);
  await page.getByRole('link', { name: 'Sheets', exact: true }).click();
  const [rows = []] = await readWorkbook(await download('Download the sheet (.xlsx)'));
  const title = 'இந்தப் பக்கம் இல்லை';
  const written = new Map([
    ['not-found: title', title],
    ['not-found: home', 'முகப்பு'],
    ['home: hero.eyebrow', 'பல் மருத்துவம்'],
    ['not-found: text', 'அ Or call us'],
    ['not-found: links.contact', '404'],
  ]);
  const column = rows[0]?.cells.indexOf('Tamil') ?? 0;
  const cells = rows.map(({ cells }) => cells.with(column, written.get(cells[0] ?? '') ?? cells[column] ?? ''));
  await page.getByLabel(/^Drop the sheet here/).setInputFiles({
    name: 'translation-ta.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(await writeWorkbook(cells, 'Tamil', 'Tamil')),
  });
  const difference = (key: string) => page.getByRole('listitem').filter({ has: page.getByText(key, { exact: true }) });
  await expect(page.getByText(/^The sheet has 4 other texts\..* 1 text cannot be taken\.$/)).toBeVisible();
  await expect(difference('title').getByRole('deletion').first()).toBeVisible();
  await expect(difference('title').getByRole('insertion')).toHaveText(title);
  await expect(difference('hero.eyebrow').getByText(/^G\d+: .*\{\{branches\.names\}\} is missing\./)).toBeVisible();
  await expect(difference('hero.eyebrow').getByRole('checkbox')).toBeDisabled();
  const figure = page.getByRole('checkbox', { name: 'We cannot find this page links.contact' });
  await expect(figure).toHaveAccessibleDescription(/^In G\d+ there is only 404\. .* Tick it only if it is right\.$/);
  await expect(figure).not.toBeChecked();
  const ofOther = page.getByRole('checkbox', { name: 'We cannot find this page text' });
  await expect(ofOther).toHaveAccessibleDescription(/^This was the text of G\d+ \(Or call us\)\. Tick it only if/);
  await expect(ofOther).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'We cannot find this page home' }).uncheck();
  await page.getByRole('button', { name: 'Take this text' }).click();
  await expect(page.getByText('1 text was taken, and is kept on this device.')).toBeVisible();
  const changes = (await savedAsByCommand(page, clinic)).filter((line) => !line.startsWith('-'));
  const line = recorded('title', 'We cannot find this page', title);
  const texts = ['locales/ta/not-found.json', `+  "title": "${title}",`];
  expect(changes).toEqual(['locales/record/ta.json', `+${line}`, ...texts]);
  await openText(page, 'not-found: title');
  await look(page, pageFrame(page).getByRole('heading', { level: 1, name: title }));
});
