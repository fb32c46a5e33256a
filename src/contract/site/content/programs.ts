// Programs that the office offers: rounds of the year, each with what is done, its days and its price
// (docs/product/plans.md#programs).
import { z } from 'zod';
import { programKinds, roundWorks, type YearWindow } from '#company/rules/visits/plan-lines.ts';
import type { RoundPrice } from '#company/rules/visits/program-rounds.ts';
import { Slug } from '../../platform/ids.ts';
import { Cents, words } from './entry.ts';

/** A crew that comes on one weekday finds a day in it, also when a week is closed. */
const LEAST_WINDOW_DAYS = 14;

const MonthDay = z
  .string()
  .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, { error: 'Month and day, such as 03-15.' })
  .refine((text) => isDay(text), { error: 'There is no such day.' });

export const ProgramRound = z
  .strictObject({
    slug: Slug,
    name: words(60).describe('What its visit is called'),
    work: z.enum(roundWorks).describe('Whether it needs a license follows from it'),
    detail: words(200).describe('What is done'),
    from: MonthDay.describe('The first day of the year on which it can fall'),
    until: MonthDay.describe('The last one; before the first one it is in the next year'),
    leastCents: Cents,
    centsPerThousand: Cents.describe('For each thousand square feet of lawn'),
  })
  .refine((round) => daysOf(round) >= LEAST_WINDOW_DAYS, {
    error: `A round needs ${LEAST_WINDOW_DAYS} days or more.`,
  }) satisfies z.ZodType<YearWindow & RoundPrice>;
export type ProgramRound = z.infer<typeof ProgramRound>;

const differ = (texts: readonly string[]) => new Set(texts).size === texts.length;

export const Program = z.strictObject({
  slug: Slug,
  kind: z.enum(programKinds).describe('A property has one live plan of it'),
  name: words(100),
  description: words(300).describe('One line for the office'),
  rounds: z
    .array(ProgramRound)
    .min(1)
    .max(12)
    .refine((rounds) => differ(rounds.map(({ slug }) => slug)), {
      error: 'Each round needs a slug of its own.',
    })
    .refine((rounds) => differ(rounds.map(({ name }) => name)), {
      error: 'Each round needs a name of its own.',
    }),
});
export type Program = z.infer<typeof Program>;

/** In a leap year, so that February 29 is one. */
function instantOf(monthDay: string, year = 2000): Date {
  return new Date(`${year}-${monthDay}T00:00:00Z`);
}

function isDay(monthDay: string): boolean {
  const at = instantOf(monthDay);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(5, 10) === monthDay;
}

function daysOf({ from, until }: YearWindow): number {
  const last = instantOf(until, until < from ? 2001 : 2000);
  return (last.getTime() - instantOf(from).getTime()) / 86_400_000 + 1;
}
