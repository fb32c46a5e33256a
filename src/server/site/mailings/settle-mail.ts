// What follows from what the mail server said to one mail: sent, bounced, tried again, set aside, or the whole mailing paused.
import { type FailureKind, judgeFailure, nextTry } from '#company/rules/site/mailing-rules.ts';
import type { ServerContext } from '../../context.ts';
import { noteBounce } from '../newsletter/write-bounce.ts';
import { type Claimed, settleRecipient } from '../newsletter/write-recipient.ts';
import type { Claim } from './claim-recipient.ts';
import { lockMailing } from './mailing.queries.ts';
import { writeMailing } from './write-mailing.ts';

/** The column has room for so much. */
const REASON_LENGTH = 300;

/** Writes down that the server took a mail. */
export async function settleSent(context: ServerContext, claimed: Claimed): Promise<void> {
  const outcome = { status: 'sent', sentAt: context.clock(), reason: null } as const;
  await settleRecipient(context.db, claimed, outcome);
}

/** Writes down why the server did not take a mail. Gives what the failure was about. */
export async function settleFailure(
  context: ServerContext,
  claim: Claim,
  runner: string,
  error: unknown,
): Promise<FailureKind> {
  const now = context.clock();
  const { code, command, words } = failureOf(error);
  const kind = judgeFailure({ code, command, words });
  const reason = words.replaceAll(claim.email, 'the address').slice(0, REASON_LENGTH);
  const claimed = { recipientId: claim.recipientId, runner };
  if (kind === 'address') {
    await context.db.transaction(async (tx) => {
      await noteBounce(tx, claim.subscriptionId, { at: now, reason });
      await settleRecipient(tx, claimed, { status: 'bounced', reason });
    });
  } else if (kind === 'us') {
    // No mail would pass: this one has not been tried.
    const tries = claim.tries - 1;
    await settleRecipient(context.db, claimed, { status: 'waiting', nextTryAt: now, tries });
    await haltMailing(context, claim.mailing.id, reason);
  } else {
    const again = kind === 'mail' ? null : nextTry(claim.tries, now);
    await settleRecipient(
      context.db,
      claimed,
      again ? { status: 'waiting', nextTryAt: again, reason } : { status: 'failed', reason },
    );
  }
  return kind;
}

/** Pauses a mailing that the mail server refuses; paused or canceled meanwhile, it stays so. */
export async function haltMailing(
  context: ServerContext,
  mailingId: number,
  reason: string,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const mailing = await lockMailing(tx, mailingId);
    if (mailing?.status !== 'sending') return;
    const by = { actor: 'system', actorId: null, at: context.clock() } as const;
    const haltReason = reason.slice(0, REASON_LENGTH);
    await writeMailing(tx, mailing, { event: 'halt', by, values: { haltReason } });
  });
}

/** What the mailer's error says: the answer's code and text, and at which command it came. */
function failureOf(error: unknown) {
  const { responseCode, command, response } = Object(error) as Record<string, unknown>;
  const words =
    typeof response === 'string' ? response : error instanceof Error ? error.message : '';
  return {
    code: typeof responseCode === 'number' ? responseCode : undefined,
    command: typeof command === 'string' ? command : undefined,
    words: words.replaceAll(/\s+/g, ' ').trim() || 'The mail server gave no reason.',
  };
}
