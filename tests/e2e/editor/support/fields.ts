/** The fields of the editor's forms, as people see them. */
import type { Locator, Page } from '@playwright/test';

/** The English text of a field that has one in each language. */
export const english = (form: Page | Locator, field: string): Locator => textIn(form, field, 'English');

/** The Tamil text of such a field. */
export const tamil = (form: Page | Locator, field: string): Locator => textIn(form, field, 'தமிழ்');

function textIn(form: Page | Locator, field: string, language: string): Locator {
  return form.getByRole('group', { name: field, exact: true }).getByRole('textbox', { name: language });
}

/** Opens an entry of a list, or a part of a form that is folded. */
export const unfold = (page: Page, title: string): Promise<void> =>
  page.getByRole('heading', { name: title, exact: true }).getByRole('button').click();
