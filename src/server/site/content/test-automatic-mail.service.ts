// The owner tries an automatic email on themselves: its draft, or what is published, filled in for a made-up customer.
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { TestMail } from '#contract/platform/test-mail.ts';
import { noteTestMail, requireTestRoom } from '#server/platform/audit/test-mails.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { noSuchEntry, requireFitting } from './content.policy.ts';
import { findEntry } from './entries.queries.ts';

const kind = 'automatic-mail';

/**
 * Hands it over while its sender waits.
 *
 * @throws RequestProblem 404 for a mail that there is not, 422 for a draft that does not fit, 429 after twenty within an hour.
 */
export async function testAutomaticMail(
  context: ServerContext,
  owner: CurrentUser,
  slug: string,
): Promise<TestMail & { to: string }> {
  const row = await findEntry(context.db, { kind, slug });
  if (!row) throw noSuchEntry();
  const body = requireFitting(kind, slug, row.draft ?? row.body, context.content());
  await requireTestRoom(context);
  const { handOverSample } = await import('./automatic-mail.mail.ts');
  const sent = await handOverSample(context, { slug, body }, owner);
  if (!sent) throw new RequestProblem('not_found', 'There is no automatic email of this name.');
  const subject = { type: 'content', id: `${kind}/${slug}` } as const;
  return { to: owner.email, ...(await noteTestMail(context, owner, subject, sent)) };
}
