// What we know of a yard by its ZIP code alone: how far we drive, what its winters are like, its ground, and the usual lot
// (docs/product/service-area-and-addresses.md#my-area).
import { type WinterFacts, winterOf } from '../../facts/hardiness-zones.ts';
import { zipCentroids } from '../../facts/zip-centroids.ts';
import { greatCircleMiles, type ReachSettings, zipPoint } from '../customers/service-reach.ts';
import { estimateLot, type LotEstimate } from '../leads/lot-size.ts';
import { driveMinutes } from '../visits/drive-time.ts';

/** What an area of ours says of itself. */
export type KnownArea = {
  readonly slug: string;
  readonly name: string;
  readonly zipCodes: readonly string[];
  readonly isCore: boolean;
};

export type YardFacts<Area extends KnownArea = KnownArea> = {
  zip: string;
  /** The towns that people write with it: one, or those of our areas that share it. */
  towns: readonly string[];
  /** Whole miles as the crow flies from the office. */
  miles: number;
  isWithin: boolean;
  /** Our areas that it belongs to; two share one ZIP code. */
  areas: readonly Area[];
  /** The drive as we estimate it, in minutes; our areas say their own. */
  estimatedDrive: number;
  /** What a customer there gets. */
  terms: readonly string[];
  /** Known in our service areas alone. */
  winter: WinterFacts | undefined;
  /** The usual lot there. */
  lot: LotEstimate;
};

/** Estimated minutes are given in steps, because they are no more exact than that. */
const STEP_MINUTES = 5;

const FIVE_DIGITS = /^\d{5}$/;

/** The ZIP code that someone typed, with or without its four digits behind; undefined when it is none. */
export function readZip(typed: string): string | undefined {
  const zip = typed.trim().replace(/-\d{4}$/, '');
  return FIVE_DIGITS.test(zip) ? zip : undefined;
}

/** What customers get in core areas and everywhere else. */
export type KnownTerms = {
  readonly coreTerms: readonly string[];
  readonly otherTerms: readonly string[];
};

/** What is known of a ZIP code; undefined for one that is not in our table. */
export function yardFacts<Area extends KnownArea>(
  zip: string,
  { areas, areaTerms }: { areas: readonly Area[]; areaTerms: KnownTerms },
  { postalCode, serviceRadiusMiles }: ReachSettings,
): YardFacts<Area> | undefined {
  const [place, office] = [zipPoint(zip), zipPoint(postalCode)];
  const town = Object.hasOwn(zipCentroids, zip) ? zipCentroids[zip]?.[0] : undefined;
  if (!place || !office || !town) return undefined;
  const own = areas.filter(({ zipCodes }) => zipCodes.includes(zip));
  const exactMiles = greatCircleMiles(office, place);
  const minutes = Math.max(1, Math.ceil(driveMinutes(office, place) / STEP_MINUTES)) * STEP_MINUTES;
  return {
    zip,
    towns: own.length > 0 ? own.map(({ name }) => name) : [town],
    miles: Math.round(exactMiles),
    isWithin: exactMiles <= serviceRadiusMiles,
    areas: own,
    estimatedDrive: minutes,
    terms: own.some(({ isCore }) => isCore) ? areaTerms.coreTerms : areaTerms.otherTerms,
    winter: winterOf(zip),
    lot: estimateLot(`${town}, TX ${zip}`),
  };
}
