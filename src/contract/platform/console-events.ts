// What a page of the console can hear of while it is open: kinds of things and ids, never what is in them.
import type { EndpointTable } from './endpoint.ts';

/** What can change. "colleague" is an action that someone of the staff did, for the list of them. */
export const CONSOLE_THINGS = [
  'lead',
  'appointment',
  'visit',
  'request',
  'plan',
  'customer',
  'content',
  'review',
  'mailing',
  'billing',
  'chat',
  'colleague',
] as const;
export type ConsoleThing = (typeof CONSOLE_THINGS)[number];

export const consoleEventsEndpoints = {
  'GET /api/console/events': {
    summary: 'Tells staff what has changed, for as long as one listens',
    access: 'crew',
    limit: 'stream',
    status: 200,
    answer: {
      events: {
        console:
          'What changed and, when it is known, its id, such as "lead quote-12" or "visit": ask again for what is shown of it. "*" is anything',
        chat: 'The id of a conversation that changed, or "*"',
      },
    },
  },
} as const satisfies EndpointTable;
