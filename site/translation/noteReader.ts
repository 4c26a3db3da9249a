import { z } from 'zod';
import { schemaAt } from '../../branches/model/files/schemaAt.ts';
import { branchFile } from '../../branches/model/schema/branchFile.ts';
import { clinicFile } from '../../branches/model/schema/clinicFile.ts';
import type { ContentFiles } from '../../diagnostics/contentFiles.ts';
import { isBranchFile } from '../../locales/model/namespace.ts';
import { type Note, noteFor, readNotes, type SharedNotes } from '../../locales/model/notes.ts';
import type { TextStatus } from '../../locales/model/status.ts';
import { SERVICES, type Service } from '../pages/services.ts';

type Place = Pick<TextStatus, 'namespace' | 'key'>;

/** Reads the notes for translators. */
export function noteReader(files: ContentFiles): (text: Place) => Note {
  const notesOn = readNotes(files, SHARED_NOTES);
  return (text) => {
    const { namespace, key } = text;
    return isBranchFile(namespace) ? { note: factNote(text) } : (noteFor(key, notesOn(namespace)) ?? { note: '' });
  };
}

/** The schema's descriptions of a branch file's field and of the groups it belongs to. */
function factNote({ namespace, key }: Place): string {
  const schema = namespace.endsWith('/clinic.yaml') ? clinicFile : branchFile;
  const steps: (string | number)[] = [];
  const sentences: string[] = [];
  for (const name of key.split('.')) {
    // List entries are identified by id; any index finds their schema.
    steps.push(schemaAt(schema, [...steps, 0]) ? 0 : name);
    const found = schemaAt(schema, steps);
    const description = found && z.globalRegistry.get(found)?.description;
    if (description) sentences.push(description);
  }
  return ['In a branch file, edited by the clinic.', ...new Set(sentences)].join(' ');
}

const idsOf = (kind: Service['kind']) => SERVICES.filter((service) => service.kind === kind).map(({ id }) => id);

/** Service pages of one kind have the same structure, and so share their notes. */
export const SHARED_NOTES: SharedNotes = {
  aftercare: [
    'root-canal-treatment',
    'dental-implants',
    'teeth-extraction',
    'crowns-and-bridges',
    'wisdom-tooth-removal',
  ],
  'service-detail': idsOf('detailed'),
  'service-illustrated': idsOf('illustrated'),
};
