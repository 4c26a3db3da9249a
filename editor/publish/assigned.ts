/** For whom things to do are, where a person has said so: a file among the content that nothing but the editor reads. */
import { z } from 'zod';
import { jsonValue } from '../../locales/model/wordsText.ts';

export const ASSIGNED = 'locales/assigned.json';

/** Names of people by what is to do. A file that is damaged says nothing. */
const record = z.record(z.string(), z.string()).catch({});

export const readAssigned = (text = '') => record.parse(jsonValue(text));
