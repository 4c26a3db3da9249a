/** Which clinics are nearest to what somebody has typed. Nobody is asked: `postalDistricts.ts` knows the places. */
import type { ClinicPlace } from '../../../site/pages/clinicFacts.ts';
import { distanceTo, soundsOf } from './placeNames.ts';
import { POSTAL_DISTRICTS } from './postalDistricts.ts';

/** A clinic, or a town with the first three digits of its PIN codes. */
type Place = Readonly<{ pin: string; at?: readonly number[] | undefined; names: readonly (readonly string[])[] }>;

const TOWNS = POSTAL_DISTRICTS.trim()
  .split('\n')
  .flatMap((line) => {
    const [pin = '', north, east, ...words] = line.split(' ');
    const towns = words.join(' ').split(', ');
    return towns.map((names) => ({ pin, at: [Number(north), Number(east)], names: [names.split('/')] }));
  });

const districtOf = ({ pin }: Pick<Place, 'pin'>) => pin.slice(0, 3);

/**
 * Sorts clinics by nearness to a PIN code, or the beginning of one, or to a place: those that were meant, those of the same postal
 * district, then the others by distance. Ties are alphabetical.
 * @param typed in Latin or Tamil letters, also slightly misspelt
 * @param language of the page
 * @returns the clinics, and the place as it was understood; or that it is unknown, is not in Tamil Nadu, or too short
 */
export function findNearest<Clinic extends ClinicPlace>(typed: string, clinics: readonly Clinic[], language: string) {
  const places = clinics.map((clinic) => ({
    clinic,
    pin: clinic.pin,
    at: clinic.at ?? TOWNS.find((town) => town.pin === districtOf(clinic))?.at,
    // "Trichy" is a name of the clinic in Tiruchirappalli, too.
    names: clinic.names.map((group) =>
      group.flatMap((name) => TOWNS.find(({ names: [names] }) => names?.includes(name))?.names[0] ?? name),
    ),
  }));
  const digits = typed.replace(/\D/g, '');
  const found = digits ? findPin(digits, places) : findName(typed.replace(/,.*/, '').trim(), places);
  if (typeof found === 'string') return found;
  const { place, meant } = found;
  const sorted = places.map((each) => ({
    clinic: each.clinic,
    name: each.clinic.name,
    order: meant.includes(each) ? 0 : meant.some((one) => districtOf(one) === districtOf(each)) ? 1 : 2,
    far: Math.min(...meant.map((one) => kilometres(one.at, each.at))),
  }));
  sorted.sort(
    (one, other) => one.order - other.order || one.far - other.far || one.name.localeCompare(other.name, language),
  );
  return { place, nearestFirst: sorted };
}

/** Near enough for a state: a degree north is 111 km, a degree east at 11° north 109 km. Rounded, so that neighbours are a tie. */
function kilometres(one: Place['at'], other: Place['at']): number {
  const [north = FAR, east = FAR] = one?.map((degrees, i) => degrees - (other?.[i] ?? FAR)) ?? [];
  return Math.round(Math.hypot(north * 111, east * 109));
}

/** In degrees, for a place that nobody knows. */
const FAR = 1000;

type Found = Readonly<{ place: string; meant: readonly Place[] }>;

function findPin(digits: string, places: readonly Place[]): Found | 'short' | 'elsewhere' {
  if (digits.length < 3) return 'short';
  const own = places.filter(({ pin }) => pin.startsWith(digits));
  const near = [...places, ...TOWNS].filter((place) => districtOf(place) === digits.slice(0, 3));
  return digits.length > 6 || near.length === 0 ? 'elsewhere' : { place: digits, meant: own.length > 0 ? own : near };
}

/** A clinic's area counts less than its name, a town where it is not less than its area, and its district less than that. */
const LATER_GROUP = 0.1;
const TOWN = 0.15;

/** The places with the names that are least far from what was typed. A clinic counts more than a town, and the same letters most. */
function findName(typed: string, clinics: readonly Place[]): Found | 'short' | 'unknown' {
  const sounds = soundsOf(typed).join('');
  if (sounds.length < 3) return 'short';
  const named = [...clinics, ...TOWNS].flatMap((place) =>
    place.names.flatMap((group, i) =>
      group.map((name) => {
        const isSame = name.toLowerCase() === typed.toLowerCase();
        const later = clinics.includes(place) ? i * LATER_GROUP : TOWN;
        return { place, name, far: (isSame ? -1 : distanceTo(sounds, soundsOf(name))) + later };
      }),
    ),
  );
  const least = Math.min(...named.map(({ far }) => far));
  const [first, ...others] = named.filter(({ far }) => far === least && far < Infinity);
  if (!first) return 'unknown';
  const all = [first, ...others].map(({ place }) => place);
  const own = all.filter((place) => clinics.includes(place));
  return { place: least < 1 ? typed : first.name, meant: own.length > 0 ? own : all };
}
