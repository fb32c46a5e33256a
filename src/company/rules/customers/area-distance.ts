// How far an area is from the office, and which designs were drawn nearest to it.
import { townCentroids } from '../../facts/zip-centroids.ts';
import { greatCircleMiles, zipPoint } from './service-reach.ts';

type Point = readonly [latitude: number, longitude: number];

/** Whole miles as the crow flies from the office's ZIP code to one of an area; null for an unknown one. */
export function milesFromOffice(zip: string, officeZip: string): number | null {
  const office = zipPoint(officeZip);
  const place = zipPoint(zip);
  return office && place ? Math.round(greatCircleMiles(office, place)) : null;
}

/** Where an area lies: the middle of its town, else of its first ZIP code that we know; undefined for neither. */
export function areaPoint(area: {
  readonly name: string;
  readonly zipCodes: readonly string[];
}): Point | undefined {
  return townPoint(area.name) ?? area.zipCodes.map(zipPoint).find((point) => point !== undefined);
}

/** The nearest of the designs to an area, its own first; those of places that we do not know come last. */
export function nearestDesigns<Design extends { readonly location: string }>(
  designs: readonly Design[],
  area: Parameters<typeof areaPoint>[0],
  count: number,
): Design[] {
  const here = areaPoint(area);
  const distance = ({ location }: Design) => {
    const there = townPoint(location.replace(/, TX$/, ''));
    return here && there ? greatCircleMiles(here, there) : Number.MAX_VALUE;
  };
  return designs.toSorted((one, other) => distance(one) - distance(other)).slice(0, count);
}

function townPoint(town: string): Point | undefined {
  const name = town.toLowerCase();
  return Object.hasOwn(townCentroids, name) ? townCentroids[name] : undefined;
}
