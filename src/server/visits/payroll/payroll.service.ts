// Shows a week of hours, and takes what a crew lead or the office confirms or corrects (docs/product/payroll.md).
import { displayName } from '#company/rules/customers/person-name.ts';
import { addDays, dateInZone, timeInZone, toInstant } from '#company/rules/time/company-time.ts';
import { type Break, isWithin, judgedBreak, sameBreaks } from '#company/rules/visits/breaks.ts';
import { overlap, personKey, type Span } from '#company/rules/visits/payroll-hours.ts';
import { mondayOf } from '#company/rules/visits/visit-dates.ts';
import type {
  DayConfirmation,
  HourCorrection,
  PayrollDay,
  PayrollWeek,
} from '#contract/visits/payroll.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import type { SignedInPerson } from '#server/platform/http/access.ts';
import { type Attempt, answerOnce } from '#server/platform/http/answer-once.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { type CrewHoursDay, type Entry, readCrewDays, spansElsewhere } from './crew-days.ts';
import { maySeeHours } from './payroll.policy.ts';
import { crewsWithLeads, holdHours, memberNames } from './payroll.queries.ts';
import { presentDay, presentPeople } from './present-payroll.ts';
import { writeHours } from './write-hours.ts';

/** The week around a day, of the crews that someone may see. */
export async function readPayrollWeek(
  context: ServerContext,
  user: SignedInPerson,
  date: string | undefined,
): Promise<PayrollWeek> {
  const { db, clock, settings } = context;
  const { timeZone } = settings();
  const today = dateInZone(clock(), timeZone);
  const monday = mondayOf(date ?? today);
  const crews = (await crewsWithLeads(db)).filter((crew) => maySeeHours(user, crew));
  const isSeen = new Set(crews.map(({ id }) => id));
  const all = await readCrewDays(context, db, { from: monday, until: addDays(monday, 6) });
  const days = all.filter(({ crewId }) => isSeen.has(crewId));
  return {
    ...{ monday, today },
    crews: crews.map(({ id, name, lead }) => ({ id, name, lead: lead && displayName(lead) })),
    days: days.map((day) => presentDay(day, timeZone)),
    people: presentPeople(days, monday),
    names: await memberNames(db, { withFormer: false }),
  };
}

/**
 * Confirms what the taps say of everyone of a crew's day without a doubt.
 *
 * @throws RequestProblem 404 for a crew that is not theirs; 409 when the day is another one by now, or has nothing to confirm; 422
 *   for a day that is still to come.
 */
export async function confirmDay(
  context: ServerContext,
  user: SignedInPerson,
  body: DayConfirmation,
  attempt: Attempt | undefined,
): Promise<PayrollDay> {
  const { answer } = await answerOnce(context.db, attempt, async (tx) => {
    const { day } = await holdDay(context, tx, user, body);
    const ready = day.entries.flatMap(({ person, taps, doubts, status }) =>
      person && status !== 'confirmed' && doubts.length === 0
        ? [
            {
              person,
              startsAt: taps.from,
              endsAt: taps.until,
              breaks: taps.breaks,
              taps,
              reason: null,
            },
          ]
        : [],
    );
    if (ready.length === 0)
      throw new RequestProblem('wrong_state', 'There is nothing to confirm as it was tapped.');
    await writeHours(context, tx, body, ready, { actorId: user.id, action: 'hours-confirmed' });
    return answerOf(context, tx, body);
  });
  return answer;
}

/**
 * Confirms or corrects one person's hours.
 *
 * @throws RequestProblem as `confirmDay`; 422 for someone unknown, hours without a reason that the taps do not say, and hours in which
 *   the person is confirmed on another crew.
 */
export async function correctHours(
  context: ServerContext,
  user: SignedInPerson,
  body: HourCorrection,
  attempt: Attempt | undefined,
): Promise<PayrollDay> {
  const { answer } = await answerOnce(context.db, attempt, async (tx) => {
    const { day, days } = await holdDay(context, tx, user, body);
    const entry = day.entries.find(isOf(body.person));
    const person = entry?.person ?? (await requireMember(tx, body.person));
    const taps = entry?.taps ?? { from: null, until: null, breaks: [] };
    const span = spanOf(context, body);
    const breaks = breaksOf(context, body, { taps, span });
    const reason = body.reason || null;
    const isAsTapped = isSpan(taps, span) && sameBreaks(taps.breaks, breaks, 'times and pay');
    if (!reason && !isAsTapped) throw refused('reason', 'Please say why it differs from the taps.');
    if (span) requireFree(context, days, { day, person, span });
    const times = { startsAt: span?.from ?? null, endsAt: span?.until ?? null };
    const row = { person, ...times, breaks, taps, reason };
    await writeHours(context, tx, body, [row], { actorId: user.id, action: 'hours-corrected' });
    return answerOf(context, tx, body);
  });
  return answer;
}

