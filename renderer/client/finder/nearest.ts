/** Which clinics are nearest to what somebody has typed. Nobody is asked: `postalDistricts.ts` knows the places. */
import type { ClinicFacts } from '../../../site/pages/clinicFacts.ts';
import { distanceTo, soundsOf } from './placeNames.ts';
import { POSTAL_DISTRICTS } from './postalDistricts.ts';

type Clinic = Pick<ClinicFacts, 'pin' | 'at' | 'name' | 'names'>;

/** By the first three digits of a PIN code. */
const DISTRICTS = new Map(
  POSTAL_DISTRICTS.trim()
    .split('\n')
    .map((line) => {
      const [digits = '', north, east, ...towns] = line.split(' ');
      const names = towns.join(' ').split(', ');
      return [digits, { at: [Number(north), Number(east)], towns: names.map((town) => town.split('/')) }];
    }),
);

/** All names of a town by each of them. */
const TOWNS = new Map(
  [...DISTRICTS.values()].flatMap(({ towns }) => towns.flatMap((names) => names.map((name) => [name, names] as const))),
);

const districtOf = (pin: string) => pin.slice(0, 3);
const pointOf = (pin: string, at?: Clinic['at']) => at ?? DISTRICTS.get(districtOf(pin))?.at;

/** Near enough for a state: a degree north is 111 km, a degree east at 11° north 109 km. Rounded, so that neighbours are a tie. */
function kilometres(one: Clinic['at'], other: Clinic['at']): number {
  if (!one || !other) return Infinity;
  const [north = 0, east = 0] = one.map((degrees, i) => degrees - (other[i] ?? 0));
  return Math.round(Math.hypot(north * 111, east * 109));
}

/** What was meant: clinics, or all that is in a postal district. */
type Meant<Listed> = Readonly<{ place: string; clinics: readonly Listed[]; pins: readonly string[] }>;

/**
 * Sorts the clinics by nearness to a PIN code, or the beginning of one, or to a place: those that were meant, those of the same postal
 * district, then the others by distance. Ties are alphabetical.
 * @param typed in Latin or Tamil letters, also slightly misspelt
 * @param language of the page
 * @returns the clinics with the place as it was understood; or that it is unknown, is not in Tamil Nadu, or too little to say
 */
export function findNearest<Listed extends Clinic>(typed: string, clinics: readonly Listed[], language: string) {
  const digits = typed.replace(/\D/g, '');
  const meant = digits ? meantByPin(digits, clinics) : meantByName(typed, clinics);
  if (typeof meant === 'string') return meant;
  const points = meant.clinics.map(({ pin, at }) => pointOf(pin, at));
  if (points.length === 0) points.push(...meant.pins.map((pin) => pointOf(pin)));
  const nearestFirst = clinics
    .map((clinic) => {
      const isNear = meant.pins.some((pin) => districtOf(pin) === districtOf(clinic.pin));
      const far = Math.min(...points.map((point) => kilometres(point, pointOf(clinic.pin, clinic.at))));
      return {
        clinic,
        name: clinic.name[language] ?? '',
        order: meant.clinics.includes(clinic) ? -2 : isNear ? -1 : 0,
        far,
      };
    })
    .sort(
      (one, other) =>
        one.order - other.order ||
        (one.far === other.far ? 0 : one.far - other.far) ||
        one.name.localeCompare(other.name, language),
    );
  return { place: meant.place, nearestFirst: nearestFirst.map(({ clinic, name }) => ({ clinic, name })) };
}

function meantByPin<Listed extends Clinic>(digits: string, clinics: readonly Listed[]) {
  if (digits.length < 3) return 'short';
  const district = districtOf(digits);
  const isKnown = DISTRICTS.has(district) || clinics.some(({ pin }) => districtOf(pin) === district);
  if (digits.length > 6 || !isKnown) return 'elsewhere';
  return { place: digits, clinics: clinics.filter(({ pin }) => pin.startsWith(digits)), pins: [digits] };
}

/** The clinics or towns whose names are least far from what was typed, or else from one of its words. */
function meantByName<Listed extends Clinic>(
  typed: string,
  clinics: readonly Listed[],
): Meant<Listed> | 'short' | 'unknown' {
  const words = soundsOf(typed);
  if (words.join('').length < 3) return 'short';
  const towns = [...DISTRICTS].map(([pin, district]) => ({ pin, names: [district.towns.flat()], clinics: [] }));
  const listed = clinics.map((clinic) => ({ pin: clinic.pin, names: clinic.names, clinics: [clinic] }));
  for (const sounds of [words.join(''), ...words.filter(({ length }) => length > 2)]) {
    const places = [...listed, ...towns].map((place) => ({
      ...place,
      ...nearestOf(typed.trim(), sounds, place.names),
    }));
    const least = Math.min(...places.map(({ far }) => far));
    // A clinic counts more than a town.
    const found = places.filter(({ far }) => far === least && far < Infinity);
    const own = found.filter((place) => place.clinics.length > 0);
    const [first] = found;
    if (!first) continue;
    return {
      place: least < 1 ? typed.trim() : first.name,
      clinics: own.flatMap((place) => place.clinics),
      pins: (own.length > 0 ? own : found).map(({ pin }) => pin),
    };
  }
  return 'unknown';
}

/** A clinic's area counts less than its name, and its district less than its area. */
const LATER_GROUP = 0.1;

/** The name that is least far from what was typed: none is nearer than the same letters. */
function nearestOf(typed: string, sounds: string, groups: Clinic['names']) {
  const names = groups.flatMap((group, i) =>
    group
      .flatMap((name) => TOWNS.get(name) ?? name)
      .map((name) => {
        const isSame = name.toLowerCase() === typed.toLowerCase();
        return { name, far: (isSame ? -1 : distanceTo(sounds, soundsOf(name))) + i * LATER_GROUP };
      }),
  );
  return names.reduce((best, each) => (each.far < best.far ? each : best));
}
