import type { z } from 'zod';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { branchFile } from '../schema/branchFile.ts';
import { clinicFile } from '../schema/clinicFile.ts';
import { CLINIC_ID } from './branchName.ts';

export const schemaOf = ({ id }: Pick<YamlSource, 'id'>): z.ZodType => (id === CLINIC_ID ? clinicFile : branchFile);
