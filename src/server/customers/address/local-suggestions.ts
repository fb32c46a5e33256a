// Completes a typed address from our own table of ZIP codes: the town and ZIP code are offered, the street is the person's.
import { zipCentroids } from '#company/facts/zip-centroids.ts';
import { greatCircleMiles, zipPoint } from '#company/rules/customers/service-reach.ts';

const MAX_SUGGESTIONS = 6;

/** Fewer characters or digits than this would begin half the towns and ZIP codes of the map. */
const MIN_CHARACTERS = 3;

type Place = { zip: string; town: string; miles: number };

/** One way to read what has been typed: the street, how the town begins, how the ZIP code begins. */
type Reading = { street: string; town: string; zip: string };

/**
 * Suggests how a typed address may go on, the nearest to the office first. A street without a place is offered with
 * the nearest ZIP codes; text that begins no town or ZIP code and holds no street gives nothing.
 */
export function localSuggestions(input: string, officeZip: string): string[] {
  const typed = input.replace(/\s+/g, ' ').trim();
  const places = placesByDistance(officeZip);
  for (const reading of readings(typed)) {
    const matches = places.filter(
      ({ town, zip }) => town.toLowerCase().startsWith(reading.town) && zip.startsWith(reading.zip),
    );
    if (matches.length > 0) return written(reading.street, matches);
  }
  return isStreet(typed) ? written(typed, places) : [];
}

/** The ways to read a text, the one with the longest town first. */
function readings(typed: string): Reading[] {
  const [, rest = '', zip = ''] =
    /^(.*?)(?:(?:^|[\s,]+)(?:tx|texas))?(?:(?:^|[\s,]+)(\d{1,5}))?[\s,]*$/i.exec(typed) ?? [];
  const hasZip = zip.length >= MIN_CHARACTERS;
  const comma = rest.lastIndexOf(',');
  const onlyByZip = hasZip ? [{ street: rest.trim(), town: '', zip }] : [];
  if (comma !== -1) {
    const town = rest
      .slice(comma + 1)
      .trim()
      .toLowerCase();
    const street = rest.slice(0, comma).trim();
    return town === '' ? onlyByZip : [{ street, town, zip }];
  }
  const words = rest.split(' ').filter((word) => word !== '');
  const bySplit = words
    .map((_, index) => ({
      street: words.slice(0, index).join(' '),
      town: words.slice(index).join(' ').toLowerCase(),
      zip,
    }))
    // A number alone is no street: "12 Spring" is on its way to "12 Spring Cypress Road".
    .filter(({ street, town }) => town.length >= MIN_CHARACTERS && !/^\d+$/.test(street));
  return [...bySplit, ...onlyByZip];
}

/** A house number and at least the beginning of a name. */
function isStreet(typed: string): boolean {
  return /^\d+\p{L}?\s+[\p{L}\p{N}]/u.test(typed) && !typed.includes(',');
}

function written(street: string, places: Place[]): string[] {
  const before = street === '' ? '' : `${street}, `;
  return places.slice(0, MAX_SUGGESTIONS).map(({ town, zip }) => `${before}${town}, TX ${zip}`);
}

/** All places of the table, the nearest first. */
function placesByDistance(officeZip: string): Place[] {
  const office = zipPoint(officeZip);
  return Object.entries(zipCentroids)
    .map(([zip, [town, ...point]]) => ({
      zip,
      town,
      miles: office ? greatCircleMiles(office, point) : 0,
    }))
    .sort((a, b) => a.miles - b.miles);
}
