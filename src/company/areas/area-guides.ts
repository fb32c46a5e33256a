// The guides of the eight service areas, in the order of service-areas.ts, and what is worked out about each.

import { townCentroids } from '#company/facts/zip-centroids.ts';
import { type GalleryProject, galleryProjects } from '#company/gallery.ts';
import { greatCircleMiles, zipPoint } from '#company/rules/service-reach.ts';
import { areaSlug, type ServiceArea, serviceAreas } from '#company/service-areas.ts';
import type { AreaGuide } from './area-guide.ts';
import { cypress } from './cypress.ts';
import { humble } from './humble.ts';
import { jerseyVillage } from './jersey-village.ts';
import { katy } from './katy.ts';
import { northwestHouston } from './northwest-houston.ts';
import { spring } from './spring.ts';
import { theWoodlands } from './the-woodlands.ts';
import { tomball } from './tomball.ts';

export const areaGuides: readonly AreaGuide[] = [
  cypress,
  katy,
  spring,
  tomball,
  theWoodlands,
  northwestHouston,
  jerseyVillage,
  humble,
];

/** How many designs stand on the page of an area. */
const NEAREST_DESIGNS = 3;

/** The guide at an address, or undefined. */
export function areaGuide(slug: string): AreaGuide | undefined {
  return areaGuides.find((guide) => areaSlug(guide) === slug);
}

/**
 * The figures of a guide's area.
 *
 * @throws Error when the two lists have come apart.
 */
export function areaOf({ name }: AreaGuide): ServiceArea {
  const area = serviceAreas.find((each) => each.name === name);
  if (!area) throw new Error(`no service area is called ${name}`);
  return area;
}

/** Whole miles as the crow flies from the office's ZIP code to one of an area; null for an unknown one. */
export function milesFromOffice(zip: string, officeZip: string): number | null {
  const office = zipPoint(officeZip);
  const place = zipPoint(zip);
  return office && place ? Math.round(greatCircleMiles(office, place)) : null;
}

/** The designs drawn for places nearest to an area, its own first; the one that its page opens with is not repeated. */
export function designsNear({ name, picture }: AreaGuide): GalleryProject[] {
  const here = pointOf(name);
  const distance = ({ location }: GalleryProject) =>
    greatCircleMiles(here, pointOf(location.replace(/, TX$/, '')));
  return galleryProjects
    .filter((project) => project.picture !== picture)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, NEAREST_DESIGNS);
}

function pointOf(town: string): readonly [number, number] {
  const point = townCentroids[town.toLowerCase()];
  if (!point) throw new Error(`no point is known for ${town}`);
  return point;
}
