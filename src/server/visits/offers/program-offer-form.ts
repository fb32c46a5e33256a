// The form in which the office offers a program: its rounds with the days that crews have in their season, each with its price.
import { roundAmount } from '#company/rules/visits/program-rounds.ts';
import { windowsAhead } from '#company/rules/visits/round-dates.ts';
import type { ProgramRound } from '#contract/site/content/programs.ts';
import type { FirstDay } from '#contract/visits/plan-offer-form.ts';
import type {
  ProgramOfferForm,
  ProgramOfferFormQuery,
  RoundInForm,
} from '#contract/visits/program-offers.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { changeableFrom } from '../plans/plan-visits.ts';
import { type CrewRow, listActiveCrews } from './first-days.queries.ts';
import { suggestFirstDays } from './first-days.ts';
import {
  commonFields,
  decisionFor,
  type Place,
  placeIn,
  sizesIn,
  visitTimeIn,
} from './form-parts.ts';
import { readFormSource } from './offer-form.queries.ts';
import { daysOfRounds, programsOnOffer } from './program-rounds.ts';
import type { OfferRow } from './write-plan-offer.ts';

/**
 * The form. What the query chooses comes before what is known; without a choice all rounds are offered that may be.
 *
 * @throws RequestProblem 404 for a lead, customer, property, draft or program that is not there; 422 when no one is named.
 */
export async function readProgramForm(
  context: ServerContext,
  query: ProgramOfferFormQuery,
): Promise<ProgramOfferForm> {
  const source = await readFormSource(context, query);
  const program = programsOnOffer(context).find(({ slug }) => slug === query.program);
  if (!program) throw new RequestProblem('not_found', 'We could not find this program.');
  const place = placeIn(source, query);
  const sizes = sizesIn(source, query, place);
  const decision = decisionFor(context, place, sizes);
  const chosen = query.rounds ?? source.draft?.rounds.map(({ round }) => round);
  const offered = program.rounds.filter(({ slug }) => chosen?.includes(slug) ?? true);
  const crews = await listActiveCrews(context.db);
  const firstDays = await daysInSeason(context, crews, {
    rounds: offered,
    place,
    visitTime: visitTimeIn(source),
  });
  const common = await commonFields(context, source, place, {
    kind: program.kind,
    crews,
    firstDays,
    wantedDay: null,
  });
  const firstDay = query.firstDay ?? common.firstDay;
  const crewId = query.firstDay ? (query.crewId ?? null) : common.crewId;
  const days =
    firstDay === null
      ? new Map<string, string>()
      : await daysOfRounds(context.db, offered, { firstDay, crewId });
  const { slug, name, description } = program;
  return {
    ...common,
    ...sizes,
    decision,
    firstDay,
    crewId,
    program: { slug, name, description },
    rounds: program.rounds.map((round) => ({
      ...inForm(round),
      isOffered: offered.includes(round),
      date: days.get(round.name) ?? null,
      amount: amountFor(round, { draft: source.draft, decision, ...sizes }),
    })),
  };
}

type Season = { rounds: readonly ProgramRound[]; place: Place; visitTime: string };

/** Days with room in the season that comes first, or in the first one after it that has any. */
async function daysInSeason(
  context: ServerContext,
  crews: readonly CrewRow[],
  { rounds, place, visitTime }: Season,
): Promise<FirstDay[]> {
  for (const { first, last } of windowsAhead(rounds, changeableFrom(context, { visitTime }))) {
    const days = await suggestFirstDays(context, context.db, crews, {
      address: place.address,
      point: place.point,
      from: first,
      until: last,
      visitTime,
    });
    if (days.length > 0) return days;
  }
  return [];
}

function inForm({ slug, name, work, detail, from, until }: ProgramRound) {
  return { slug, name, work, detail, from, until };
}

type Priced = {
  draft: OfferRow | null;
  decision: string | null;
  lotSize: number;
  lawnArea: number;
};

/** As drafted, as long as the lawn is the same; else by the list, where no person decides. */
function amountFor(
  round: ProgramRound,
  { draft, decision, lawnArea }: Priced,
): RoundInForm['amount'] {
  const drafted = draft?.lawnArea === lawnArea ? draft.rounds : [];
  const line = drafted.find((one) => one.round === round.slug)?.lines[0];
  if (line) return line.amount;
  return decision ? null : roundAmount(round, lawnArea);
}
