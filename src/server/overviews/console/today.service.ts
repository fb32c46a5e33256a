// Gathers the day for someone of the office, or what of it a crew lead may see.
import { addDays, dateInZone } from '#company/rules/time/company-time.ts';
import type { Today } from '#contract/overviews/console.ts';
import { withheldCalls } from '#server/chat/calls/withheld-calls.queries.ts';
import { listOpenMentions } from '#server/customers/mentions/mentions.queries.ts';
import type { SignedInPerson } from '#server/platform/http/access.ts';
import { healthProblem } from '#server/platform/system/health/health.service.ts';
import type { ServerContext } from '../../context.ts';
import { setupProgress } from '../setup-guide/setup-guide.service.ts';
import { todayFor } from './day-of-crew-lead.ts';
import { listConsultationsOf, listCrewsOf, listUnconfirmedOf } from './today.queries.ts';
import { countWaiting, listWaiting } from './waiting.queries.ts';

/** What stands on Today for someone. */
export async function readToday(context: ServerContext, user: SignedInPerson): Promise<Today> {
  const { db, clock, settings } = context;
  const date = dateInZone(clock(), settings().timeZone);
  const next = addDays(date, 1);
  const isOwner = user.rights.includes('owner');
  const [setup, trouble, consultations, crews, waiting, counts, unconfirmed, mentions, withheld] =
    await Promise.all([
      isOwner ? setupProgress(context) : null,
      isOwner ? healthProblem(context) : null,
      listConsultationsOf(db, date),
      listCrewsOf(db, date, settings().timeZone),
      listWaiting(context),
      countWaiting(context),
      listUnconfirmedOf(db, next),
      listOpenMentions(context, user),
      withheldCalls(context),
    ]);
  const tomorrow = { date: next, unconfirmed };
  const day = { date, consultations, crews, waiting, counts, mentions, tomorrow };
  return todayFor(user, { setup, trouble, withheldCalls: withheld, ...day });
}
