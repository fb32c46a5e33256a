// The owner tries whether mail leaves: one mail to themselves, now, and what the mail server said of it.
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { TestMail } from '#contract/platform/test-mail.ts';
import { noteTestMail, requireTestRoom } from '#server/platform/audit/test-mails.ts';
import type { ServerContext } from '../../context.ts';

/** Hands the mail over while its sender waits. @throws RequestProblem 429 after twenty within an hour. */
export async function sendTestMail(context: ServerContext, owner: CurrentUser): Promise<TestMail> {
  await requireTestRoom(context);
  const { handOverTest } = await import('./test.mail.ts');
  const sent = await handOverTest(context, owner);
  return noteTestMail(context, owner, { type: 'settings', id: 'mail' }, sent);
}
