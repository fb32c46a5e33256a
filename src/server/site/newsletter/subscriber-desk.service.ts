// What the office does with one subscriber: deals with a bounce, lets a suspicious sign-up in, unsubscribes an address.
import { and, eq } from 'drizzle-orm';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { Subscriber, SubscriberStatus } from '#contract/site/newsletter-desk.ts';
import { type AuditAction, audit } from '#server/platform/audit/audit.ts';
import { newsletterSubscriptions } from '#server/platform/database/schema/newsletter.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import { readSubscriber, type SubscriberRow, statusConditions } from './subscriber.queries.ts';

export type SubscriberAction = 'handle' | 'restore' | 'admit' | 'remove';

type Action = {
  audit: AuditAction;
  /** Who it can be done to; done already it changes nothing. */
  of: readonly SubscriberStatus[];
  values: (now: Date) => Partial<SubscriberRow>;
};

const NOT_BOUNCED = { bouncedAt: null, bounceReason: null, bounceHandledAt: null } as const;

const actions: Readonly<Record<SubscriberAction, Action>> = {
  handle: {
    audit: 'subscriber-handled',
    of: ['bounced'],
    values: (now) => ({ bounceHandledAt: now }),
  },
  restore: { audit: 'subscriber-restored', of: ['bounced'], values: () => NOT_BOUNCED },
  admit: {
    audit: 'subscriber-admitted',
    of: ['held'],
    values: () => ({ underReview: false, reviewReasons: [] }),
  },
  remove: {
    audit: 'subscriber-removed',
    of: ['subscribed', 'held', 'bounced'],
    values: (now) => ({ isActive: false, unsubscribedAt: now }),
  },
};

/** Does it, unless it was done already. @throws RequestProblem 404 for no subscriber. */
export async function actOnSubscriber(
  context: ServerContext,
  user: CurrentUser,
  id: number,
  what: SubscriberAction,
): Promise<Subscriber> {
  const { of, values, audit: action } = actions[what];
  const at = context.clock();
  return context.db.transaction(async (tx) => {
    const subscriber = requireSubscriber(await readSubscriber(tx, id));
    const changed = of.includes(subscriber.status)
      ? await tx
          .update(newsletterSubscriptions)
          .set(values(at))
          .where(and(eq(newsletterSubscriptions.id, id), statusConditions[subscriber.status]))
          .returning({ id: newsletterSubscriptions.id })
      : [];
    if (changed.length === 0) return subscriber;
    const subject = { type: 'subscriber', id: String(id) } as const;
    await audit(tx, { actorId: user.id, action, subject, at });
    await notifyStaff(tx, 'mailing');
    return requireSubscriber(await readSubscriber(tx, id));
  });
}

function requireSubscriber(subscriber: Subscriber | undefined): Subscriber {
  if (subscriber) return subscriber;
  throw new RequestProblem('not_found', 'We could not find this subscriber.');
}
