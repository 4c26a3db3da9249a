import type { z } from 'zod';
import { CLINIC_ID } from './cross-checks.ts';
import { branchFile } from './schema/branch-file.ts';
import { clinicFile } from './schema/clinic-file.ts';
import type { Source } from './source.ts';

/** The schema of a file, by its name. */
export const schemaOf = ({ id }: Source): z.ZodType => (id === CLINIC_ID ? clinicFile : branchFile);
