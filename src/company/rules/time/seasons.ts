// The four seasons as the company's year knows them, by month (docs/product/seasonal.md#seasons).

export const seasons = ['spring', 'summer', 'fall', 'winter'] as const;

export type Season = (typeof seasons)[number];

/**
 * The season of a date: March-May spring, June-August summer, September-November fall, otherwise winter.
 *
 * @param date YYYY-MM-DD at the company.
 * @throws RangeError when the text has no month.
 */
export function seasonOf(date: string): Season {
  const month = Number(date.slice(5, 7));
  if (!Number.isInteger(month) || month < 1 || month > 12) {
    throw new RangeError(`not a date: ${date}`);
  }
  return seasons[Math.floor((month + 9) / 3) % 4] ?? 'winter';
}
