/** What staff write about a place on the maps service: words to search for, coordinates, a plus code, or a link of the service. */
import { expected } from '../../diagnostics/expectations.ts';
import { mapsSearchLink } from './links.ts';

/** Degrees north and east. */
type Coordinates = Readonly<{ latitude: number; longitude: number }>;

/**
 * The links that the service's own buttons copy, of a place and of its reviews. The text itself is compared, from its first
 * letter: what only looks like such a link, or names a host before an @, is none.
 */
const LINK = new RegExp(
  `^https://(?:${[
    String.raw`(?:maps\.app\.goo\.gl|goo\.gl/maps|g\.page|g\.co/kgs|share\.google)/\w`,
    String.raw`(?:www\.)?google\.(?:com|co\.in)/(?:maps[/?]|search\?[^\s#]*#lrd=)`,
    String.raw`maps\.google\.(?:com|co\.in)/(?:maps[/?]|\?)`,
    String.raw`search\.google\.com/local/(?:writereview|reviews)\?`,
  ].join('|')})[^\\s"<>\\\\]+$`,
  'i',
);
const EMBEDDED = /<(?:iframe|a|script)\b|\/maps\/embed|[?&]output=embed/i;
/** Also addresses without https://, and those that open an app. */
const LIKE_LINK = /:\/\/|^\/\/|^[a-z][a-z\d+.-]*:\S|^(?:www\.|(?:[\w-]+\.)+[a-z]{2,}\/)\S*$/;
const LIKE_COORDINATES = /^(?=.*\d[.°])[\d\s.,;()[\]°'′’"″”NESW+-]+$/i;
/** The pin in the address of a place, or what such a link searches for. */
const PIN = /(?:!3d|[?&](?:q|query)=(?:loc:)?)(\d+\.\d+)(?:!4d|,|%2C)(\d+\.\d+)/i;

/** Coordinates in degrees, or in degrees, minutes and seconds; undefined for those that are not in India. */
function readCoordinates(text: string): Coordinates | undefined {
  const numbers = text.match(/\d+(?:\.\d+)?/g)?.map(Number) ?? [];
  const half = numbers.length / 2;
  const degrees = (parts: readonly number[]) =>
    Number(parts.reduceRight((rest, part) => part + rest / 60, 0).toFixed(6));
  const latitude = degrees(numbers.slice(0, half));
  const longitude = degrees(numbers.slice(half));
  const isInIndia = latitude > 6 && latitude < 38 && longitude > 68 && longitude < 98;
  return isInIndia && [1, 2, 3].includes(half) && !/[-SW]/i.test(text) ? { latitude, longitude } : undefined;
}

/** Where a fact is, if it says so: it is coordinates, or a link that has them. */
export function coordinatesOf(fact: string): Coordinates | undefined {
  if (LIKE_COORDINATES.test(fact)) return readCoordinates(fact);
  const [, latitude, longitude] = (LINK.test(fact) && PIN.exec(fact)) || [];
  return latitude && longitude ? readCoordinates(`${latitude},${longitude}`) : undefined;
}

/** The page of the maps service for a fact; a link stays as it is. */
export function mapsLink(fact: string): string {
  if (LINK.test(fact)) return fact;
  const { latitude, longitude } = coordinatesOf(fact) ?? {};
  return mapsSearchLink(latitude ? `${latitude},${longitude}` : fact);
}

/** What is expected instead of a text that leads to no place on the maps service. */
export function mapsFault(text: string): string | undefined {
  if (EMBEDDED.test(text)) return expected('mapsCode');
  if (LIKE_COORDINATES.test(text)) return readCoordinates(text) ? undefined : expected('coordinates');
  return LIKE_LINK.test(text) && !LINK.test(text) ? expected('mapsLink') : undefined;
}
