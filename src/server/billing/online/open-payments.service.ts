// Asks Stripe about payments that we have heard nothing of, in case its events were lost, and forgets events that it no longer repeats.
import { and, desc, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import { onlinePayments, stripeEvents } from '#server/platform/database/schema/online-payments.ts';
import type { ServerContext } from '../../context.ts';
import { takeNews } from './hear-stripe.service.ts';
import { stripeGateway } from './stripe-gateway.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How many are asked about at a time. */
const MOST = 200;

/** A bank transfer takes a week at most; what was left open for longer is not going to be paid. */
const ASKED_DAYS = 14;

/** Asks about payments that were begun ten minutes ago or earlier, the latest first. */
export async function askAboutOpenPayments(context: ServerContext): Promise<void> {
  const { config, db, clock, log } = context;
  if (!config.stripe) return;
  const gateway = stripeGateway(config.stripe);
  const now = clock().getTime();
  const before = new Date(now - 10 * MINUTE);
  const rows = await db
    .select()
    .from(onlinePayments)
    .where(
      and(
        isNull(onlinePayments.endedAt),
        isNotNull(onlinePayments.intentId),
        lt(onlinePayments.createdAt, before),
        gt(onlinePayments.createdAt, new Date(now - ASKED_DAYS * DAY)),
      ),
    )
    .orderBy(desc(onlinePayments.createdAt))
    .limit(MOST);
  for (const { id, intentId } of rows) {
    try {
      const { news } = await gateway.readIntent(intentId ?? '', clock());
      if (news) await db.transaction((tx) => takeNews(context, tx, news));
    } catch (error) {
      log.error({ err: error, onlinePayment: id }, 'Stripe did not say what became of a payment');
    }
  }
}

/** Events go after 90 days. */
export async function forgetEvents({ db, clock }: ServerContext): Promise<void> {
  const before = new Date(clock().getTime() - 90 * DAY);
  await db.delete(stripeEvents).where(lt(stripeEvents.receivedAt, before));
}
