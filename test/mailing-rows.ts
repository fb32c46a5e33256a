// Mailings of the newsletter and subscribers as rows.
import type { MailingStatus } from '#company/rules/site/mailing-machine.ts';
import { mailings } from '#server/platform/database/schema/mailing.ts';
import { newsletterSubscriptions } from '#server/platform/database/schema/newsletter.ts';
import type { TestApp } from './test-app.ts';

/** Adds a mailing in a state, with words in it. */
export async function newMailing({ open, context }: TestApp, status: MailingStatus = 'draft') {
  const at = context.clock();
  const words = { subject: 'Fall in the yard', text: 'Mow high.' };
  const [row] = await open.db
    .insert(mailings)
    .values({
      ...words,
      status,
      content: { ...words, posts: [], tasks: [] },
      sendAt: new Date(at.getTime() + 86_400_000),
      startedAt: at,
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  if (!row) throw new Error('no mailing');
  return row;
}

/** Adds a subscriber of a new address. */
export async function newSubscriber({ open }: TestApp) {
  const [row] = await open.db
    .insert(newsletterSubscriptions)
    .values({ email: `reader-${crypto.randomUUID()}@example.com` })
    .returning();
  if (!row) throw new Error('no subscriber');
  return row;
}
