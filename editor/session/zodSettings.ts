/** Imported before any schema is created: the worker's policy forbids generated code. */
import { config } from 'zod';

config({ jitless: true });
