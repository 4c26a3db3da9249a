/** `npm run new:service -- gum-surgery [--template]`: everything that a new service needs, with sample texts and pictures. */
import { parseArgs } from 'node:util';
import { writeAll } from './newPage/changes.ts';
import { newService } from './newPage/servicePage.ts';

try {
  const { values, positionals } = parseArgs({
    options: { template: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [typed, ...more] = positionals;
  if (typed === undefined || more.length > 0) {
    throw new Error(
      'Name the new service: npm run new:service -- gum-surgery. With --template its page is six illustrated texts.',
    );
  }
  const { slug, changes } = await newService(typed, values.template ? 'template' : 'detailed');
  writeAll(slug, changes);
  const pictures = values.template
    ? `services/${slug}.webp, media/sections/${slug}-1.webp to -6.webp`
    : `services/${slug}.webp`;
  console.log(`/services/${slug} is there, with samples. See it: npm run dev, http://localhost:5173/services/${slug}
  locales/en/${slug}.json  its texts; those of its card are in locales/en/services.json
  media/${pictures}  its pictures; then delete their lines in media/illustrations.txt
  renderer/services.ts  its icon (a name from tabler.io/icons), whether its card says "More Details", its figures
npm run preflight lists the samples; npm run i18n says which translations wait for its card.`);
} catch (error) {
  console.error(`${(error as Error).message}\nNothing was written.`);
  process.exitCode = 1;
}
