// Estimates the size of a lot and of its lawn from the address alone (docs/product/lawn-plans-and-prices.md#lot-size).
import { readAddress } from '../customers/address-parts.ts';

/** What we take a property to measure, in whole square feet, and why. */
export type LotEstimate = {
  propertySize: number;
  lawnArea: number;
  /** How it was calculated, as a sentence for the person. */
  methodology: string;
};

/** A neighborhood or town whose lots we know, with the usual lot in square feet. */
type KnownArea = { name: string; zip?: string; squareFeet: number };

/** Looked through in this order; the first that the address names counts. */
const KNOWN_AREAS: readonly KnownArea[] = [
  { name: 'Sky Ridge', squareFeet: 7670 },
  { name: 'Reston River', squareFeet: 10454 },
  { name: 'Kransburg Ranch', squareFeet: 5645 },
  { name: 'Knights Branch', squareFeet: 9100 },
  { name: 'Cypress Creek', squareFeet: 11000 },
  { name: 'Champions', squareFeet: 15000 },
  { name: 'Woodlands', squareFeet: 12000 },
  { name: 'Katy', zip: '77084', squareFeet: 9200 },
  { name: 'Spring', zip: '77389', squareFeet: 9500 },
  { name: 'Tomball', zip: '77375', squareFeet: 10800 },
];

const DEFAULT_SQUARE_FEET = 8500;

/** What a person may enter as the size of a lot, in whole square feet, both included. */
export const lotSizeBounds = { min: 1000, max: 50_000 } as const;

/** A lot larger than this is looked at by a person before it has a price. */
export const SQUARE_FEET_PER_ACRE = 43_560;

/** Square feet that the kind of street adds or takes. */
const STREET_KINDS = {
  drive: 500,
  lane: 300,
  court: 800,
  street: -500,
} as const;
type StreetKind = keyof typeof STREET_KINDS;

const ABBREVIATIONS: Readonly<Record<string, StreetKind>> = {
  dr: 'drive',
  ln: 'lane',
  ct: 'court',
  st: 'street',
};

/** The share of a lot that is lawn, in percent. */
const LAWN_PERCENT = 65;

/** Estimates the lot of an address; any text gives an estimate. */
export function estimateLot(address: string): LotEstimate {
  const { text, zip, streetLine } = readAddress(address);
  const area = KNOWN_AREAS.find(({ name, zip: code }) =>
    namesPlace(text, name.toLowerCase()) ? true : code !== undefined && code === zip,
  );
  const kind = streetKindOf(streetLine);
  const propertySize =
    (area?.squareFeet ?? DEFAULT_SQUARE_FEET) + (kind === null ? 0 : STREET_KINDS[kind]);
  return { propertySize, lawnArea: lawnAreaOf(propertySize), methodology: wordsFor(area, kind) };
}

/** The lawn of a lot, both in square feet: 65 %, halves rounded up. Whole numbers throughout, so that no half is lost. */
export function lawnAreaOf(propertySize: number): number {
  return Math.floor((propertySize * LAWN_PERCENT + 50) / 100);
}

/** Whether a text names a place as whole words: "Spring" is not in "Springfield". */
function namesPlace(text: string, name: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, 'u').test(text);
}

/**
 * The kind of street at the end of its name. The last word that says one counts and needs a name before it, so that
 * the saint in "100 St James Ct" is no street.
 */
function streetKindOf(streetLine: string): StreetKind | null {
  const words = streetLine.split(' ').map((word) => word.replace(/\.$/, ''));
  const kinds = words.map((word, index) =>
    words.slice(0, index).some((before) => /^\p{L}/u.test(before)) ? kindOf(word) : null,
  );
  return kinds.findLast((kind) => kind !== null) ?? null;
}

function kindOf(word: string): StreetKind | null {
  if (Object.hasOwn(STREET_KINDS, word)) return word as StreetKind;
  return Object.hasOwn(ABBREVIATIONS, word) ? (ABBREVIATIONS[word] ?? null) : null;
}

function wordsFor(area: KnownArea | undefined, kind: StreetKind | null): string {
  const base = area?.squareFeet ?? DEFAULT_SQUARE_FEET;
  const where = area ? `${area.name} lots` : 'lots around Cypress';
  const change = kind === null ? 0 : STREET_KINDS[kind];
  const adjusted =
    kind === null
      ? ''
      : `, ${change > 0 ? 'plus' : 'less'} ${describeSize(Math.abs(change))} for a ${kind}`;
  return `Estimated from the usual size of ${where}, ${describeSize(base)}${adjusted}. ${LAWN_PERCENT} percent of the lot counts as lawn.`;
}

function describeSize(squareFeet: number): string {
  return `${squareFeet.toLocaleString('en-US')} sq ft`;
}
