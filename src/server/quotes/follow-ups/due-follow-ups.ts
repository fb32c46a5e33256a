// Which follow-ups of quotes go at which moment: what the job sends now, and what the office sees of the days to come.
import { dateInZone, formatDate } from '#company/rules/time/company-time.ts';
import { remindersOn } from '#company/rules/time/next-reminder.ts';
import type { Because } from '#server/platform/ahead/ahead-message.ts';
import type { Db } from '#server/platform/database/client.ts';
import { officeMoments } from '#server/platform/settings/office-open.ts';
import type { ServerContext } from '../../context.ts';
import { type WaitingQuote, waitingQuotes } from './follow-ups.queries.ts';

const DAY_MS = 86_400_000;

/** A follow-up of a quote, counted from 1. */
type DueFollowUp = { quote: WaitingQuote; step: number; at: Date; on: string };

/**
 * The follow-ups that go if the job comes at some moments, in ascending order, and nobody answers in between; none while the office is closed. All
 * or those of one quote.
 */
export async function dueFollowUps(
  context: Pick<ServerContext, 'settings'>,
  db: Db,
  moments: readonly Date[],
  id?: string,
): Promise<DueFollowUp[]> {
  const { quoteFollowUpsAreOn, quoteFollowUpDays, timeZone } = context.settings();
  const [firstAfter] = quoteFollowUpDays;
  if (!quoteFollowUpsAreOn || firstAfter === undefined) return [];
  const looks = await officeMoments(context, db, moments);
  const [first, last] = [looks[0], looks.at(-1)];
  if (!first || !last) return [];
  // A day is 23 hours long once a year; the rule counts days exactly.
  const sentBy = new Date(last.at.getTime() - (firstAfter - 1) * DAY_MS);
  const waiting = await waitingQuotes(db, { today: first.date, sentBy, ...(id && { id }) });
  return waiting.flatMap((quote) => {
    if (quote.isTalkedAbout) return [];
    const { sentAt, lastStep, lastOn, validUntil } = quote;
    const since = dateInZone(sentAt, timeZone);
    const days = looks.filter(({ date }) => date <= validUntil);
    const steps = remindersOn(
      { since, lastStep, lastOn },
      quoteFollowUpDays,
      days.map(({ date }) => date),
    );
    return days.flatMap(({ date, at }) => {
      const due = steps.find(({ on }) => on === date);
      return due ? [{ quote, step: due.step, at, on: date }] : [];
    });
  });
}

/** Why a quote is asked about. */
export function becauseOfQuote({ serviceType, sentAt }: WaitingQuote, timeZone: string): Because {
  const sentOn = formatDate(dateInZone(sentAt, timeZone));
  return {
    reason: `The quote for ${serviceType} was sent on ${sentOn} and has no answer.`,
    consent: 'They asked for this quote.',
  };
}
