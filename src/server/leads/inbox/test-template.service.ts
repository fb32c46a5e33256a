// Someone on the staff tries a mail template: it goes to them, filled in for a made-up person.
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { TestMail } from '#contract/platform/test-mail.ts';
import { noteTestMail, requireTestRoom } from '#server/platform/audit/test-mails.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { fillTemplates } from './lead-answer.service.ts';

const SAMPLE = { name: 'Fern Example', topic: 'landscape design' };

/** Hands it over while its sender waits. @throws RequestProblem 404 for a template that is not published, 429 after twenty within an hour. */
export async function sendTemplateTest(
  context: ServerContext,
  staff: CurrentUser,
  slug: string,
): Promise<TestMail & { to: string }> {
  const template = fillTemplates(context, SAMPLE, staff).find((one) => one.slug === slug);
  if (!template) throw new RequestProblem('not_found', 'There is no published template here.');
  await requireTestRoom(context);
  const { handOverTemplate } = await import('./lead.mail.ts');
  const sent = await handOverTemplate(context, template, staff);
  const subject = { type: 'content', id: `mail-template/${slug}` } as const;
  return { to: staff.email, ...(await noteTestMail(context, staff, subject, sent)) };
}
