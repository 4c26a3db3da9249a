/** `npm run design`: draws the tokens of the design for `docs/design.md`. */
import { writeFileSync } from 'node:fs';
import { command } from './cli/commandLine.ts';
import { drawDesign } from './design/drawings.ts';

command('npm run design', 'Draws the tokens of the design for docs/design.md.').parse();
for (const [name, svg] of Object.entries(drawDesign())) writeFileSync(`docs/design/${name}`, svg);
process.stdout.write('docs/design shows the tokens as they are now\n');
