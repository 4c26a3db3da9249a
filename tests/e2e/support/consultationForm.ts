/** The form on the page of free consultations, in English, and the message that it sends. */
import { expect, type Page } from '@playwright/test';

export const CONSULTATION = '/online-free-consultations-and-appointments';

/** What a patient types in its four fields. */
export const ANSWERS: readonly string[] = ['Meena R', '98400 00000', 'Tooth pain', 'Kolathur'];

export const GREETING = 'Hello, I would like to book a free online consultation.';
const LABELS = ['Name:', 'Phone:', 'Chief dental issue:', 'Location:'];

/** The lines of the message with these answers, below its greeting. */
export const linesOf = (answers: readonly string[]): string[] =>
  LABELS.map((label, i) => (answers[i] ? `${label} ${answers[i]}` : label));

export const form = (page: Page) => page.locator('[data-island=ConsultationForm]');
export const fields = (page: Page) => form(page).getByRole('textbox');
export const submit = (page: Page) => page.getByRole('button', { name: 'Send on WhatsApp' });

/** The lines of the message as the page shows it. */
export const shownMessage = (page: Page) => form(page).locator('[translate=no] p');

/** Scrolls to the form, and waits until it works. */
export async function wakeForm(page: Page): Promise<void> {
  await form(page).scrollIntoViewIfNeeded();
  await expect(form(page)).toHaveAttribute('data-awake', '');
}

export async function fillIn(page: Page, answers = ANSWERS): Promise<void> {
  for (const [i, answer] of answers.entries()) await fields(page).nth(i).fill(answer);
}

/** Does what opens a chat in a tab of its own. @returns the tab, and the text that the chat begins with */
export async function chatAfter(page: Page, act: () => unknown) {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), act()]);
  await tab.waitForLoadState();
  return { tab, text: new URL(tab.url()).searchParams.get('text') ?? '' };
}
