// Sends someone the mail by which they try whether mail leaves.
import type { CurrentUser } from '#contract/accounts/account.ts';
import { handOver } from '#server/platform/mail/mailer.ts';
import { testMail } from '#server/platform/mail/test-mail.tsx';
import type { ServerContext } from '../../context.ts';

/** Renders it and hands it over while they wait. */
export async function handOverTest(context: ServerContext, { email }: CurrentUser) {
  const link = new URL('/console/setup', context.config.publicUrl).href;
  const mail = await testMail({ link }, context.settings());
  return handOver(context, { ...mail, to: email });
}
