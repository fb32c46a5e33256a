// Orders of stops: never longer than by hand, near the best of all orders, and with the promised windows kept.
import { describe, expect, it } from 'vitest';
import type { GeoPoint } from '../customers/service-reach.ts';
import { dayOf, type Stop, tourMinutes } from './stop-day.ts';
import { drivenMinutes, keepsWindows, orderStops, shortestNearby } from './stop-order.ts';

const yard: GeoPoint = [29.979, -95.653];

/** Numbers that look like chance and are the same in each run (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function randomDay(random: () => number, count: number, windows: readonly string[]): Stop[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    place: [29.7 + random() * 0.5, -95.9 + random() * 0.6] as const,
    window: random() < 0.4 ? (windows[Math.floor(random() * windows.length)] ?? null) : null,
  }));
}

/** As someone orders by hand: earlier windows first, everything else as it came. */
function windowsInOrder(stops: readonly Stop[]): Stop[] {
  const timed = stops
    .filter(({ window }) => window !== null)
    .sort((one, other) => (one.window ?? '').localeCompare(other.window ?? ''));
  return stops.map((stop) => (stop.window === null ? stop : (timed.shift() ?? stop)));
}

/** The least minutes of all orders that keep the windows, found by trying every one. */
function leastMinutes(stops: readonly Stop[]): number {
  const day = dayOf(stops, yard);
  let least = Number.POSITIVE_INFINITY;
  const visit = (left: number[], at: number, latest: string, sofar: number) => {
    if (sofar >= least) return;
    if (left.length === 0) least = Math.min(least, sofar + day.minutes(at, day.count));
    for (const stop of left) {
      const window = day.windows[stop] ?? null;
      if (window !== null && window < latest) continue;
      const rest = left.filter((other) => other !== stop);
      visit(rest, stop, window ?? latest, sofar + day.minutes(at, stop));
    }
  };
  visit(
    stops.map((_, index) => index),
    day.count,
    '',
    0,
  );
  return least;
}

const present = (stops: readonly Stop[]) => stops.map((_, index) => index);

describe('the order of a day', () => {
  it('is never longer than the order by hand, in 1,000 days', () => {
    const random = chance(20_261_122);
    for (let day = 0; day < 1000; day++) {
      const stops = randomDay(random, 1 + Math.floor(random() * 18), ['08:00', '10:00', '13:00']);
      const byHand = windowsInOrder(stops);
      const ordered = orderStops(byHand, yard);
      expect(ordered.map(({ id }) => id).sort()).toEqual(byHand.map(({ id }) => id).sort());
      expect(keepsWindows(ordered)).toBe(true);
      expect(drivenMinutes(ordered, yard)).toBeLessThanOrEqual(drivenMinutes(byHand, yard) + 1e-6);
    }
  });

  it('is the best of all for nine stops, and what larger days are ordered by is within 5 % of it', () => {
    const random = chance(9);
    for (let day = 0; day < 25; day++) {
      const stops = randomDay(random, 9, day % 2 ? ['08:00', '13:00'] : []);
      const least = leastMinutes(stops);
      expect(drivenMinutes(orderStops(stops, yard), yard)).toBeCloseTo(least, 6);
      const graph = dayOf(stops, yard);
      const searched = tourMinutes(graph, shortestNearby(graph, present(stops)));
      expect(searched).toBeLessThanOrEqual(least * 1.05);
    }
  });

  it('puts who was promised the morning before who was promised the afternoon', () => {
    const near: Stop = { id: 1, place: [29.98, -95.65], window: '13:00' };
    const far: Stop = { id: 2, place: [30.1, -95.5], window: '08:00' };
    expect(orderStops([near, far], yard).map(({ id }) => id)).toEqual([2, 1]);
  });

  it('puts those last whose place no one knows, and has no trouble with an empty day', () => {
    const lost: Stop = { id: 1, place: null, window: '08:00' };
    const known: Stop = { id: 2, place: [30, -95.6], window: null };
    expect(orderStops([lost, known], yard)).toEqual([known, lost]);
    expect(drivenMinutes([lost, known], yard)).toBeCloseTo(drivenMinutes([known], yard), 9);
    expect(orderStops([], yard)).toEqual([]);
  });
});
