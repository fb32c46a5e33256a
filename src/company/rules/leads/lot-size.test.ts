// The lot estimator against a table worked out by hand from docs/product/lawn-plans-and-prices.md#lot-size.
import { describe, expect, it } from 'vitest';
import { estimateLot, lawnAreaOf } from './lot-size.ts';

/** Address, lot, and 65 % of it with halves rounded up; all in square feet. */
const table: [address: string, propertySize: number, lawnArea: number][] = [
  // Every known area, first alone, then with each kind of street that it takes.
  ['9 Sky Ridge Blvd, Cypress, TX 77433', 7670, 4986],
  ['8418 Sky Ridge Dr, Cypress, TX 77433', 8170, 5311],
  ['8418 Sky Ridge Lane, Cypress, TX 77433', 7970, 5181],
  ['8418 Sky Ridge Ct, Cypress, TX 77433', 8470, 5506],
  ['8418 Sky Ridge St., Cypress, TX 77433', 7170, 4661],
  ['12 Reston River Way, Cypress, TX 77433', 10454, 6795],
  ['12 Reston River Drive, Cypress, TX 77433', 10954, 7120],
  ['12 Reston River Ln, Cypress, TX 77433', 10754, 6990],
  ['12 Reston River Court, Cypress, TX 77433', 11254, 7315],
  ['12 Reston River Street, Cypress, TX 77433', 9954, 6470],
  ['3 Kransburg Ranch Trail, Cypress, TX', 5645, 3669],
  ['3 Kransburg Ranch Dr, Cypress, TX', 6145, 3994],
  ['3 Kransburg Ranch Ct, Cypress, TX', 6445, 4189],
  ['3 Kransburg Ranch St, Cypress, TX', 5145, 3344],
  ['77 Knights Branch Blvd, Cypress, TX', 9100, 5915],
  ['77 Knights Branch Drive, Cypress, TX', 9600, 6240],
  ['77 Knights Branch Lane, Cypress, TX', 9400, 6110],
  ['100 Cypress Creek Pkwy, Houston, TX 77070', 11000, 7150],
  ['100 Cypress Creek Ct, Houston, TX 77070', 11800, 7670],
  ['5 Fairway Ln, Champions, TX 77069', 15300, 9945],
  ['5 Champions Blvd, Houston, TX 77069', 15000, 9750],
  ['7 Grogans Pt, The Woodlands, TX 77380', 12000, 7800],
  ['7 Panther Creek Court, The Woodlands, TX 77381', 12800, 8320],
  ['20 Oak Way, Katy, TX 77449', 9200, 5980],
  ['20 Oak Dr, Katy, TX 77494', 9700, 6305],
  ['20 Oak St, Katy, TX 77493', 8700, 5655],
  ['20 Bear Creek Way, Houston, TX 77084', 9200, 5980],
  ['20 Bear Creek Ln, Houston, TX 77084', 9500, 6175],
  ['31 Pine Trace, Spring, TX 77373', 9500, 6175],
  ['31 Pine Court, Spring, TX 77379', 10300, 6695],
  ['31 Pine Blvd, Klein, TX 77389', 9500, 6175],
  ['31 Pine Street, Klein, TX 77389', 9000, 5850],
  ['8 Main Pkwy, Tomball, TX 77377', 10800, 7020],
  ['8 Main Dr, Tomball, TX 77375', 11300, 7345],
  ['8 Main Ln, Hufsmith, TX 77375', 11100, 7215],
  // What no area names gets the default.
  ['1 Barker Bend, Cypress, TX 77429', 8500, 5525],
  ['1 Barker Dr, Cypress, TX 77429', 9000, 5850],
  ['1 Barker Lane, Cypress, TX 77429', 8800, 5720],
  ['1 Barker Ct, Cypress, TX 77429', 9300, 6045],
  ['1 Barker Street, Cypress, TX 77429', 8000, 5200],
  // The order of the list decides: Cypress Creek stands before Katy, Katy's ZIP before Spring's name.
  ['4 Cypress Creek Ct, Katy, TX 77084', 11800, 7670],
  ['4 Spring Blvd, Houston, TX 77084', 9200, 5980],
  // Whole words only.
  ['4 Springfield Blvd, Cypress, TX 77429', 8500, 5525],
  ['4 Streetman Blvd, Cypress, TX 77429', 8500, 5525],
  // The kind of street is read in the street line only, at the end of its name.
  ['4 Barker Bend, St Martin, TX 77429', 8500, 5525],
  ['100 St James Ct, Cypress, TX 77429', 9300, 6045],
  ['100 Court St, Cypress, TX 77429', 8000, 5200],
  ['Apt 4, 100 Oak Dr, Cypress, TX 77429', 9000, 5850],
  // However it is typed.
  ['  8418   SKY RIDGE dr ,  CYPRESS,TX ', 8170, 5311],
  ['8418 sky ridge dr cypress tx 77433 usa', 8170, 5311],
  ['77375 Main Dr, Cypress, TX', 9000, 5850],
  ['77375', 10800, 7020],
  // A word says the kind of street only behind a name, which begins with a letter.
  ['Court 5, Cypress, TX 77429', 8500, 5525],
  ['4B Dr, Cypress, TX 77429', 8500, 5525],
  ['Barker Dr, Cypress, TX 77429', 9000, 5850],
];

describe('the lot estimator', () => {
  it.each(table)('%s', (address, propertySize, lawnArea) => {
    expect(estimateLot(address)).toMatchObject({ propertySize, lawnArea });
  });

  it('says how it came to its figure', () => {
    expect(estimateLot('8 Main Dr, Tomball, TX 77375').methodology).toBe(
      'Estimated from the usual size of Tomball lots, 10,800 sq ft, plus 500 sq ft for a drive. 65 percent of the lot counts as lawn.',
    );
    expect(estimateLot('1 Barker Street, Cypress, TX').methodology).toBe(
      'Estimated from the usual size of lots around Cypress, 8,500 sq ft, less 500 sq ft for a street. 65 percent of the lot counts as lawn.',
    );
    expect(estimateLot('20 Oak Way, Katy, TX').methodology).toBe(
      'Estimated from the usual size of Katy lots, 9,200 sq ft. 65 percent of the lot counts as lawn.',
    );
  });

  it('rounds half a square foot of lawn up', () => {
    expect([lawnAreaOf(1000), lawnAreaOf(1010), lawnAreaOf(1001), lawnAreaOf(50000)]).toEqual([
      650, 657, 651, 32500,
    ]);
  });
});
