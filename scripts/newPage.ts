/** `npm run new:page -- gum-care`: writes everything that a new page needs, with sample texts and a sample picture. */
import { command } from './cli/commandLine.ts';
import { writeAll } from './newPage/changes.ts';
import { newPage } from './newPage/generalPage.ts';

const [typed] = command('npm run new:page', 'Writes everything that a new page needs, with sample texts.')
  .argument('<address>', 'its address: small letters, digits and hyphens, such as gum-care')
  .parse().processedArgs;

try {
  const { slug, changes } = await newPage(typed);
  writeAll(slug, changes);
  console.log(`/${slug} is there, with sample texts and a sample picture. See it: npm run dev, http://localhost:5173/${slug}
  locales/en/${slug}.json, locales/notes/${slug}.json  its texts, and what translators are told of them
  pages/${slug}/+Page.tsx  its parts, in their order
  media/topics/${slug}.webp  its picture; then delete its line in media/illustrations.txt
  renderer/site/routes.ts  its place in a menu: header: 12, or footer: 11 with a text "footer.…" in locales/en/common.json
No page leads to it yet. npm run preflight lists the samples; npm run i18n says which translations wait for its name.`);
} catch (error) {
  console.error(`${(error as Error).message}\nNothing was written.`);
  process.exitCode = 1;
}
