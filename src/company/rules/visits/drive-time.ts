// How long a crew drives between two places, estimated from their coordinates (docs/product/visit-planning.md#route).

import type { GeoPoint } from '../customers/service-reach.ts';
import { greatCircleMiles } from '../customers/service-reach.ts';

/** Roads are longer than the line through the air, by about so much in a town of squares and curves. */
const ROAD_FACTOR = 1.3;

/** A truck with a trailer, stop signs included. */
const MILES_PER_HOUR = 30;

/** Estimated minutes on the road, not rounded. */
export function driveMinutes(from: GeoPoint, to: GeoPoint): number {
  return ((greatCircleMiles(from, to) * ROAD_FACTOR) / MILES_PER_HOUR) * 60;
}
