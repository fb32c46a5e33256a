// Answers the office about the newsletter's subscribers.
import type { newsletterDeskEndpoints } from '#contract/site/newsletter-desk.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import type { ServerContext } from '../../context.ts';
import { readSummary } from './list-growth.queries.ts';
import { listSubscribers } from './subscriber.queries.ts';
import { actOnSubscriber } from './subscriber-desk.service.ts';

/** The handlers. */
export function newsletterDeskHandlers(
  context: ServerContext,
): Handlers<keyof typeof newsletterDeskEndpoints> {
  return {
    'GET /api/console/newsletter': () =>
      readSummary(context.db, { now: context.clock(), timeZone: context.settings().timeZone }),

    'GET /api/console/newsletter/subscribers': ({ query }) => listSubscribers(context.db, query),

    'POST /api/console/newsletter/subscribers/{id}/handled': ({ user, params }) =>
      actOnSubscriber(context, user, params.id, 'handle'),

    'POST /api/console/newsletter/subscribers/{id}/restore': ({ user, params }) =>
      actOnSubscriber(context, user, params.id, 'restore'),

    'POST /api/console/newsletter/subscribers/{id}/admit': ({ user, params }) =>
      actOnSubscriber(context, user, params.id, 'admit'),

    'POST /api/console/newsletter/subscribers/{id}/remove': ({ user, params }) =>
      actOnSubscriber(context, user, params.id, 'remove'),
  };
}
