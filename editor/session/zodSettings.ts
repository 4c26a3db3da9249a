/** Imported before anything that makes a schema: the policy of the worker forbids code made from text. */
import { config } from 'zod';

config({ jitless: true });