type OfDay = { crewId: number; date: string; seen: string };

/** A day as it was seen, of which nothing else is confirmed until the transaction ends. */
async function holdDay(context: ServerContext, tx: Tx, user: SignedInPerson, asked: OfDay) {
  await holdHours(tx);
  const crew = (await crewsWithLeads(tx)).find(({ id }) => id === asked.crewId);
  if (!crew || !maySeeHours(user, crew))
    throw new RequestProblem('not_found', 'There is nothing at this address.');
  if (asked.date > dateInZone(context.clock(), context.settings().timeZone))
    throw refused('date', 'This day is still to come.');
  const { day, days } = await dayOf(context, tx, asked);
  if (presentDay(day, context.settings().timeZone).seen !== asked.seen)
    throw new RequestProblem(
      'changed_meanwhile',
      'The hours of this day changed since you opened the page. Please look at them again.',
    );
  return { day, days };
}

async function dayOf(context: ServerContext, db: Db, { crewId, date }: Omit<OfDay, 'seen'>) {
  const days = await readCrewDays(context, db, { from: date, until: date });
  const found = days.find((day) => day.crewId === crewId);
  const day: CrewHoursDay = found ?? { crewId, date, entries: [] };
  return { day, days };
}

async function answerOf(context: ServerContext, tx: Tx, asked: OfDay): Promise<PayrollDay> {
  const { day } = await dayOf(context, tx, asked);
  return presentDay(day, context.settings().timeZone);
}

function spanOf({ settings, clock }: ServerContext, { date, from, until }: HourCorrection) {
  if (!from || !until) return null;
  const { timeZone } = settings();
  const span = { from: toInstant(date, from, timeZone), until: toInstant(date, until, timeZone) };
  if (span.until > clock()) throw refused('until', 'This time is still to come.');
  if (span.until <= span.from) throw refused('until', 'Please enter a time after they started.');
  return span;
}

/** The breaks that count; where none are named, those that were tapped. @throws RequestProblem 422 for one that is open or outside. */
function breaksOf(
  { settings }: ServerContext,
  { date, breaks }: HourCorrection,
  { taps, span }: { taps: Entry['taps']; span: Span | null },
): readonly Break[] {
  if (!span) return [];
  const at = (time: string) => toInstant(date, time, settings().timeZone);
  const wanted =
    breaks?.map((one) => judgedBreak(at(one.from), at(one.until), one.wasWorked)) ?? taps.breaks;
  if (wanted.some(({ until }) => until === null))
    throw refused('breaks', 'Please enter when each break ended.');
  if (wanted.every((one) => isWithin(one, span))) return wanted;
  throw refused('breaks', 'Please enter breaks within the hours.');
}

function isSpan({ from, until }: Entry['taps'], span: Span | null): boolean {
  const same = (a: Date | null, b: Date | undefined) => a?.getTime() === b?.getTime();
  return same(from, span?.from) && same(until, span?.until);
}

async function requireMember(tx: Tx, person: string): Promise<string> {
  const members = await memberNames(tx, { withFormer: true });
  const known = members.find((name) => personKey(name) === personKey(person));
  if (known) return known;
  throw refused(
    'person',
    'The office has no one of this name on a crew. Please ask them to add it.',
  );
}

type Wanted = { day: CrewHoursDay; person: string; span: Span };

function requireFree(
  { settings }: ServerContext,
  days: readonly CrewHoursDay[],
  { day, person, span }: Wanted,
): void {
  const other = spansElsewhere(days, day, personKey(person)).find(
    (one) => one.status !== 'open' && overlap(span, one.span),
  );
  if (!other) return;
  const clock = (at: Date) => timeInZone(at, settings().timeZone);
  throw refused(
    'from',
    `${person} is confirmed on another crew from ${clock(other.span.from)} to ${clock(other.span.until)}.`,
  );
}

const isOf = (name: string) => (entry: Entry) =>
  entry.person !== null && personKey(entry.person) === personKey(name);

function refused(field: string, detail: string): RequestProblem {
  return new RequestProblem('invalid_input', detail, {
    errors: [{ pointer: `/${field}`, detail }],
  });
}
