import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes these in its own way; both spellings are valid HTML.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // Beyond validity.
    'long-title': 'off',
    'no-inline-style': 'error',
    // Phone numbers are formatted by one function; spaces in them may break.
    'tel-non-breaking': 'off',
  },
});

/** What is not valid in a document, a line for each. */
export async function findInvalid(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  const messages = report.results.flatMap(({ messages }) => messages);
  return messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`);
}
