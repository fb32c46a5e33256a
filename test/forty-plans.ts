// Reads the forty plans that were reckoned by hand (docs/product/forty-plans.md).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#server/platform/installation/project-root.ts';

/** A visit as it is expected: its date, the round that it is, and its price, tax and total: "52.99 + 4.37 = 57.36". */
export type ExpectedVisit = { date: string; round: string | null; price: string };

export type ReckonedPlan = {
  number: number;
  title: string;
  /** A frequency, or the slug of a program. */
  kind: string;
  addOns: string[];
  /** The round of a program that the office takes out. */
  without: string | null;
  lawnArea: number;
  firstDay: string;
  events: { day: string; event: string }[];
  visits: ExpectedVisit[];
};

/** The closed days and the plans of the page. */
export function readFortyPlans(): { closed: string[]; plans: ReckonedPlan[] } {
  const page = readFileSync(join(projectRoot, 'docs/product/forty-plans.md'), 'utf8');
  const closed = partOf(page, /## Closed days\n\n(.+)/).split(', ');
  const plans = page.split(/^### /m).slice(1).map(readPlan);
  return { closed, plans };
}

function readPlan(section: string): ReckonedPlan {
  const plan =
    /^- Plan: ([\w-]+)(?:, with ([\w -]+?))?(?: without ([\w-]+))?; ([\d,]+) sq ft of lawn; first day (\S+)$/m.exec(
      section,
    );
  const [number = '', title = ''] = partOf(section, /^(.+)$/m).split('. ');
  if (!plan) throw new Error(`plan ${number} cannot be read`);
  const [, kind = '', addOns, without = null, lawnArea = '', firstDay = ''] = plan;
  return {
    number: Number(number),
    title,
    kind,
    addOns: addOns?.split(' and ') ?? [],
    without: without ?? null,
    lawnArea: Number(lawnArea.replace(',', '')),
    firstDay,
    events: [...section.matchAll(/^- On (\S+): (.+)$/gm)].map(([, day = '', event = '']) => ({
      day,
      event,
    })),
    visits: [...roundsIn(section), ...monthsIn(section)],
  };
}

/** Of a program: each visit with its round and price. */
function roundsIn(section: string): ExpectedVisit[] {
  return [...section.matchAll(/^ {2}- (\d{4}-\d\d-\d\d) (.+): (.+)$/gm)].map(
    ([, date = '', round = '', price = '']) => ({ date, round, price }),
  );
}

/** Of mowing: the days of each month, the first at its own price, the others at the latest price that has begun. */
function monthsIn(section: string): ExpectedVisit[] {
  const dates = [...section.matchAll(/^ {2}- (\d{4}-\d\d): ([\d ]+)$/gm)].flatMap(
    ([, month, days = '']) => days.split(' ').map((day) => `${month}-${day.padStart(2, '0')}`),
  );
  const prices = [...section.matchAll(/^- Each visit after that(?:, from (\S+))?: (.+)$/gm)].map(
    ([, from = '', price = '']) => ({ from, price }),
  );
  return dates.map((date, index) => ({
    date,
    round: null,
    price:
      index === 0
        ? partOf(section, /^- First visit: (.+)$/m)
        : (prices.findLast(({ from }) => from <= date)?.price ?? ''),
  }));
}

function partOf(text: string, pattern: RegExp): string {
  const [, part] = pattern.exec(text) ?? [];
  if (part === undefined) throw new Error(`${pattern} is not in the page`);
  return part;
}
