// The rounds of a program as they are offered: those that the office chose, with the days that the crew has for them.
import { addDays } from '#company/rules/time/company-time.ts';
import type { OfferedRound, PlanRound } from '#company/rules/visits/plan-lines.ts';
import { roundLine, roundsOnOffer } from '#company/rules/visits/program-rounds.ts';
import { roundDates } from '#company/rules/visits/round-dates.ts';
import { scheduleOnDays } from '#company/rules/visits/visit-dates.ts';
import type { Program, ProgramRound } from '#contract/site/content/programs.ts';
import type { ChosenRound } from '#contract/visits/program-offers.ts';
import { refusedField } from '#server/booking/office-calendar/office-calendar.policy.ts';
import type { Db } from '#server/platform/database/client.ts';
import type { ServerContext } from '../../context.ts';
import { readCrewRoom } from '../plans/crew-room.ts';
import { requireLicenseFor } from './program-license.policy.ts';

/** Each round comes once within so many days. */
const DAYS_OF_A_YEAR = 366;

type Asked = Pick<ServerContext, 'content' | 'settings'>;

/** The programs with the rounds that may be offered now; one without any is none. */
export function programsOnOffer({ content, settings }: Asked): Program[] {
  return content()
    .program.map((program) => ({ ...program, rounds: roundsOnOffer(program.rounds, settings()) }))
    .filter(({ rounds }) => rounds.length > 0);
}

/** When and by whom rounds are made. */
export type RoundDays = { firstDay: string; crewId: number | null };

/**
 * The day of each round in its first year, by its name: the weekday of the first day within its window, or the next one on which
 * the crew works and has room.
 */
export async function daysOfRounds(
  db: Db,
  rounds: readonly PlanRound[],
  { firstDay, crewId }: RoundDays,
): Promise<Map<string, string>> {
  const until = addDays(firstDay, DAYS_OF_A_YEAR);
  const dated = roundDates(rounds, firstDay, { from: firstDay, to: until });
  const { isOpen, hasRoom } = await readCrewRoom(db, crewId, { from: firstDay, until });
  const generated = scheduleOnDays(
    dated.map(({ date }) => date),
    { isOpen, hasRoom: (day) => day === firstDay || hasRoom(day) },
  );
  const dayOf = new Map(generated.map(({ ruleDate, date }) => [ruleDate, date]));
  const days = new Map<string, string>();
  for (const { round, date } of dated) {
    const day = dayOf.get(date);
    if (day !== undefined && !days.has(round.name)) days.set(round.name, day);
  }
  return days;
}

/**
 * The chosen rounds of a program, in the order of their days.
 *
 * @throws RequestProblem 422 for a program or a round that is not there, one that needs the license, one without a day, and a first
 *   day that is none of theirs.
 */
export async function requireRounds(
  db: Db,
  context: Asked,
  { program: slug, rounds: chosen }: { program: string; rounds: readonly ChosenRound[] },
  when: RoundDays,
): Promise<{ program: Program; rounds: OfferedRound[] }> {
  const program = context.content().program.find((one) => one.slug === slug);
  if (!program) throw refusedField('/program', 'This program is no longer offered.');
  const amounts = new Map(chosen.map(({ round, amount }) => [round, amount]));
  if (amounts.size < chosen.length) throw refusedField('/rounds', 'Please choose each round once.');
  const found = program.rounds.filter((round) => amounts.has(round.slug));
  if (found.length < amounts.size) {
    throw refusedField('/rounds', 'A round of this program is no longer offered.');
  }
  requireLicenseFor(found, context.settings());
  const priced = found.map((round) => pricedRound(round, amounts.get(round.slug) ?? '0.00'));
  const days = await daysOfRounds(db, priced, when);
  const rounds = priced.map((round) => {
    const date = days.get(round.name);
    if (!date) throw refusedField('/rounds', `No crew has a day for ${round.name} in its season.`);
    return { ...round, program: slug, date };
  });
  if (!rounds.some(({ date }) => date === when.firstDay)) {
    throw refusedField('/firstDay', 'Please choose a day within the season of one of the rounds.');
  }
  return { program, rounds: rounds.sort((a, b) => (a.date < b.date ? -1 : 1)) };
}

function pricedRound({ slug, name, work, from, until }: ProgramRound, amount: string) {
  return { round: slug, name, work, from, until, lines: [roundLine(name, amount)] };
}
