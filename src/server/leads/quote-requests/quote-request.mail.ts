// Which mail a quote request's job means: its reader, its links and its id. Loaded with the first mail, because the templates
// are large.
import type { Mail } from '#server/platform/mail/mailer.ts';
import { officeQuoteMail, quoteReceiptMail } from '#server/platform/mail/quote-request-mail.tsx';
import { officeStormMail, stormReceiptMail } from '#server/platform/mail/storm-mail.tsx';
import { photosOfQuoteRequest } from '#server/platform/photos/photo.queries.ts';
import { photoPathForStaff } from '#server/platform/photos/photo.service.ts';
import { wordsOfMails } from '#server/platform/settings/words-of-mails.ts';
import type { ServerContext } from '../../context.ts';
import { describeReasons } from '../form-guard/review-reasons.ts';
import type { QuoteRequestRow } from './quote-request.queries.ts';

/** What the person who asks for a quote or the office is told. */
export async function quoteMailOf(
  context: ServerContext,
  row: QuoteRequestRow,
  to: 'customer' | 'office',
): Promise<Mail> {
  const { publicUrl, officeEmail } = context.config;
  const settings = context.settings();
  const photos = await photosOfQuoteRequest(context.db, row.id);
  const facts = {
    ...row,
    photoLinks: photos.map((id) => new URL(photoPathForStaff(id), publicUrl).href),
    reviewReasons: describeReasons(row.reviewReasons),
  };
  const id = `quote-${row.id}-${to}`;
  const storm = row.callBackBy && { ...facts, callBackBy: row.callBackBy };
  if (to === 'customer') {
    const receipt = storm
      ? await stormReceiptMail(storm, settings, wordsOfMails(context))
      : await quoteReceiptMail(facts, settings, publicUrl.href, wordsOfMails(context));
    return { ...receipt, to: row.email, id };
  }
  const replyTo = { name: `${row.firstName} ${row.lastName}`, address: row.email };
  const mail = storm
    ? { ...(await officeStormMail(storm, settings)), isUrgent: true as const }
    : await officeQuoteMail(facts, settings);
  return { ...mail, to: officeEmail ?? settings.email, replyTo, id };
}
