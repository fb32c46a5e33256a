// What the page says after an answer: that it is sent only when it is.
import { expect, it } from 'vitest';
import type { ConversationItem } from '#contract/overviews/customer-conversation.ts';
import { answerNote } from './conversation-labels.ts';

const ours: ConversationItem = {
  ...{ id: 'message-1', source: 'text', at: '', from: 'office', author: null, title: null },
  ...{
    text: 'Hello',
    photos: [],
    delivery: 'sent',
    reason: null,
    isProven: true,
    suggestion: null,
    path: '',
  },
};
const note: ConversationItem = { ...ours, source: 'note', delivery: null };
const theirs: ConversationItem = { ...ours, from: 'customer', delivery: null };

it.each([
  [{ delivery: 'sent' }, 'Your answer is sent.'],
  [{ delivery: 'read', source: 'chat' }, 'Your answer is sent.'],
  [
    { delivery: 'waiting', reason: 'It leaves at 9:00 AM.' },
    'Your answer waits. It leaves at 9:00 AM.',
  ],
  [{ delivery: 'waiting' }, 'Your answer is on its way.'],
  [{ delivery: 'outbox' }, 'in the outbox'],
  [{ delivery: 'failed', reason: 'No such number.' }, 'not delivered. No such number.'],
] as const)('says of %j "%s"', (how, words) => {
  expect(answerNote([ours, { ...ours, ...how }, note, theirs])).toContain(words);
});
