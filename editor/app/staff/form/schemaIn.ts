import { isGroup } from '../../../../branches/yaml/values.ts';
import type { FieldSchema } from '../../../form/types.ts';

/** The fields of a form as the server sends them: they nest deeper than the type of an answer does. @throws Error if they are none */
export function schemaIn(answer: unknown): FieldSchema {
  if (isSchema(answer)) return answer;
  throw new Error('The server sent no fields.');
}

function isSchema(value: unknown): value is FieldSchema {
  if (!isGroup(value) || typeof value.kind !== 'string' || typeof value.title !== 'string') return false;
  const { fields = [], item } = value;
  return Array.isArray(fields) && fields.every(isSchema) && (item === undefined || isSchema(item));
}
