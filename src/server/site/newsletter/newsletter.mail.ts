// The newsletter's welcome: its reader, its links and its id. Loaded with the first mail, because the templates are large.
import { eq } from 'drizzle-orm';
import { newsletterSubscriptions } from '#server/platform/database/schema/newsletter.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { newsletterWelcomeMail } from '#server/platform/mail/newsletter-mail.tsx';
import { wordsOfMails } from '#server/platform/settings/words-of-mails.ts';
import type { ServerContext } from '../../context.ts';
import { newsletterToken, oneClickPath, unsubscribePagePath } from './newsletter-link.ts';

/** The welcome, unless its reader has left again in the meantime. */
export async function newsletterWelcome(
  context: ServerContext,
  subscriptionId: number,
  subscribedAt: string,
): Promise<Mail | undefined> {
  const [row] = await context.db
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.id, subscriptionId));
  if (!row?.isActive) return undefined;
  const { publicUrl } = context.config;
  const token = newsletterToken(context.secrets.newsletterLink, row.id);
  const { language } = row;
  const facts = {
    language,
    blog: new URL('/blog', publicUrl).href,
    unsubscribe: new URL(unsubscribePagePath(token, language), publicUrl).href,
  };
  return {
    ...(await newsletterWelcomeMail(facts, context.settings(), wordsOfMails(context))),
    to: row.email,
    list: { unsubscribe: new URL(oneClickPath(token), publicUrl).href },
    id: `newsletter-welcome-${row.id}-${Date.parse(subscribedAt)}`,
  };
}
