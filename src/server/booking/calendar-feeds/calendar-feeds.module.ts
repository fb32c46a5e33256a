// Calendar feeds: a customer's visits, a crew's work and the office's consultations for calendar programs, each by a secret address.
import type { Handlers } from '#server/platform/http/mount.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import type { Module } from '../../module.ts';
import { changeCrewFeed, listCrewFeeds, readCrewFeed } from './crew-feed.service.ts';
import { endFeed, feedOf, renewFeed, visitsOfFeed } from './feed.service.ts';
import { officeFeedPath, readFeedToken } from './feed-token.ts';
import { readOfficeFeed } from './office-feed.queries.ts';

export const calendarFeedsModule: Module = {
  handlers: ({ context }) => feedHandlers(context),
};

type FeedEndpoints =
  | 'POST /api/portal/calendar-feed'
  | 'DELETE /api/portal/calendar-feed'
  | 'GET /api/console/own-feed'
  | 'POST /api/console/own-feed'
  | 'DELETE /api/console/own-feed'
  | 'GET /api/console/crew-feeds'
  | 'POST /api/console/crew-feeds/{id}'
  | 'DELETE /api/console/crew-feeds/{id}'
  | 'GET /api/calendar-feeds/{token}';

function feedHandlers(context: ServerContext): Handlers<FeedEndpoints> {
  return {
    'POST /api/portal/calendar-feed': ({ user }) => renewFeed(context, user.id),
    'DELETE /api/portal/calendar-feed': ({ user }) => endFeed(context, user.id),

    'GET /api/console/own-feed': ({ user }) => feedOf(context, user.id, officeFeedPath),
    'POST /api/console/own-feed': ({ user }) => renewFeed(context, user.id, officeFeedPath),
    'DELETE /api/console/own-feed': ({ user }) => endFeed(context, user.id),

    'GET /api/console/crew-feeds': () => listCrewFeeds(context),
    'POST /api/console/crew-feeds/{id}': ({ params, user }) =>
      changeCrewFeed(context, user, params.id, true),
    'DELETE /api/console/crew-feeds/{id}': ({ params, user }) =>
      changeCrewFeed(context, user, params.id, false),

    async 'GET /api/calendar-feeds/{token}'({ params, reply }) {
      const name = readFeedToken(context.secrets.calendarFeed, params.token);
      const file = name && (await fileOf(context, name));
      // The same for an address that never was, that has been changed, and whose person may not sign in.
      if (!file) throw new RequestProblem('not_found', 'There is nothing at this address.');
      reply.header('cache-control', 'private, no-store');
      reply.header('content-disposition', 'inline; filename="visits.ics"');
      return Buffer.from(file);
    },
  };
}

async function fileOf(
  context: ServerContext,
  name: NonNullable<ReturnType<typeof readFeedToken>>,
): Promise<string | undefined> {
  const { publicUrl } = context.config;
  const { hostname } = publicUrl;
  const now = context.clock();
  if ('crewId' in name) {
    const feed = await readCrewFeed(context, name);
    if (!feed) return undefined;
    const { crewFeedFile } = await import('./feed-file.ts');
    return crewFeedFile(feed, context.settings(), hostname, now);
  }
  if ('officeUserId' in name) {
    const entries = await readOfficeFeed(context, name);
    if (!entries) return undefined;
    const { officeFeedFile } = await import('./feed-file.ts');
    const page = new URL('/console/calendar/appointments', publicUrl).href;
    return officeFeedFile(entries, context.settings(), { hostname, page }, now);
  }
  const visits = await visitsOfFeed(context, name);
  if (!visits) return undefined;
  const { feedFile } = await import('./feed-file.ts');
  const portal = new URL('/customer-portal/visits', publicUrl).href;
  return feedFile(visits, context.settings(), { hostname, portal }, now);
}
