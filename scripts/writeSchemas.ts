/** `npm run schemas`: writes the JSON Schemas with which editors check branch files. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createJsonSchemas } from '../branches/model/jsonSchema.ts';
import { command } from './cli/commandLine.ts';

command('npm run schemas', 'Writes the JSON Schemas with which editors check branch files.').parse();
mkdirSync('branches/schema', { recursive: true });
for (const [name, text] of Object.entries(createJsonSchemas())) writeFileSync(`branches/schema/${name}`, text);
console.log('branches/schema is up to date');
