// How cold a winter night gets and when frost ends and begins, by ZIP code of the service areas.
//
// Zones: the USDA Plant Hardiness Zone Map of 2023 in its ZIP code table (USDA ARS and PRISM, Oregon State University).
// Frost dates: typical last and first dates of the weather stations nearby; they move by weeks from year to year.

export type HardinessZone = '9a' | '9b';

export type WinterFacts = {
  readonly zone: HardinessZone;
  /** Month and day as people write them. */
  readonly lastFrost: string;
  readonly firstFrost: string;
};

/** Between which temperatures the average coldest night of a year is in a zone, in °F. The worst night of thirty years is colder. */
export const coldestNight: Readonly<Record<HardinessZone, { from: number; to: number }>> = {
  '9a': { from: 20, to: 25 },
  '9b': { from: 25, to: 30 },
};

const prairie = { lastFrost: 'March 1', firstFrost: 'November 25' } as const;
const west = { lastFrost: 'February 20', firstFrost: 'December 3' } as const;
const east = { lastFrost: 'February 28', firstFrost: 'December 1' } as const;

const byZip: Readonly<Record<string, WinterFacts>> = {
  '77040': { zone: '9b', ...prairie },
  '77041': { zone: '9b', ...prairie },
  '77064': { zone: '9b', ...prairie },
  '77084': { zone: '9b', ...west },
  '77095': { zone: '9b', ...prairie },
  '77338': { zone: '9b', ...east },
  '77339': { zone: '9b', ...east },
  '77373': { zone: '9b', ...east },
  '77375': { zone: '9b', ...prairie },
  '77377': { zone: '9a', ...prairie },
  '77379': { zone: '9b', ...prairie },
  '77380': { zone: '9b', ...prairie },
  '77381': { zone: '9a', ...prairie },
  '77382': { zone: '9a', lastFrost: 'March 4', firstFrost: 'November 24' },
  '77389': { zone: '9b', ...prairie },
  '77429': { zone: '9b', ...prairie },
  '77433': { zone: '9a', ...prairie },
  '77449': { zone: '9b', ...west },
  '77494': { zone: '9a', lastFrost: 'February 26', firstFrost: 'December 2' },
};

/** What is known of winter in a ZIP code; undefined outside the service areas. */
export function winterOf(zip: string): WinterFacts | undefined {
  return Object.hasOwn(byZip, zip) ? byZip[zip] : undefined;
}
