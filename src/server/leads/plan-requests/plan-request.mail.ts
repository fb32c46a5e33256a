// Which mail a plan request's job means: its reader, its links and its id. Loaded with the first mail, because the templates
// are large.
import { receiptLabel } from '#company/rules/visits/offer-price.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { officePlanMail, planReceiptMail } from '#server/platform/mail/plan-request-mail.tsx';
import { wordsOfMails } from '#server/platform/settings/words-of-mails.ts';
import type { ServerContext } from '../../context.ts';
import { describeReasons } from '../form-guard/review-reasons.ts';
import type { PlanRequestRow } from './plan-request.queries.ts';

/** What the person who asks for a lawn plan or the office is told. */
export async function planMailOf(
  context: ServerContext,
  row: PlanRequestRow,
  to: 'customer' | 'office',
): Promise<Mail> {
  const { publicUrl, officeEmail } = context.config;
  const settings = context.settings();
  const { frequencies } = context.content()['mowing-prices'];
  const frequency = frequencies.find(({ value }) => value === row.frequency);
  const facts = {
    ...row,
    priceLines: row.priceLines.map((line) => ({
      label: receiptLabel(line, to === 'customer' ? row.language : 'en'),
      amount: line.amount,
    })),
    frequencyLabel: frequency?.label ?? row.frequency,
    reviewReasons: describeReasons(row.reviewReasons),
  };
  const id = `plan-${row.id}-${to}`;
  if (to === 'customer') {
    return {
      ...(await planReceiptMail(facts, settings, publicUrl.href, wordsOfMails(context))),
      to: row.email,
      id,
    };
  }
  const replyTo = { name: `${row.firstName} ${row.lastName}`, address: row.email };
  const mail = await officePlanMail(facts, settings);
  return { ...mail, to: officeEmail ?? settings.email, replyTo, id };
}
