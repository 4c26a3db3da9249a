/** A session of a translator: Tamil drafts by a machine, and pages that are not rendered. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SessionContext } from '../../../../editor/session/context.ts';
import { nameOf } from '../../../../editor/texts/textPlace.ts';
import { createTexts } from '../../../../editor/texts/texts.ts';
import { formatRecord } from '../../../../locales/model/record.ts';
import { NODE_TOOLS } from '../../../../renderer/document/nodeTools.ts';
import { nextRecord } from '../../../../scripts/words/nextRecord.ts';
import { translationOf } from '../../../../scripts/words/translation.ts';
import { languageNamed } from '../../../fixtures/languages.ts';
import { createTestSession, type Texts } from '../../../support/editorSession.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

const SHOWN: Readonly<Record<string, readonly string[]>> = {
  'common: actions.call': ['/', '/about'],
  'common: nav.home': ['/about'],
};
const PAGES = { paths: ['/', '/about'], of: (text: { namespace: string; key: string }) => SHOWN[nameOf(text)] ?? [] };

const GLOSSARY = 'English,Tamil,Tamil: never,required,note\ncall,அழைப்பு,கால்,,\n';

const RECORD = formatRecord(
  nextRecord(translationOf(createTestSession().site.content(), languageNamed('ta')), { by: 'machine' }),
);

export function createTextSession(changed: Texts = {}) {
  const session = createTestSession({
    'locales/glossary.csv': GLOSSARY,
    'locales/record/ta.json': RECORD,
    ...changed,
  });
  const texts = createTexts(session, NODE_TOOLS, { known: () => PAGES, find: async () => PAGES });
  const rowOf = async (namespace: string, key: string) =>
    (await texts.list('ta')).find((row) => row.namespace === namespace && row.key === key);
  return { ...session, texts, rowOf };
}

/** Writes what a draft would save into a folder, where commands can run. @returns the folder */
export function saveToDisk({ draft: { files } }: SessionContext): string {
  const folder = temporaryFolder();
  for (const path of [...files.list('branches'), ...files.list('locales')]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), files.readText(path).text);
  }
  return folder;
}
