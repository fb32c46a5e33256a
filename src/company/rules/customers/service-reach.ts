// Whether an address lies within the company's reach: so many miles as the crow flies from the office's ZIP code.
import type { BusinessSettings } from '../../facts/settings.ts';
import { townCentroids, zipCentroids } from '../../facts/zip-centroids.ts';
import { type AddressParts, readAddress } from './address-parts.ts';

/** How far an address is from the office. `miles` is null when we do not know the place. */
export type ServiceReach = {
  isWithin: boolean;
  /** Great-circle miles between the middles of the two ZIP codes, not rounded. */
  miles: number | null;
};

/** What the company says of its reach. */
export type ReachSettings = Pick<BusinessSettings, 'postalCode' | 'serviceRadiusMiles'>;

/** Latitude and longitude in degrees. */
export type GeoPoint = readonly [latitude: number, longitude: number];

const EARTH_RADIUS_MILES = 3958.8;

const HOME_ZIP = '77429';
/** Counts as the office when the settings name a ZIP code that is not in our table. */
const HOME: GeoPoint = [29.979, -95.653];

/** ZIP codes of Greater Houston begin so; one that the table lacks (a post office box) is placed by its town. */
const HOUSTON_ZIP = /^77[0-4]/;

/** Streets of our own neighborhood that people type without a town. They are the estimator's, see lot-size.ts. */
const HOME_STREETS = ['sky ridge', 'reston river', 'kransburg ranch', 'knights branch'];

/**
 * Measures the way to an address by its ZIP code, else by its town
 * (docs/product/service-area-and-addresses.md#service-radius).
 */
export function serviceReach(
  address: string,
  { postalCode, serviceRadiusMiles }: ReachSettings,
): ServiceReach {
  const office = officePoint(postalCode);
  const place = placeOf(readAddress(address));
  if (!place) return { isWithin: false, miles: null };
  const miles = greatCircleMiles(office, place);
  return { isWithin: miles <= serviceRadiusMiles, miles };
}

/** Miles along the great circle between two points in degrees (haversine formula on a sphere). */
export function greatCircleMiles(from: GeoPoint, to: GeoPoint): number {
  const [fromLatitude, toLatitude] = [radians(from[0]), radians(to[0])];
  const halfLatitude = Math.sin((toLatitude - fromLatitude) / 2);
  const halfLongitude = Math.sin(radians(to[1] - from[1]) / 2);
  const haversine =
    halfLatitude ** 2 + Math.cos(fromLatitude) * Math.cos(toLatitude) * halfLongitude ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** The office's place by its ZIP code; our neighborhood when the code is not in our table. */
export function officePoint(officeZip: string): GeoPoint {
  return zipPoint(officeZip) ?? HOME;
}

/** The point of a ZIP code, or undefined when it is not in our table. */
export function zipPoint(zip: string): GeoPoint | undefined {
  const entry = Object.hasOwn(zipCentroids, zip) ? zipCentroids[zip] : undefined;
  return entry && [entry[1], entry[2]];
}

/** About where an address lies: the middle of its ZIP code, else of its town; undefined when we know neither. */
export function addressPoint(address: string): GeoPoint | undefined {
  return placeOf(readAddress(address));
}

function placeOf(address: AddressParts): GeoPoint | undefined {
  const { zip, locality } = address;
  const point = zip === null ? undefined : zipPoint(zip);
  if (point) return point;
  if (zip !== null && !HOUSTON_ZIP.test(zip)) return undefined;
  const town = townAtEndOf(locality);
  if (town) return townCentroids[town];
  return isHomeStreet(address) ? zipPoint(HOME_ZIP) : undefined;
}

/** The longest town name that a locality is or ends with: "12 oak dr the woodlands" gives "the woodlands". */
function townAtEndOf(locality: string): string | undefined {
  const words = locality.split(' ');
  return words
    .map((_, index) => words.slice(index).join(' '))
    .find((ending) => Object.hasOwn(townCentroids, ending));
}

function isHomeStreet({ streetLine, hasCommas, zip }: AddressParts): boolean {
  return (
    !hasCommas &&
    zip === null &&
    HOME_STREETS.some((street) => ` ${streetLine} `.includes(` ${street} `))
  );
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
