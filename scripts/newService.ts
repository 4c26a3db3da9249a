/** `npm run new:service -- gum-surgery [--illustrated]`: writes everything that a new service needs. */
import { command } from './cli/commandLine.ts';
import { reportWritten, writeAll } from './new/files.ts';
import { newService } from './new/page.ts';

const commandLine = command('npm run new:service', 'Writes everything that a new service needs, with sample texts.')
  .argument('<address>', 'the last part of its address: small letters, digits and hyphens, such as gum-surgery')
  .option('--illustrated', 'a page of six illustrated sections instead of lists and steps')
  .parse();
const [typed] = commandLine.processedArgs;
const { illustrated } = commandLine.opts();

await reportWritten(async () => {
  const { slug, changes } = await newService(typed, illustrated ? 'illustrated' : 'detailed');
  writeAll(slug, changes);
  const pictures = illustrated
    ? `services/${slug}.webp, media/sections/${slug}-1.webp to -6.webp`
    : `services/${slug}.webp`;
  return `/services/${slug} was created with samples. See it: npm run dev, http://localhost:5173/services/${slug}
  locales/en/${slug}.json  its texts; those of its card are in locales/en/services.json
  media/${pictures}  its pictures; then delete their lines in media/illustrations.txt
  site/pages/services.ts  its icon (a file in media/icons/, or a name from tabler.io/icons), whether its card says "More Details", its figures
npm run preflight lists the samples; npm run i18n says which pages wait for the translation of its card.`;
});
