// Which mail an invoice means: its reader, its link and its id. Loaded with the first one, because templates are large.
import { writtenLanguage } from '#company/rules/customers/person-language.ts';
import { amountOf } from '#company/rules/money/money.ts';
import { invoiceMailOf } from '#server/platform/mail/invoice-mail.tsx';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { wordsOfMails } from '#server/platform/settings/words-of-mails.ts';
import type { ServerContext } from '../../context.ts';
import { listItems } from '../core/write-credit-note.ts';
import { billedCustomers } from './billable.queries.ts';
import { findInvoice } from './invoice.queries.ts';
import { invoiceAttachment } from './invoice-paper.ts';

/** The mail; undefined when its customer is closed or has no address. `mark` tells one that is sent again. */
export async function invoiceMailFor(
  context: ServerContext,
  { invoiceId, mark }: { invoiceId: string; mark: number },
): Promise<Mail | undefined> {
  const { db, config, settings } = context;
  const read = await findInvoice(db, invoiceId);
  const [customer] = read ? await billedCustomers(db, [read.invoice.userId]) : [];
  if (!read || !customer?.email || customer.disabledAt) return undefined;
  const { invoice, openCents } = read;
  const facts = {
    language: writtenLanguage(customer.language),
    firstName: customer.firstName,
    number: invoice.number,
    dueOn: invoice.dueOn,
    items: (await listItems(db, invoiceId)).map(({ row }) => ({
      ...{ title: row.title, servedOn: row.servedOn, total: amountOf(row.totalCents) },
    })),
    tax: amountOf(invoice.taxCents),
    total: amountOf(invoice.totalCents),
    open: amountOf(Math.max(0, openCents)),
    link: new URL(`/customer-portal/billing/${invoiceId}`, config.publicUrl).href,
  };
  const mail = await invoiceMailOf(facts, settings(), wordsOfMails(context));
  const attachment = await invoiceAttachment(context, db, read, facts.language);
  return {
    ...{ ...mail, attachment, to: customer.email },
    id: `invoice-${invoiceId}${mark ? `-${mark}` : ''}`,
  };
}
