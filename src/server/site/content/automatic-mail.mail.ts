// An automatic email with made-up facts and the words that are being tried. Loaded with the first one, because templates are large.

import type {
  AutomaticMailName,
  MailWords,
  WordsOfMails,
} from '#company/rules/platform/automatic-mails.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import { AutomaticMailWords } from '#contract/site/content/automatic-mails.ts';
import { sampleMail } from '#server/platform/mail/mail-samples.ts';
import { handOver } from '#server/platform/mail/mailer.ts';
import type { RenderedMail } from '#server/platform/mail/render-mail.ts';
import { wordsOfMails } from '#server/platform/settings/words-of-mails.ts';
import type { ServerContext } from '../../context.ts';

/** The mail as it would leave with these words; undefined for words that do not fit a mail. */
export async function previewMail(
  context: Pick<ServerContext, 'config' | 'content' | 'settings'>,
  slug: string,
  body: object,
): Promise<RenderedMail | undefined> {
  const parsed = AutomaticMailWords.safeParse({ ...body, slug });
  return parsed.success ? sampleOf(context, parsed.data.slug, parsed.data) : undefined;
}

/** Hands it over to someone on the staff who waits for it. */
export async function handOverSample(
  context: ServerContext,
  { slug, body }: { slug: string; body: object },
  { email }: CurrentUser,
) {
  const mail = await previewMail(context, slug, body);
  return mail && handOver(context, { ...mail, to: email });
}

function sampleOf(
  context: Pick<ServerContext, 'config' | 'content' | 'settings'>,
  name: AutomaticMailName,
  tried: MailWords,
): Promise<RenderedMail> {
  const published = wordsOfMails(context);
  const words: WordsOfMails = (asked) => (asked === name ? tried : published(asked));
  const { publicUrl } = context.config;
  const at = (path: string) => new URL(path, publicUrl).href;
  return sampleMail(name, { settings: context.settings(), words, at });
}
