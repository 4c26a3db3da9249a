import { z } from 'zod';
import type { TextPlace } from '../textAddress.ts';

/** What was typed and has not reached the server yet: a reload or a server that does not answer loses nothing. */
export type KeptTexts = Readonly<{
  keep(place: TextPlace, text: string): void;
  forget(place: TextPlace): void;
  all(): readonly (TextPlace & Readonly<{ text: string }>)[];
}>;

const kept = z.array(z.strictObject({ namespace: z.string(), key: z.string(), text: z.string() }));

/** Texts of a language that are kept in a browser's storage. */
export function keptTexts(storage: Storage, language: string): KeptTexts {
  const name = `editor.texts.${language}`;
  const all = () => {
    try {
      return kept.parse(JSON.parse(storage.getItem(name) ?? '[]'));
    } catch {
      return [];
    }
  };
  const others = ({ namespace, key }: TextPlace) =>
    all().filter((text) => text.namespace !== namespace || text.key !== key);
  return {
    keep: (place, text) =>
      storage.setItem(name, JSON.stringify([...others(place), { namespace: place.namespace, key: place.key, text }])),
    forget: (place) => storage.setItem(name, JSON.stringify(others(place))),
    all,
  };
}
