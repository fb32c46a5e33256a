// Answers the stream of what everyone may know to have changed.
import type { Handlers } from '../http/mount.ts';

/** The handlers. A stream with closed topics is an endpoint of its own, with the access that they need. */
export function eventsHandlers(): Handlers<'GET /api/events'> {
  return {
    async 'GET /api/events'() {
      return { signals: ['openings', 'support'] };
    },
  };
}
