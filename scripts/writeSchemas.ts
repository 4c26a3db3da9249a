/** `npm run schemas`: writes the schemas that editors use for the branch files. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createJsonSchemas } from '../branches/model/jsonSchema.ts';
import { command } from './cli/commandLine.ts';

command('npm run schemas', 'Writes the schemas with which editors help in branch files.').parse();
mkdirSync('branches/schema', { recursive: true });
for (const [name, text] of Object.entries(createJsonSchemas())) writeFileSync(`branches/schema/${name}`, text);
console.log('branches/schema is up to date');
