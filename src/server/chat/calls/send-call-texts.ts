// Texts people whose call no one answered: once for each number within a day, and not when they were answered meanwhile.
import { eq, gte, sql } from 'drizzle-orm';
import { missedCallText } from '#company/rules/chat/incoming-call.ts';
import { EVERY_MINUTE } from '#company/rules/time/clock-moments.ts';
import type { AheadSource } from '#server/platform/ahead/ahead-message.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { incomingCalls } from '#server/platform/database/schema/calls.ts';
import { oneByOne } from '#server/platform/jobs/one-by-one.ts';
import type { ServerContext } from '../../context.ts';
import { chatLead } from '../chat.lead.ts';
import { sayBySelf } from '../texts/say-by-self.ts';
import { sendChatText, takeDeliveryNews } from '../texts/send-text.service.ts';
import { writeLogWithin } from '../write-log.ts';
import { type CallToText, callTextAhead, dueCallTexts, isOver } from './due-call-texts.ts';

/** Callers can be forged: more texts than that within an hour would be someone who has us text strangers. */
const MOST_IN_AN_HOUR = 30;

/** Writes down the texts that are due, each with the job that sends it. @throws Error when one failed */
export async function sendCallTexts(context: ServerContext): Promise<void> {
  const now = context.clock();
  const due = await dueCallTexts(context, context.db, [now]);
  await oneByOne(
    context.log,
    due.map(({ call }) => call),
    {
      what: 'texts about missed calls',
      nameOf: ({ id }) => id,
      work: (call) => textAbout(context, call, now),
    },
  );
}

/** Looks again while no one else writes to the conversation. */
async function textAbout(
  context: ServerContext,
  { id, sessionId }: CallToText,
  now: Date,
): Promise<void> {
  const entry = await context.db.transaction((tx) =>
    writeLogWithin(tx, now, sessionId, async (log) => {
      const [due] = await dueCallTexts(context, tx, [now], id);
      if (!due || (await areTooMany(tx, now))) return null;
      await tx.update(incomingCalls).set({ textedAt: now }).where(eq(incomingCalls.id, id));
      const text = missedCallText(context.settings(), due.call.language);
      return sayBySelf(log, context, text, 'call');
    }),
  );
  if (entry !== null) await context.journal.append(chatLead, `${sessionId}/${entry}`);
}

async function areTooMany(tx: Tx, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - 3_600_000);
  return (await tx.$count(incomingCalls, gte(incomingCalls.textedAt, since))) >= MOST_IN_AN_HOUR;
}

/**
 * Hands such a text to the provider, unless someone was faster: a provider that was away may take it hours later.
 *
 * @throws Error when the gateway may take it later, so that the queue tries again.
 */
export async function sendCallText(
  context: ServerContext,
  { messageId }: { messageId: number },
): Promise<void> {
  const { rows } = await context.db.execute<{ isOver: boolean }>(sql`
    select ${isOver} as "isOver" from chat_messages as own
    join chat_sessions as chat on chat.id = own.session_id
    join incoming_calls as call on call.session_id = chat.id and call.texted_at = own.timestamp
    where own.id = ${messageId}`);
  const isOn = context.settings().missedCallTextsAreOn;
  if (isOn && rows.some((row) => !row.isOver)) return sendChatText(context, { messageId });
  const reason = isOn ? 'They were answered before it left.' : 'These texts were turned off.';
  await takeDeliveryNews(context, { messageId, state: 'failed', reason });
}

/** The texts of the days to come. */
export const callTextsAhead: AheadSource = {
  schedule: EVERY_MINUTE,
  list: async (context, moments) => {
    const settings = context.settings();
    return (await dueCallTexts(context, context.db, moments)).map((due) =>
      callTextAhead(due, missedCallText(settings, due.call.language), settings.timeZone),
    );
  },
};
