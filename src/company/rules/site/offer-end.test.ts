// The last day of an offer in the running year, borders and leap years included; and the season of a date.
import { describe, expect, it } from 'vitest';
import { firstContent } from '#server/site/seed/first-content.ts';
import { type Season, seasonOf } from '../time/seasons.ts';
import { offerEnd, offerStart } from './offer-end.ts';

const { offer: offers } = firstContent();

describe('the season of a date', () => {
  it.each([
    ['2026-02-28', 'winter'],
    ['2026-03-01', 'spring'],
    ['2026-05-31', 'spring'],
    ['2026-06-01', 'summer'],
    ['2026-08-31', 'summer'],
    ['2026-09-01', 'fall'],
    ['2026-11-30', 'fall'],
    ['2026-12-01', 'winter'],
    ['2027-01-01', 'winter'],
    ['2028-02-29', 'winter'],
  ] satisfies [string, Season][])('%s is %s', (date, season) => {
    expect(seasonOf(date)).toBe(season);
  });

  it('is refused for what is no date', () => {
    expect(() => seasonOf('someday')).toThrow(RangeError);
    expect(() => seasonOf('2026-13-01')).toThrow(RangeError);
  });
});

describe('the offers', () => {
  it('each name the services that they are for', () => {
    for (const { slug, services } of offers) {
      expect(services.length, slug).toBeGreaterThan(0);
    }
  });

  it('are four, with the promised percent', () => {
    expect(offers.map(({ season, percent }) => [season, percent])).toEqual([
      ['spring', 15],
      ['summer', 20],
      ['fall', 10],
      ['winter', 25],
    ]);
  });

  it.each([
    ['2026-11-21', ['2027-05-31', '2027-08-31', '2026-11-30', '2027-02-28']],
    ['2026-12-01', ['2027-05-31', '2027-08-31', '2027-11-30', '2027-02-28']],
    ['2027-01-15', ['2027-05-31', '2027-08-31', '2027-11-30', '2027-02-28']],
    ['2027-02-28', ['2027-05-31', '2027-08-31', '2027-11-30', '2027-02-28']],
    ['2027-03-01', ['2027-05-31', '2027-08-31', '2027-11-30', '2028-02-29']],
    ['2028-02-29', ['2028-05-31', '2028-08-31', '2028-11-30', '2028-02-29']],
    ['2027-05-31', ['2027-05-31', '2027-08-31', '2027-11-30', '2028-02-29']],
    ['2027-06-01', ['2028-05-31', '2027-08-31', '2027-11-30', '2028-02-29']],
  ])('on %s end on their next last day', (today, ends) => {
    expect(offers.map((offer) => offerEnd(offer, today))).toEqual(ends);
  });

  it('hold through the season in which they run, on every day of two years', () => {
    for (let day = Date.UTC(2027, 0, 1); day < Date.UTC(2029, 0, 1); day += 86_400_000) {
      const today = new Date(day).toISOString().slice(0, 10);
      for (const offer of offers) {
        const end = offerEnd(offer, today);
        expect(end >= today).toBe(true);
        if (offer.season === seasonOf(today)) {
          expect(Date.parse(end) - day).toBeLessThan(92 * 86_400_000);
        }
      }
    }
  });

  it.each([
    ['2026-11-21', ['2027-03-01', '2027-06-01', '2026-09-01', '2026-12-01']],
    ['2027-01-15', ['2027-03-01', '2027-06-01', '2027-09-01', '2026-12-01']],
  ])('on %s begin with their season', (today, starts) => {
    expect(offers.map((offer) => offerStart(offer, today))).toEqual(starts);
    for (const offer of offers) expect(seasonOf(offerStart(offer, today))).toBe(offer.season);
  });
});
