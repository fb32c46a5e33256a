// The map is drawn to scale: its lengths agree with the great circle, its towns lie where the list says.
import { describe, expect, it } from 'vitest';
import { firstContent } from '#server/site/seed/first-content.ts';
import { defaultSettings } from '../../facts/settings.ts';
import { zipCentroids } from '../../facts/zip-centroids.ts';
import { type GeoPoint, greatCircleMiles, officePoint } from '../customers/service-reach.ts';
import { mapRoads, mapTowns, projectPoint, UNITS_PER_MILE } from './map-places.ts';

const { area: areas } = firstContent();

const office = officePoint('77429');
const towns = mapTowns(areas);

function drawnMiles(from: GeoPoint, to: GeoPoint): number {
  const [a, b] = [projectPoint(from, office), projectPoint(to, office)];
  return Math.hypot(b[0] - a[0], b[1] - a[1]) / UNITS_PER_MILE;
}

describe('the projection', () => {
  it('puts the office in the middle, north up and east to the right', () => {
    expect(Math.hypot(...projectPoint(office, office))).toBe(0);
    const [x, y] = projectPoint([office[0] + 0.1, office[1] + 0.1], office);
    expect(x).toBeGreaterThan(0);
    expect(y).toBeLessThan(0);
  });

  it('draws every length inside the circle right within 1 %', () => {
    const inside = Object.values(zipCentroids)
      .map(([, latitude, longitude]): GeoPoint => [latitude, longitude])
      .filter((point) => greatCircleMiles(office, point) <= defaultSettings.serviceRadiusMiles);
    expect(inside.length).toBeGreaterThan(60);
    for (const from of inside) {
      for (const to of inside) {
        const miles = greatCircleMiles(from, to);
        if (miles > 0) expect(Math.abs(drawnMiles(from, to) / miles - 1)).toBeLessThan(0.01);
      }
    }
  });
});

describe('what is on the map', () => {
  it('is every area of the list, each inside the 30 miles', () => {
    expect(towns.map(({ name }) => name)).toEqual(areas.map(({ name }) => name));
    for (const { name, at } of towns) {
      expect(greatCircleMiles(office, at), name).toBeLessThan(defaultSettings.serviceRadiusMiles);
    }
  });

  it('keeps the marks of two areas at least two miles apart', () => {
    for (const [index, town] of towns.entries()) {
      for (const other of towns.slice(index + 1)) {
        expect(drawnMiles(town.at, other.at), `${town.name}, ${other.name}`).toBeGreaterThan(2);
      }
    }
  });

  it('shows roads that meet where they cross, without jumps', () => {
    const road = (name: string) => mapRoads.find((one) => one.name === name)?.points ?? [];
    expect(road('US 290')).toContainEqual([29.992, -95.765]);
    expect(road('Grand Parkway 99')).toContainEqual([29.992, -95.765]);
    for (const { name, points } of mapRoads) {
      for (const [index, point] of points.slice(1).entries()) {
        const miles = greatCircleMiles(points[index] ?? point, point);
        expect(miles, name).toBeGreaterThan(0);
        expect(miles, name).toBeLessThan(19);
      }
    }
  });
});

it('falls back to Cypress for an unknown office', () => {
  expect(officePoint('00000')).toEqual(officePoint('77429'));
});
