// The inbox of the demonstration: a call, a wish for a lawn plan, and a thread in which mails went back and forth.
import { eq, sql } from 'drizzle-orm';
import { recordLeads } from '#server/leads/inbox/write-lead.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { leadEntries, phoneCalls } from '#server/platform/database/schema/lead.ts';
import { planRequests } from '#server/platform/database/schema/plan-request.ts';
import type { DemoCalendar } from './demo-calendar.ts';

const HOUR = 3_600_000;

/** Sows it, after the other leads. */
export async function sowInbox(tx: Tx, { now, nextOpenDays }: DemoCalendar): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR);
  await tx.insert(phoneCalls).values({
    name: 'Heath Marigold',
    phone: '(281) 555-0124',
    words:
      'Has seen our truck next door. Wants the front beds mulched before Thanksgiving. Call after 4.',
    createdAt: ago(0.5),
  });
  await tx.insert(planRequests).values({
    firstName: 'Laurel',
    lastName: 'Brookside',
    email: 'laurel.brookside@example.com',
    phone: '(832) 555-0125',
    address: '15210 Sky Ridge Ln, Cypress, TX 77429',
    propertySize: 8_000,
    lawnArea: 5_200,
    dataSource: 'manual',
    frequency: 'weekly',
    startDate: nextOpenDays(4).at(-1) ?? now.toISOString().slice(0, 10),
    priceLines: [{ label: 'Mowing, weekly', amount: '45.00' }],
    firstVisitTotal: '48.71',
    everyVisitTotal: '48.71',
    notes: 'Two dogs, so please ring first.',
    createdAt: ago(20),
  });
  await sowThread(tx, ago);
}

/** Clover's fence: answered after an hour, and she has replied. */
async function sowThread(tx: Tx, ago: (hours: number) => Date): Promise<void> {
  const [lead] = await recordLeads(tx, 'clover.fielding@example.com', {
    stage: 'contacted',
    firstAnsweredAt: ago(47),
    lastNewsAt: ago(3),
    hasNews: true,
  });
  if (!lead) return;
  const [ivy] = await tx.select().from(users).where(eq(users.email, 'ivy@prairieoak.example'));
  const authorId = ivy?.id ?? null;
  const subject = 'Your request: fencing';
  const from = { from: 'clover.fielding@example.com', fromName: 'Clover Fielding' };
  await tx.insert(leadEntries).values([
    {
      leadId: lead.id,
      kind: 'mail-out',
      authorId,
      text: 'Hi Clover,\n\nThank you for writing to us about the fence. Is the old one still standing, and do you have the survey of your lot?',
      details: { subject, to: from.from },
      createdAt: ago(47),
      sentAt: ago(47),
    },
    {
      leadId: lead.id,
      kind: 'note',
      authorId,
      text: 'HOA of Fairfield wants the smooth side out.',
      createdAt: ago(46),
    },
    {
      leadId: lead.id,
      kind: 'mail-in',
      text: 'The old one is half down, and yes, I have the survey. Could you come on a Friday?',
      quotedText: '> Is the old one still standing, and do you have the survey of your lot?',
      details: { subject: `Re: ${subject}`, ...from, files: ['survey.pdf'] },
      messageHash: sql`encode(sha256('demo'::bytea), 'hex')`,
      createdAt: ago(3),
    },
  ]);
}
