// What a ZIP code alone says of a yard, and that nothing is said of one that we do not know.
import { describe, expect, it } from 'vitest';
import { readZip, yardFacts } from './yard-facts.ts';

const katy = {
  slug: 'katy',
  name: 'Katy',
  zipCodes: ['77084', '77494'],
  driveTime: '15-25 min',
  isCore: true,
};
const jersey = {
  slug: 'jersey-village',
  name: 'Jersey Village',
  zipCodes: ['77040'],
  driveTime: '15-20 min',
  isCore: false,
};
const northwest = { ...jersey, slug: 'northwest-houston', name: 'Northwest Houston' };
const areas = [katy, northwest, jersey];
const terms = {
  coreTerms: ['Same-day consultations', 'Preferred scheduling'],
  otherTerms: ['Next-day consultations', 'Standard scheduling'],
};
const company = { postalCode: '77429', serviceRadiusMiles: 30 };
const factsOf = (zip: string) => yardFacts(zip, { areas, areaTerms: terms }, company);

describe('a ZIP code', () => {
  it('of our areas has their drive, terms, winters and lots', () => {
    expect(factsOf('77494')).toMatchObject({
      towns: ['Katy'],
      isWithin: true,
      terms: ['Same-day consultations', 'Preferred scheduling'],
      winter: { zone: '9a', lastFrost: 'February 26', firstFrost: 'December 2' },
      lot: { propertySize: 9200, lawnArea: 5980 },
      areas: [katy],
    });
  });

  it('of two areas names both', () => {
    expect(factsOf('77040')).toMatchObject({ towns: ['Northwest Houston', 'Jersey Village'] });
  });

  it('around them has an estimated drive, and no frost dates that no one measured', () => {
    const facts = factsOf('77002');
    expect(facts).toMatchObject({
      towns: ['Houston'],
      isWithin: true,
      areas: [],
      winter: undefined,
    });
    expect(facts?.estimatedDrive).toBeGreaterThan(0);
    expect((facts?.estimatedDrive ?? 1) % 5).toBe(0);
    expect(facts?.terms).toEqual(['Next-day consultations', 'Standard scheduling']);
  });

  it('beyond the service radius is not within', () => {
    expect(factsOf('77520')).toMatchObject({ isWithin: false, miles: 44 });
    const further = { ...company, serviceRadiusMiles: 45 };
    expect(yardFacts('77520', { areas, areaTerms: terms }, further)?.isWithin).toBe(true);
  });

  it.each(['00000', '10001', '', 'toString'])('%j is not known', (zip) => {
    expect(factsOf(zip)).toBeUndefined();
  });
});

describe('what was typed', () => {
  it.each([
    ['77429', '77429'],
    [' 77429 ', '77429'],
    ['77429-1234', '77429'],
    ['7742', undefined],
    ['774290', undefined],
    ['katy', undefined],
    ['', undefined],
  ])('%j is read as %j', (typed, zip) => {
    expect(readZip(typed)).toBe(zip);
  });
});
