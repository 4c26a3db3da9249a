import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes these in its own style; both spellings are valid HTML.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // Beyond validity.
    'long-title': 'off',
    'no-inline-style': 'error',
    // One function formats phone numbers; they may wrap at spaces.
    'tel-non-breaking': 'off',
  },
});

/** Lists the HTML errors in a document, one per line. */
export async function findInvalid(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  const messages = report.results.flatMap(({ messages }) => messages);
  return messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`);
}
