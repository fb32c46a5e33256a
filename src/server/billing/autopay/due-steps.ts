// Which step autopay takes with which invoice at which moment: what the job does now, and what the office sees of the days to come
// (docs/product/online-payments.md#autopay).
import { chargeDay, nextAutopayStep } from '#company/rules/billing/autopay.ts';
import { amountOf, formatMoney } from '#company/rules/money/money.ts';
import { type DayMoment, firstOfDays } from '#company/rules/time/clock-moments.ts';
import { addDays, formatDate } from '#company/rules/time/company-time.ts';
import { DAY_HOURS } from '#company/rules/time/day-hours.ts';
import type { AheadSource, Because } from '#server/platform/ahead/ahead-message.ts';
import type { Db } from '#server/platform/database/client.ts';
import type { ServerContext } from '../../context.ts';
import { type AutopayRow, autopayInvoices } from './autopay.queries.ts';

/** Every hour at this minute. */
export const AUTOPAY_SCHEDULE = '40 * * * *';

/** The most days ahead that anything is announced. */
const MOST_NOTICE_DAYS = 14;

/** The next step of an invoice, and the first moment on its day. */
type DueStep = { invoice: AutopayRow; kind: 'announce' | 'charge'; on: string; at: Date };

/** The first of some moments on each day at which autopay does anything: never at night, nor without Stripe. */
export function autopayMoments(
  { config, settings }: Pick<ServerContext, 'config' | 'settings'>,
  moments: readonly Date[],
): DayMoment[] {
  return config.stripe ? firstOfDays(moments, settings().timeZone, () => DAY_HOURS) : [];
}

/**
 * The next step of each invoice that has one if the job comes at some moments, in ascending order, and nothing is paid in between.
 * Everyone's or one account's.
 */
export async function dueSteps(
  context: Pick<ServerContext, 'config' | 'clock' | 'settings'>,
  db: Db,
  moments: readonly Date[],
  userId?: string,
): Promise<DueStep[]> {
  const looks = autopayMoments(context, moments);
  const last = looks.at(-1);
  if (!last) return [];
  const { timeZone } = context.settings();
  const all = await autopayInvoices(db, {
    ...{ timeZone, now: context.clock(), dueBy: addDays(last.date, MOST_NOTICE_DAYS) },
    ...(userId && { userId }),
  });
  return all.flatMap((invoice) => {
    for (const { date, at } of looks) {
      const step = nextAutopayStep(invoice, invoice.agreement.noticeDays, date);
      if ('kind' in step && step.on === date) return [{ invoice, kind: step.kind, on: date, at }];
    }
    return [];
  });
}

/** The charge that an announcement of a day names. */
export function announcedCharge({ dueOn, agreement, openCents }: AutopayRow, today: string) {
  return { cents: openCents, chargeOn: chargeDay(dueOn, agreement.noticeDays, today) };
}

function becauseOfCharge(invoice: AutopayRow, today: string): Because {
  const { cents, chargeOn } = announcedCharge(invoice, today);
  return {
    reason: `Autopay will charge ${formatMoney(amountOf(cents))} for invoice ${invoice.number} on ${formatDate(chargeOn)}.`,
    consent: 'They turned autopay on, which asks us to say so.',
  };
}

/** The announcements of the days to come. */
export const autopayAhead: AheadSource = {
  schedule: AUTOPAY_SCHEDULE,
  list: async (context, moments) =>
    (await dueSteps(context, context.db, moments))
      .filter(({ kind }) => kind === 'announce')
      .map(({ invoice, on, at }) => ({
        ...becauseOfCharge(invoice, on),
        ...{ key: `autopay-${invoice.id}`, kind: 'autopay-notice-mail', at },
        to: { userId: invoice.userId },
        path: `/console/billing/invoices/${invoice.id}`,
        preview: async () =>
          (await import('./autopay.mail.ts')).noticeLetter(
            context,
            invoice,
            announcedCharge(invoice, on),
          ),
      })),
};
