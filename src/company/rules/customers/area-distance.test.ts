// Distances of areas from the office, and which designs stand nearest to one.
import { expect, it } from 'vitest';
import { areaPoint, milesFromOffice, nearestDesigns } from './area-distance.ts';

const katy = { name: 'Katy', zipCodes: ['77494'] };
const designs = ['The Woodlands, TX', 'Nowhere, TX', 'Katy, TX', 'Cypress, TX'].map((location) => ({
  location,
}));

it('shows the designs of the place itself first, and those of unknown places last', () => {
  const places = nearestDesigns(designs, katy, 4).map(({ location }) => location);
  expect(places).toEqual(['Katy, TX', 'Cypress, TX', 'The Woodlands, TX', 'Nowhere, TX']);
  expect(nearestDesigns(designs, katy, 2)).toHaveLength(2);
});

it('keeps their order for an area of which nothing is known', () => {
  expect(nearestDesigns(designs, { name: 'Nowhere', zipCodes: [] }, 4)).toEqual(designs);
});

it('places an area without a town of its own by its ZIP codes', () => {
  expect(areaPoint({ name: 'Somewhere New', zipCodes: ['00000', '77433'] })).toBeDefined();
  expect(areaPoint({ name: 'Somewhere New', zipCodes: ['00000'] })).toBeUndefined();
});

it('measures nothing from or to a ZIP code that it does not know', () => {
  expect(milesFromOffice('00000', '77429')).toBeNull();
  expect(milesFromOffice('77494', '77429')).toBeGreaterThan(10);
});
