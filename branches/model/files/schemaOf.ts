import type { z } from 'zod';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { branchFile } from '../schema/branchFile.ts';
import { clinicFile } from '../schema/clinicFile.ts';
import { CLINIC_ID } from './crossChecks.ts';

/** The schema for a file, by its name. */
export const schemaOf = ({ id }: YamlSource): z.ZodType => (id === CLINIC_ID ? clinicFile : branchFile);
