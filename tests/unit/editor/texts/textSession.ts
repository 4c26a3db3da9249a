/** A session of a translator: Tamil drafts by a machine, and pages that are not rendered. */
import type { Reader } from '../../../../editor/content/context.ts';
import { textKey } from '../../../../editor/texts/textPlace.ts';
import { createTexts } from '../../../../editor/texts/texts.ts';
import { formatRecord } from '../../../../locales/model/record.ts';
import { NODE_TOOLS } from '../../../../renderer/node/nodeTools.ts';
import { nextRecord } from '../../../../site/translation/nextRecord.ts';
import { translationOf } from '../../../../site/translation/translation.ts';
import { languageNamed } from '../../../fixtures/languages.ts';
import { createTestStore, openTestEditor, type Texts } from '../../../support/editorSession.ts';

export const COMMON = 'locales/ta/common.json';
export const RECORD = 'locales/record/ta.json';
export const HOME = { namespace: 'common', key: 'nav.home' };
export const ABOUT = { namespace: 'common', key: 'nav.about' };

const SHOWN: Readonly<Record<string, readonly string[]>> = {
  'common: actions.call': ['/', '/about'],
  'common: nav.home': ['/about'],
};
const pagesOf = (text: typeof HOME) => ({ pages: SHOWN[textKey(text)] ?? [], isEverywhere: false });

const record = nextRecord(translationOf(openTestEditor().site.content(), languageNamed('ta')), { by: 'machine' });

/** @param reader who is signed in */
export function createTextSession(changed: Texts = {}, reader?: Reader) {
  const glossary = 'English,Tamil,Tamil: never,required,note\ncall,அழைப்பு,கால்,,\n';
  const own = { 'locales/glossary.csv': glossary, [RECORD]: formatRecord(record) };
  const editor = openTestEditor(createTestStore({ ...own, ...changed }));
  const texts = createTexts({ ...editor, reader }, NODE_TOOLS, async () => pagesOf);
  const rowOf = async (namespace: string, key: string) =>
    (await texts.list('ta')).find((row) => row.namespace === namespace && row.key === key);
  return { ...editor, texts, rowOf };
}
