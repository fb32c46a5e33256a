// Keeps the marks of a map apart, so that none covers another one's letters.
import type { MapPoint } from '#company/rules/site/map-places.ts';

/** Each round settles most of what is left; fifty stops in one spot are apart well before. */
const ROUNDS = 80;
/** Marks in the same spot leave it in different directions; the golden angle never repeats one. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

type Mark = { x: number; y: number; isFixed: boolean };

/**
 * Moves marks that are closer than `least` away from each other, and from what stays where it is.
 *
 * @param places where each mark belongs, in units of the map
 * @param least the smallest distance between two marks, in the same units
 * @param fixed what is not moved, such as the office
 * @returns the places in the same order; marks with room around them are where they were
 */
export function separateMarks(
  places: readonly MapPoint[],
  least: number,
  fixed: readonly MapPoint[] = [],
): MapPoint[] {
  const marks = [...places.map(markAt(false)), ...fixed.map(markAt(true))];
  for (let round = 0; round < ROUNDS && pushApart(marks, least); round += 1);
  return marks.slice(0, places.length).map(({ x, y }) => [x, y]);
}

function markAt(isFixed: boolean) {
  return ([x, y]: MapPoint): Mark => ({ x, y, isFixed });
}

/** One round over all pairs; true when some were too close. */
function pushApart(marks: readonly Mark[], least: number): boolean {
  let wasClose = false;
  for (const [index, one] of marks.entries()) {
    if (one.isFixed) break;
    for (const other of marks.slice(index + 1)) {
      const distance = Math.hypot(one.x - other.x, one.y - other.y);
      // Halves never add up to exactly the whole.
      if (distance >= least * 0.999) continue;
      wasClose = true;
      const angle =
        distance > 0 ? Math.atan2(one.y - other.y, one.x - other.x) : index * GOLDEN_ANGLE;
      const push = (least - distance) * (other.isFixed ? 1 : 0.5);
      move(one, angle, push);
      if (!other.isFixed) move(other, angle, -push);
    }
  }
  return wasClose;
}

function move(mark: Mark, angle: number, length: number): void {
  mark.x += Math.cos(angle) * length;
  mark.y += Math.sin(angle) * length;
}
