// Answers a lead by mail: an entry of its thread and the job that sends it, in one transaction.
import type { z } from 'zod';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { FilledTemplate, LeadEntry, LeadName, NewLeadMail } from '#contract/leads/leads.ts';
import { type Attempt, answerOnce } from '#server/platform/http/answer-once.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import { requireLeadEvent } from './lead.policy.ts';
import { addEntry, note } from './lead.service.ts';
import { readContact } from './lead-contact.ts';
import { presentEntry } from './lead-entries.ts';
import { leadAnswerMail } from './lead-mails.ts';
import { findLead, requireLead } from './lead-source.ts';
import { writeLead } from './write-lead.ts';

/**
 * Sends a mail to the person of a lead. With a request key it is sent once.
 *
 * @throws RequestProblem 404; 409 while it is held; 422 when no address was given.
 */
export async function answerLead(
  context: ServerContext,
  { staff, name }: { staff: CurrentUser; name: LeadName },
  { subject, text }: NewLeadMail,
  attempt: Attempt | undefined,
): Promise<LeadEntry> {
  const now = context.clock();
  const { answer } = await answerOnce(context.db, attempt, async (tx) => {
    const row = requireLead(await findLead(tx, name, 'lock'));
    requireLeadEvent('answer', 'staff', row);
    const { email } = await readContact(tx, row);
    if (!email) {
      const detail = 'We have no email address for this person. Please call.';
      throw new RequestProblem('invalid_input', detail);
    }
    const entry = await addEntry(tx, row, staff, now, {
      kind: 'mail-out',
      text,
      details: { subject, to: email },
    });
    await writeLead(tx, row, { event: 'answer', actor: 'staff' }, now);
    await context.jobs.enqueue(tx, leadAnswerMail, { entryId: entry.id });
    await note(tx, { staff, name }, 'lead-answered', now);
    await notifyStaff(tx, 'lead', `${row.kind}-${row.sourceId}`);
    return presentEntry(entry);
  });
  return answer;
}

/** The mails to begin with, filled in; what is not known reads on without a gap. */
export function fillTemplates(
  { content, settings }: Pick<ServerContext, 'content' | 'settings'>,
  { name, topic }: { name: string; topic: string },
  me: CurrentUser,
): z.infer<typeof FilledTemplate>[] {
  const { shortName: company, phone } = settings();
  const words: Record<string, string> = {
    firstName: name.trim().split(/\s+/)[0] || 'there',
    service: topic,
    company,
    phone,
    me: me.firstName ?? '',
  };
  const fill = (text: string) =>
    text
      .replace(/\{(\w+)\}/g, (whole, word: string) => words[word] ?? whole)
      .replace(/\n{3,}/g, '\n\n');
  return content()['mail-template'].map(({ slug, name: title, ...rest }) => ({
    slug,
    name: title,
    subject: fill(rest.subject),
    text: fill(rest.text),
  }));
}
