// Which customers are asked how a visit was at which moment: what the job asks now, and what the office sees of the days to come.
import { momentsWithin } from '#company/rules/time/clock-moments.ts';
import { dateInZone, formatDate } from '#company/rules/time/company-time.ts';
import { DAY_HOURS } from '#company/rules/time/day-hours.ts';
import type { AheadSource } from '#server/platform/ahead/ahead-message.ts';
import type { Db } from '#server/platform/database/client.ts';
import type { ServerContext } from '../../context.ts';
import { type AskableVisit, listAskable } from './review-requests.queries.ts';

/** Every ten minutes. */
export const REQUESTS_SCHEDULE = '*/10 * * * *';

type DueRequest = AskableVisit & { at: Date };

/**
 * The requests that go if the job comes at some moments, in ascending order, and no visit is done in between: not at night, and one for each account.
 * Everyone's or one account's.
 */
export async function dueRequests(
  { settings }: Pick<ServerContext, 'settings'>,
  db: Db,
  moments: readonly Date[],
  userId?: string,
): Promise<DueRequest[]> {
  const { reviewsAreAsked, reviewAskDays: askDays, timeZone } = settings();
  if (!reviewsAreAsked) return [];
  const looks = momentsWithin(moments, timeZone, () => DAY_HOURS);
  const [first] = looks;
  if (!first) return [];
  const askable = await listAskable(db, { now: first.at, askDays, ...(userId && { userId }) });
  const asked = new Map<string, DueRequest>();
  for (const one of askable) {
    const look = looks.find(({ at }) => one.from <= at && at <= one.until);
    const before = asked.get(one.userId);
    if (look && (!before || look.at < before.at)) asked.set(one.userId, { ...one, at: look.at });
  }
  return [...asked.values()];
}

/** The requests of the days to come. */
export const requestsAhead: AheadSource = {
  schedule: REQUESTS_SCHEDULE,
  list: async (context, moments) =>
    (await dueRequests(context, context.db, moments)).map(({ visitId, userId, from, at }) => ({
      ...{ key: `review-${visitId}`, kind: 'review-request-mail', at },
      reason: `Their visit was done on ${formatDate(dateInZone(from, context.settings().timeZone))}.`,
      consent: 'They are our customer and have not turned this email off.',
      to: { userId },
      path: `/console/visits/${visitId}`,
      preview: async () =>
        (await import('./review-request.mail.ts')).requestPreview(context, visitId),
    })),
};
