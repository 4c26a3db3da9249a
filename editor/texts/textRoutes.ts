import { Hono } from 'hono';
import { z } from 'zod';
import { addLanguage, SOURCE_LANGUAGE, TRANSLATIONS } from '../../locales/languages.ts';
import { writeAll } from '../../scripts/new/files.ts';
import { newLanguage } from '../../scripts/new/language.ts';
import { approvalOf } from '../../scripts/words/approval.ts';
import { textRemarks } from '../../scripts/words/textRemarks.ts';
import { keepName, personName, readName } from '../publish/person.ts';
import type { EditorContext } from '../server/context.ts';
import { createKeptRemarks } from './keptRemarks.ts';
import { languageOf } from './languageOf.ts';
import { listFiles } from './listFiles.ts';
import { listTexts } from './listTexts.ts';
import { createOldEnglish } from './oldEnglish.ts';
import { createTextPages } from './pages/textPages.ts';
import { bodyOf, Refusal, refused } from './refusal.ts';
import { createSheetRoutes } from './sheets/sheetRoutes.ts';
import { createTranslations } from './translations.ts';
import { writeTexts } from './writeTexts.ts';

const place = z.object({ namespace: z.string(), key: z.string() });
const typed = place.extend({ text: z.string().max(100_000) });
const review = z.object({ texts: z.array(place).min(1), by: personName });

/** The texts of every translation: reading, writing, reviewing, sheets. Whatever changes goes into the draft. */
export function createTextRoutes(context: EditorContext) {
  const { draft } = context;
  const translations = createTranslations(draft);
  const sources = {
    context,
    translations,
    pages: createTextPages(draft),
    oldEnglish: createOldEnglish(draft),
    remarks: createKeptRemarks(),
  };
  return new Hono()
    .onError(refused)
    .get('/', (answer) => {
      const { words: english } = translations.read(SOURCE_LANGUAGE);
      const reviewer = readName(draft.root);
      return answer.json({
        languages: TRANSLATIONS.map((language) => listFiles(language, translations.read(language), english)),
        ...(reviewer === undefined ? {} : { reviewer }),
      });
    })
    .get('/person', (answer) => answer.json({ name: readName(draft.root) }))
    .put('/person', async (answer) => {
      const { name } = await bodyOf(answer, z.object({ name: personName }));
      keepName(draft.root, name);
      return answer.json({ name });
    })
    .post('/languages', async (answer) => {
      const { code } = await bodyOf(answer, z.object({ code: z.string().max(40) }));
      const { language, changes } = made(() => newLanguage(code, draft.root));
      // At once, as the table of languages is code: no draft could show what it does.
      made(() => writeAll(language.code, changes));
      addLanguage(language);
      return answer.json({ code: language.code, name: language.nativeName });
    })
    .route('/', createSheetRoutes(sources))
    .get('/:language', async (answer) => {
      const texts = await listTexts(sources, languageOf(answer.req.param('language')));
      const { namespace, state } = answer.req.query();
      return answer.json({
        texts: texts.filter(
          (text) =>
            (namespace === undefined || text.namespace === namespace) && (state === undefined || text.state === state),
        ),
      });
    })
    .post('/:language/text', async (answer) => {
      const language = languageOf(answer.req.param('language'));
      const text = await bodyOf(answer, typed);
      const isSame = ({ namespace, key }: typeof text) => namespace === text.namespace && key === text.key;
      const find = () => translations.read(language).statuses.find((status) => isSame({ ...status, text: '' }));
      if (!find()) throw new Refusal(`English has no text ${text.namespace}: ${text.key}.`, 404);
      writeTexts(draft, translations, language, [text]);
      const status = find();
      if (!status) throw new Refusal(`English has no text ${text.namespace}: ${text.key}.`, 404);
      const { max } = translations.noteOf(status);
      return answer.json({ state: status.state, ...textRemarks(status, translations.terms(language), max) });
    })
    .post('/:language/review', async (answer) => {
      const language = languageOf(answer.req.param('language'));
      const { texts, by } = await bodyOf(answer, review);
      const wanted = new Set(texts.map(({ namespace, key }) => `${namespace}: ${key}`));
      const { statuses } = translations.read(language);
      const read = statuses.filter(({ namespace, key }) => wanted.has(`${namespace}: ${key}`));
      const reviews = made(() => approvalOf(read, by, context.today()));
      writeTexts(draft, translations, language, [], reviews);
      keepName(draft.root, by);
      return answer.json({ reviewed: read.length });
    });
}

/** What a command makes. @throws Refusal with the command's sentence */
function made<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    throw new Refusal((error as Error).message);
  }
}
