/** Which input a schema needs. */
import { z } from 'zod';
import { amount, price, range } from '../../branches/model/schema/amounts.ts';
import { dayHours } from '../../branches/model/schema/openingHours.ts';
import { picture, pictureFocus } from '../../branches/model/schema/picture.ts';
import {
  branchId,
  chatNumber,
  link,
  localSentences,
  localText,
  origin,
  phone,
} from '../../branches/model/schema/values.ts';
import type { FieldKind, FieldSchema } from './types.ts';

type Schema = z.core.$ZodType;
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What an input needs to know beside what its JSON Schema says. */
export type Kind = Pick<FieldSchema, 'kind' | 'isLong' | 'isPrice' | 'isRange' | 'isBranch'>;

/** The schemas with an input made for them. What is described anew (`phone.describe(...)`) counts as the same. */
const KINDS = z
  .registry<Kind>()
  .add(localText, { kind: 'localText' })
  .add(localSentences, { kind: 'localText', isLong: true })
  .add(phone, { kind: 'phone' })
  .add(chatNumber, { kind: 'phone' })
  .add(link, { kind: 'link' })
  .add(origin, { kind: 'link' })
  .add(dayHours, { kind: 'hours' })
  .add(amount, { kind: 'amount' })
  .add(price, { kind: 'amount', isPrice: true })
  .add(range, { kind: 'amount', isRange: true })
  .add(picture, { kind: 'picture' })
  .add(pictureFocus, { kind: 'focus' })
  .add(branchId, { kind: 'choice', isBranch: true });

/** @param schema without what makes it optional */
export function kindOf(schema: Schema): Kind {
  const known = KINDS.get(schema);
  if (known) return known;
  if (schema instanceof z.ZodObject) return { kind: 'group' };
  if (schema instanceof z.ZodArray) return { kind: 'list' };
  return { kind: kindOfValue(jsonSchemaOf(schema)) };
}

function kindOfValue(json: JsonSchema): FieldKind {
  if (optionsOf(json).length > 0) return 'choice';
  switch (json.type) {
    case 'string':
      return kindOfText(json);
    case 'number':
    case 'integer':
      return 'number';
    case 'boolean':
      return 'flag';
    default:
      return 'yaml';
  }
}

function kindOfText({ format }: JsonSchema): FieldKind {
  if (format === 'email') return 'email';
  if (format === 'date') return 'day';
  return format === 'uri' ? 'link' : 'text';
}

/** The texts that a schema accepts, if it lists all of them. */
export function optionsOf({ enum: listed, const: only, anyOf }: JsonSchema): readonly string[] {
  if (only !== undefined || listed) {
    const options: readonly unknown[] = listed ?? [only];
    return options.every((option) => typeof option === 'string') ? options : [];
  }
  const options = (anyOf ?? []).map((each) => optionsOf(each));
  return options.every(({ length }) => length > 0) ? options.flat() : [];
}

/** What a schema accepts, as far as JSON Schema can say. */
export const jsonSchemaOf = (schema: Schema): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
