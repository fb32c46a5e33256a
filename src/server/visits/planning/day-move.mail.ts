// Which mail or text message a moved visit means: its reader, its link and its id. Loaded with the first one, because the
// templates are large.
import { writtenLanguage } from '#company/rules/customers/person-language.ts';
import { movedVisitWords } from '#company/rules/visits/day-move-message.ts';
import { movedVisitMail } from '#server/platform/mail/day-move-mail.tsx';
import type { Mail } from '#server/platform/mail/mailer.ts';
import type { ServerContext } from '../../context.ts';
import { findDayMove, listMovedVisits } from './day-move.queries.ts';

/** What the customer of a moved visit is told; undefined when it no longer holds, or no one is there to be told. */
export async function movedVisitMailOf(
  context: ServerContext,
  dayMoveId: number,
  visitId: number,
): Promise<Mail | undefined> {
  const found = await findMoved(context, dayMoveId, visitId);
  if (!found?.row.user.email) return undefined;
  const { user, visit } = found.row;
  const mail = await movedVisitMail(
    {
      ...found.facts,
      firstName: user.firstName,
      serviceType: visit.serviceType,
      link: new URL('/customer-portal/schedule', context.config.publicUrl).href,
    },
    context.settings(),
  );
  return { ...mail, to: found.row.user.email, id: `day-move-${dayMoveId}-${visitId}` };
}

/** The text message, and for whom; undefined when it no longer holds. */
export async function movedVisitTextOf(
  context: ServerContext,
  dayMoveId: number,
  visitId: number,
): Promise<{ userId: string; text: string; id: string } | undefined> {
  const found = await findMoved(context, dayMoveId, visitId);
  if (!found) return undefined;
  const { text } = movedVisitWords(found.facts);
  return { userId: found.row.user.id, text, id: `day-move-${dayMoveId}-${visitId}` };
}

async function findMoved(context: ServerContext, dayMoveId: number, visitId: number) {
  const move = await findDayMove(context.db, dayMoveId);
  const row = (await listMovedVisits(context.db, dayMoveId)).find(
    ({ visit }) => visit.id === visitId,
  );
  if (!move || !row || move.status !== 'sent' || row.user.disabledAt) return undefined;
  const { moved, visit } = row;
  const isStillTrue =
    moved.toDate === null ? visit.status === 'skipped' : visit.scheduledDate === moved.toDate;
  if (!isStillTrue) return undefined;
  const { companyName, phone } = context.settings();
  const facts = {
    language: writtenLanguage(row.user.language),
    companyName,
    phone,
    reason: move.reason,
    fromDate: move.fromDate,
    toDate: moved.toDate,
    time: visit.scheduledTime,
  };
  return { row, facts };
}
