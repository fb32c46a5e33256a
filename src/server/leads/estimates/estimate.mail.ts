// The mail of an estimate with its PDF. Loaded with the first one, because renderer and templates are large.
import { eq } from 'drizzle-orm';
import { renderEstimatePdf } from '#server/leads/estimates/render-estimate-pdf.tsx';
import { estimateMails } from '#server/platform/database/schema/estimate.ts';
import { estimateMailOf } from '#server/platform/mail/estimate-mail.tsx';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { wordsOfMails } from '#server/platform/settings/words-of-mails.ts';
import type { ServerContext } from '../../context.ts';
import { estimateMessages } from './messages/choose-estimate-messages.ts';
import { priceEstimate } from './price-estimate.ts';

/** The mail, unless its address has been forgotten since. */
export async function mailOfEstimate(
  context: ServerContext,
  id: string,
): Promise<Mail | undefined> {
  const [row] = await context.db.select().from(estimateMails).where(eq(estimateMails.id, id));
  if (!row) return undefined;
  const { choice, language } = row;
  const estimate = priceEstimate(context, choice, language);
  const company = context.settings();
  const { publicUrl } = context.config;
  const pdf = await renderEstimatePdf({
    ...{ company, estimate, language, publicUrl },
    madeAt: row.createdAt,
  });
  return {
    ...(await estimateMailOf(
      { ...estimate, language },
      company,
      publicUrl.href,
      wordsOfMails(context),
    )),
    to: row.email,
    attachment: {
      filename: `${company.shortName.replace(/[^\w]+/g, '-')}-${estimateMessages[language].file}.pdf`,
      content: Buffer.from(pdf),
      type: 'application/pdf',
    },
    id: `estimate-${row.id}`,
  };
}
