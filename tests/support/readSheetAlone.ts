/** Reads a sheet in a process of its own, and prints how many rows it has and how much memory the process took at most, in MB. */
import { readFileSync } from 'node:fs';
import { readSheet } from '../../site/translation/sheet/sheet.ts';
import { languageNamed } from '../fixtures/languages.ts';

readSheet(readFileSync(process.argv[2] ?? ''), languageNamed('ta')).then(
  (rows) => console.log(JSON.stringify([rows.length, Math.round(process.resourceUsage().maxRSS / 1000)])),
  (error) => console.log(JSON.stringify([error.message, Math.round(process.resourceUsage().maxRSS / 1000)])),
);
