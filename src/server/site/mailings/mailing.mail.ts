// Renders a mailing: the frozen one for its recipients, the draft for a look at it. Loaded with the first one, because templates are large.
import { eq } from 'drizzle-orm';
import type { Language } from '#company/facts/languages.ts';
import type { MailingContent } from '#company/rules/site/mailing-rules.ts';
import { users } from '#server/platform/database/schema/account.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { letterLooks, mailingMail } from '#server/platform/mail/mailing-mail.tsx';
import type { RenderedMail } from '#server/platform/mail/render-mail.ts';
import type { ServerContext } from '../../context.ts';
import {
  newsletterToken,
  oneClickPath,
  unsubscribePagePath,
} from '../newsletter/newsletter-link.ts';
import type { Claim } from './claim-recipient.ts';
import { findMailing } from './mailing.queries.ts';
import { contentNow } from './mailing-content.ts';
import { BLOG, linkMakerOf } from './mailing-links.ts';
import { renderMailMarkdown } from './mailing-markdown.ts';
import { returnPathOf } from './take-bounce.ts';
import type { MailingRow } from './write-mailing.ts';

/** Stands in the rendered mail for what differs from recipient to recipient. */
const TOKEN_PLACE = 'token-of-this-recipient';

/** A mailing that is rendered once, and addressed to many. */
export type RenderedMailing = (claim: Claim) => Mail;

/** Renders the frozen words of a mailing, for all its recipients. */
export async function renderMailing(
  context: ServerContext,
  { id, content }: MailingRow,
): Promise<RenderedMailing> {
  if (!content) throw new Error(`the mailing ${id} has no words to send`);
  const { publicUrl } = context.config;
  const asked = { linksOf: id, isTest: false };
  const [en, es] = await Promise.all([
    render(context, content, { ...asked, language: 'en' }),
    render(context, content, { ...asked, language: 'es' }),
  ]);
  const letters: Readonly<Record<Language, RenderedMail>> = { en, es };
  return ({ recipientId, subscriptionId, email, language }) => {
    const { subject, html, text } = letters[language];
    const returnPath = returnPathOf(context, recipientId);
    const token = newsletterToken(context.secrets.newsletterLink, subscriptionId, id);
    return {
      subject,
      html: html.replaceAll(TOKEN_PLACE, token),
      text: text.replaceAll(TOKEN_PLACE, token),
      to: email,
      ...(returnPath && { returnPath }),
      list: { unsubscribe: new URL(oneClickPath(token), publicUrl).href },
      // Its recipients are its record.
      leavesNoRecord: true,
      id: `mailing-${id}-${recipientId}`,
    };
  };
}

/** The mail as it would be sent now, or as it was. */
export async function previewMailing(
  context: ServerContext,
  mailing: MailingRow,
  language: Language,
): Promise<RenderedMail> {
  const content = mailing.content ?? contentNow(context, mailing);
  return render(context, content, { linksOf: null, isTest: false, language });
}

/** The test to someone of the staff; undefined when they or the mailing are gone. */
export async function testMail(
  context: ServerContext,
  { mailingId, userId, at }: { mailingId: number; userId: string; at: string },
): Promise<Mail | undefined> {
  const mailing = await findMailing(context.db, mailingId);
  const [user] = await context.db.select().from(users).where(eq(users.id, userId));
  if (!mailing || !user?.email || user.disabledAt) return undefined;
  const content = mailing.content ?? contentNow(context, mailing);
  const asked = { linksOf: null, isTest: true, language: 'en' } as const;
  const mail = await render(context, content, asked);
  return { ...mail, to: user.email, id: `mailing-test-${mailingId}-${userId}-${Date.parse(at)}` };
}

async function render(
  context: ServerContext,
  content: MailingContent,
  { linksOf, isTest, language }: { linksOf: number | null; isTest: boolean; language: Language },
): Promise<RenderedMail> {
  const { publicUrl } = context.config;
  const words = wordsIn(content, language);
  const linkTo = await linkMakerOf(context.db, linksOf, publicUrl);
  return mailingMail(
    {
      language,
      subject: words.subject,
      english: words.english,
      html: renderMailMarkdown(words.text, { site: publicUrl, linkTo, looks: letterLooks }),
      posts: content.posts.map(({ title, excerpt, path }) => ({
        title,
        excerpt,
        href: linkTo(path),
      })),
      tasks: words.tasks,
      blog: linkTo(BLOG),
      unsubscribe: new URL(unsubscribePagePath(TOKEN_PLACE, language), publicUrl).href,
      isTest,
    },
    context.settings(),
  );
}

/** What it says in a language; the office's words in English where they are written in no other. */
function wordsIn({ subject, text, tasks, spanish }: MailingContent, language: Language) {
  const english = { subject: !spanish?.subject, text: !spanish?.text && text !== '' };
  if (language === 'en' || !spanish) return { subject, text, tasks, english };
  return {
    subject: spanish.subject || subject,
    text: spanish.text || text,
    tasks: spanish.tasks,
    english,
  };
}
