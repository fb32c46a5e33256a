// Reads what people write in a cell of a spreadsheet: dates, times, prices, sizes, how often. Undefined for what it is not.
import { type LawnFrequency, lawnFrequencyIds } from '#company/rules/money/lawn-price.ts';
import { type PlanKind, planKinds } from '#company/rules/visits/plan-lines.ts';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** A day as YYYY-MM-DD, in American order: "12/1/2026", "Dec 1, 2026", "2026-12-01 09:00". Whether there is such a day is not asked. */
export function readDay(cell: string): string | undefined {
  const text = cell.replace(/^(mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\s+/i, '');
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:$|[T\s])/.exec(text) ?? [];
  if (isoYear) return dayOf(isoYear, isoMonth, isoDay);
  const [, month, day, year] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?:$|\s)/.exec(text) ?? [];
  if (year) return dayOf(year, month, day);
  const [, name = '', dayOfMonth, yearOf] =
    /^([a-z]{3})[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?:$|\s)/i.exec(text) ?? [];
  const index = MONTHS.indexOf(name.toLowerCase());
  return index === -1 ? undefined : dayOf(yearOf, String(index + 1), dayOfMonth);
}

function dayOf(year = '', month = '', day = ''): string {
  const four = year.length === 2 ? `20${year}` : year;
  return `${four}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The first time of day in a cell as HH:MM: "9:00 AM", "9am - 11am", "12/1/2026 14:30". */
export function readTime(cell: string): string | undefined {
  const [, hour12, minute12 = '00', half] =
    /(?:^|\s)(1[0-2]|0?[1-9])(?::([0-5]\d))?(?::\d\d)?\s*([ap])\.?m\b/i.exec(cell) ?? [];
  if (hour12 && half) {
    const hour = (Number(hour12) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
    return `${String(hour).padStart(2, '0')}:${minute12}`;
  }
  const [, hour, minute] = /(?:^|[T\s])([01]?\d|2[0-3]):([0-5]\d)/.exec(cell) ?? [];
  return hour && minute ? `${hour.padStart(2, '0')}:${minute}` : undefined;
}

/** An amount with two decimals: "$45", "1,250.5", "45.00 USD". None is negative, and none has more than five digits before the point. */
export function readAmount(cell: string): string | undefined {
  const text = cell.replace(/[\s$]|usd/gi, '').replace(/,(?=\d{3}(\D|$))/g, '');
  const [, dollars, cents = ''] = /^(\d{1,5})(?:\.(\d{1,2})0*)?$/.exec(text) ?? [];
  return dollars === undefined ? undefined : `${Number(dollars)}.${cents.padEnd(2, '0')}`;
}

/** Whole square feet: "9,100", "9100 sq ft". */
export function readSquareFeet(cell: string): number | undefined {
  const digits = cell.replace(/[,\s]|(sq\.?|square)\s*(ft\.?|feet)|sqft/gi, '');
  return /^[1-9]\d{0,6}(\.0+)?$/.test(digits) ? Number.parseInt(digits, 10) : undefined;
}

/** How often, in the words of other programs: "Every 2 weeks on Tuesdays", "EOW", "Monthly on the 3rd". */
export function readFrequency(cell: string): LawnFrequency | undefined {
  const text = cell
    .toLowerCase()
    .replace(/\bon\b.*$/, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  const own = lawnFrequencyIds.find((id) => id.replace('-', ' ') === text);
  if (own) return own;
  if (/^(every week|(once )?(a|per) week|every (1 week|7 days)|7 days)$/.test(text))
    return 'weekly';
  if (
    /^(every (other|second|2|two) weeks?|biweekly|fortnightly|eow|2 weeks|(every )?14 days|twice a month)$/.test(
      text,
    )
  )
    return 'bi-weekly';
  if (
    /^((every|once a|per) month|every 1 month|every (4|four) weeks|4 weeks|(every )?28 days)$/.test(
      text,
    )
  )
    return 'monthly';
  if (/^(on request|on demand|as needed|when needed|on call)$/.test(text)) return 'per-visit';
  return undefined;
}

/** Whether it says that work is done once: "One-time", "Does not repeat", "No". */
export function isOneTime(cell: string): boolean {
  return /^(one[- ]?(time|off)( job)?|once|none|no|never|(does not|doesn’t|doesn't) repeat|false)$/i.test(
    cell,
  );
}

/** Which kind of plan: mowing unless a program is named. */
export function readPlanKind(cell: string): PlanKind | undefined {
  const text = cell.toLowerCase().replace(/[^a-z]+/g, '-');
  const own = planKinds.find((kind) => kind === text);
  if (own) return own;
  if (/mow|lawn-(care|maintenance|service)|cut/.test(text)) return 'mowing';
  if (/pre-?emergent|weed/.test(text)) return 'pre-emergent';
  if (/fertili[sz]/.test(text)) return 'fertilization';
  if (/aerat/.test(text)) return 'aeration';
  return /mulch/.test(text) ? 'mulch' : undefined;
}

/** The first of several in one cell, without its label: "Main: (281) 555-0111, 832-555-0112". */
export function firstOf(cell: string): { first: string; hasMore: boolean } {
  const parts = cell
    .split(/[;,\n|]/)
    .map((part) => part.replace(/^\s*[a-z ]+:\s*/i, '').trim())
    .filter(Boolean);
  return { first: parts[0] ?? '', hasMore: parts.length > 1 };
}
