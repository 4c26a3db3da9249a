/** `npm run new:page -- gum-care`: writes everything that a new page needs. */
import { command } from './cli/commandLine.ts';
import { reportWritten, writeAll } from './new/files.ts';
import { newPage } from './new/page.ts';

const [typed] = command('npm run new:page', 'Writes everything that a new page needs, with sample texts.')
  .argument('<address>', 'its address: small letters, digits and hyphens, such as gum-care')
  .parse().processedArgs;

await reportWritten(async () => {
  const { slug, changes } = await newPage(typed);
  writeAll(slug, changes);
  return `/${slug} was created with sample texts and a sample picture. See it: npm run dev, http://localhost:5173/${slug}
  locales/en/${slug}.json, locales/notes/${slug}.json  its texts, and notes on them for translators
  pages/${slug}/+Page.tsx  its sections, in order
  media/topics/${slug}.webp  its picture; then delete its line in media/illustrations.txt
  site/pages/routes.ts  its position in a menu: header: 12, or footer: 11 with a text "footer.…" in locales/en/common.json
No page links to it yet. npm run preflight lists the samples; npm run i18n says which pages wait for the translation of its name.`;
});
