import type { z } from 'zod';
import type { Source } from '../../../diagnostics/source.ts';
import { branchFile } from '../schema/branchFile.ts';
import { clinicFile } from '../schema/clinicFile.ts';
import { CLINIC_ID } from './crossChecks.ts';

/** The schema of a file, by its name. */
export const schemaOf = ({ id }: Source): z.ZodType => (id === CLINIC_ID ? clinicFile : branchFile);
