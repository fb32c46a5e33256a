// Marks of a map: apart from each other and from the office, and otherwise where they belong.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MapPoint } from '#company/rules/site/map-places.ts';
import { separateMarks } from './separate-marks.ts';

const LEAST = 24;
const apart = (a: MapPoint, b: MapPoint) => Math.hypot(a[0] - b[0], a[1] - b[1]);

describe('marks of the map', () => {
  it('stay where they are with room around them', () => {
    const places: MapPoint[] = [
      [0, 0],
      [30, 0],
      [0, 40],
    ];
    expect(separateMarks(places, LEAST, [[-60, 0]])).toEqual(places);
  });

  it('never cover each other or the office, however many share a ZIP code', () => {
    const place = fc.tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 0, max: 90 }));
    fc.assert(
      fc.property(
        fc.array(place, { maxLength: 12 }),
        fc.integer({ min: 0, max: 8 }),
        (some, same) => {
          const office: MapPoint = [40, 40];
          const places: MapPoint[] = [...some, ...Array.from({ length: same }, () => office)];
          const marks = separateMarks(places, LEAST, [office]);
          for (const [index, mark] of marks.entries()) {
            for (const other of [...marks.slice(index + 1), office]) {
              expect(apart(mark, other)).toBeGreaterThan(LEAST * 0.8);
            }
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
