// The reach: distances worked out by hand, the service areas, the border, and addresses as people type them.
import { describe, expect, it } from 'vitest';
import { firstContent } from '#server/site/seed/first-content.ts';
import { townCentroids, zipCentroids } from '../../facts/zip-centroids.ts';
import { greatCircleMiles, serviceReach } from './service-reach.ts';

const { area: areas } = firstContent();

const OFFICE = { postalCode: '77429', serviceRadiusMiles: 30 };
const isWithin = (address: string) => serviceReach(address, OFFICE).isWithin;

describe('great-circle miles', () => {
  it('agree with a hand calculation', () => {
    // One degree of a meridian of a sphere of 3,958.8 miles: 2 * pi * 3958.8 / 360.
    expect(greatCircleMiles([29, -95], [30, -95])).toBeCloseTo(69.09, 2);
    // Cypress to downtown Houston: 0.223 degrees south (15.41 mi), 0.288 east (0.2498 at 29.87 north, 17.26 mi).
    expect(greatCircleMiles([29.979, -95.653], [29.756, -95.365])).toBeCloseTo(23.13, 1);
    expect(greatCircleMiles([29.979, -95.653], [29.979, -95.653])).toBe(0);
  });
});

describe('the reach of the company', () => {
  it('covers every ZIP code of the service areas', () => {
    for (const zip of areas.flatMap(({ zipCodes }) => zipCodes)) {
      expect(isWithin(`1 Oak Dr, Anywhere, TX ${zip}`), zip).toBe(true);
    }
  });

  it('ends at 30 miles', () => {
    expect(isWithin('77047')).toBe(true);
    expect(isWithin('77306')).toBe(true);
    expect(isWithin('77303')).toBe(false);
    expect(isWithin('77473')).toBe(false);
    expect(serviceReach('1 Bay Rd, Baytown, TX 77520', OFFICE)).toMatchObject({ isWithin: false });
  });

  it('ends where the settings say', () => {
    const further = { ...OFFICE, serviceRadiusMiles: 45 };
    expect(serviceReach('77520', further).isWithin).toBe(true);
    expect(serviceReach('77573', further).isWithin).toBe(false);
    expect(serviceReach('77047', { ...OFFICE, serviceRadiusMiles: 20 }).isWithin).toBe(false);
  });

  it('is measured from the office of the settings', () => {
    expect(serviceReach('77429', { ...OFFICE, postalCode: '77520' }).isWithin).toBe(false);
    expect(serviceReach('77520', { ...OFFICE, postalCode: '77520' })).toEqual({
      isWithin: true,
      miles: 0,
    });
    expect(serviceReach('77429', { ...OFFICE, postalCode: 'nowhere' }).miles).toBe(0);
  });

  it.each([
    '8418 Sky Ridge Dr, Cypress, TX 77433',
    '8418 Sky Ridge Dr, Cypress, TX 77433-1234, USA',
    '12345 Oak Dr, Cypress, Texas',
    '12345 Oak Dr Cypress TX',
    '12345 oak dr cypress',
    '12345 Oak Dr the woodlands tx',
    'Lot 3, 12345 Oak Dr, Jersey Village, TX',
    'Cypress',
    '77429',
    '12 Elm St, Cypress, TX 77410',
    '123 Kransburg Ranch Court',
  ])('takes %s', (address) => {
    expect(isWithin(address)).toBe(true);
  });

  it.each([
    '1 Main St, Dallas, TX 75201',
    '1 Main St, Dallas, TX',
    '12 Cypress Ct, Dallas, TX',
    '500 Katy Fwy Dallas TX',
    '1 Katella Ave, Cypress, CA 90630',
    '1 Katella Ave, Cypress, CA',
    '12345 Oak Dr',
    'Texas',
    '00000',
    '🌳',
    '1 Sky Ridge Dr, Lone Tree, CO',
    'constructor',
    // A ZIP code that is not of Greater Houston counts before the name of a town, and before one of our own streets.
    '1 Main St, Spring, TX 75201',
    '1 Main St, Spring, TX 10770',
    '8418 Sky Ridge Dr 77299',
  ])('does not take %s', (address) => {
    expect(isWithin(address)).toBe(false);
  });
});

describe('the table of places', () => {
  it('lists enough of the map, every point inside of it', () => {
    expect(Object.keys(zipCentroids).length).toBeGreaterThanOrEqual(80);
    for (const [zip, [, latitude, longitude]] of Object.entries(zipCentroids)) {
      expect(zip).toMatch(/^77[0-5]\d\d$/);
      expect(latitude, zip).toBeGreaterThan(29.3);
      expect(latitude, zip).toBeLessThan(30.5);
      expect(longitude, zip).toBeGreaterThan(-96.3);
      expect(longitude, zip).toBeLessThan(-94.9);
    }
  });

  it('knows a town for each ZIP code near it', () => {
    for (const [zip, [town, ...point]] of Object.entries(zipCentroids)) {
      const center = townCentroids[town.toLowerCase()];
      if (center) expect(greatCircleMiles(center, point), zip).toBeLessThan(25);
    }
  });
});
