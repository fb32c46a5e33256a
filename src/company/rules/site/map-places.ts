// The map of the service area: where towns and roads lie, and the projection that draws them to scale.
//
// Points are degrees, WGS 84. Towns are the middles of where people live (zip-centroids.ts); roads are traced roughly,
// good to half a mile, for orientation and not for driving.
import { areaPoint } from '../customers/area-distance.ts';
import { type GeoPoint, zipPoint } from '../customers/service-reach.ts';

/** Units of the drawing east and south of its middle. */
export type MapPoint = readonly [x: number, y: number];

/** What the map needs to know of a service area. */
type MappedArea = {
  readonly name: string;
  readonly isCore: boolean;
  readonly zipCodes: readonly string[];
};

export type MapTown = { readonly name: string; readonly isCore: boolean; readonly at: GeoPoint };

export type MapRoad = { readonly name: string; readonly points: readonly GeoPoint[] };

/** Ten units of the drawing are a mile. */
export const UNITS_PER_MILE = 10;

const EARTH_RADIUS_MILES = 3958.8;
const MILES_PER_DEGREE = (2 * Math.PI * EARTH_RADIUS_MILES) / 360;

/**
 * Draws a point on the map whose middle is `center`: equirectangular about the center, so east-west is shortened by the
 * cosine of its latitude. Within 30 miles of Cypress lengths are right within 1 %.
 */
export function projectPoint(point: GeoPoint, center: GeoPoint): MapPoint {
  const shrink = Math.cos((center[0] * Math.PI) / 180);
  return [
    (point[1] - center[1]) * MILES_PER_DEGREE * shrink * UNITS_PER_MILE,
    (center[0] - point[0]) * MILES_PER_DEGREE * UNITS_PER_MILE,
  ];
}

/** Northwest Houston is wide: its mark stands in 77064, clear of Jersey Village. */
const MARKED_BY_ZIP: Readonly<Record<string, string>> = { 'Northwest Houston': '77064' };

/** The areas in their order where the map marks them; one of which it knows neither town nor ZIP code is left out. */
export function mapTowns(areas: readonly MappedArea[]): MapTown[] {
  return areas.flatMap((area) => {
    const marked = MARKED_BY_ZIP[area.name];
    const at = (marked && zipPoint(marked)) ?? areaPoint(area);
    return at ? [{ name: area.name, isCore: area.isCore, at }] : [];
  });
}

/** The roads that people here find their way by. */
export const mapRoads: readonly MapRoad[] = [
  {
    name: 'Beltway 8',
    points: [
      [29.784, -95.563],
      [29.83, -95.561],
      [29.876, -95.561],
      [29.912, -95.553],
      [29.934, -95.51],
      [29.94, -95.46],
      [29.939, -95.413],
      [29.938, -95.34],
      [29.937, -95.287],
      [29.905, -95.222],
      [29.83, -95.212],
      [29.773, -95.163],
      [29.705, -95.152],
      [29.645, -95.162],
      [29.603, -95.213],
      [29.597, -95.3],
      [29.598, -95.387],
      [29.61, -95.5],
      [29.665, -95.557],
      [29.737, -95.557],
      [29.784, -95.563],
    ],
  },
  {
    name: 'Grand Parkway 99',
    points: [
      [29.52, -95.69],
      [29.58, -95.705],
      [29.64, -95.755],
      [29.7, -95.775],
      [29.785, -95.778],
      [29.879, -95.776],
      [29.94, -95.762],
      [29.992, -95.765],
      [30.045, -95.71],
      [30.064, -95.68],
      [30.066, -95.622],
      [30.086, -95.55],
      [30.108, -95.438],
      [30.11, -95.38],
      [30.132, -95.29],
      [30.137, -95.233],
      [30.13, -95.1],
    ],
  },
  {
    name: 'US 290',
    points: [
      [29.803, -95.452],
      [29.852, -95.52],
      [29.876, -95.561],
      [29.91, -95.625],
      [29.945, -95.672],
      [29.965, -95.705],
      [29.992, -95.765],
      [30.03, -95.845],
      [30.058, -95.925],
      [30.09, -95.995],
      [30.1, -96.2],
    ],
  },
  {
    name: 'I-10',
    points: [
      [29.775, -96.25],
      [29.781, -95.952],
      [29.785, -95.778],
      [29.784, -95.645],
      [29.784, -95.563],
      [29.78, -95.452],
      [29.768, -95.362],
      [29.77, -95.267],
      [29.773, -95.163],
      [29.79, -95.05],
    ],
  },
  {
    name: 'I-45',
    points: [
      [29.55, -95.14],
      [29.603, -95.213],
      [29.694, -95.287],
      [29.752, -95.37],
      [29.814, -95.376],
      [29.875, -95.41],
      [29.939, -95.413],
      [30.015, -95.427],
      [30.108, -95.438],
      [30.2, -95.457],
      [30.311, -95.47],
      [30.45, -95.49],
    ],
  },
  {
    name: 'TX 249',
    points: [
      [29.885, -95.42],
      [29.934, -95.51],
      [29.967, -95.55],
      [30.03, -95.593],
      [30.066, -95.622],
      [30.1, -95.632],
      [30.165, -95.69],
      [30.205, -95.745],
      [30.27, -95.83],
      [30.33, -95.93],
    ],
  },
];
