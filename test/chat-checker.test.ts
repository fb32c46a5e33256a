// The checker of chats finds what it is there for: each planted fault is named, and a true record has none.
import { expect, it } from 'vitest';
import { type ChatRecord, chatFaults, type Handed, type SeenEntry } from './chat-checker.ts';

const say = (number: number): SeenEntry => ({
  number,
  key: `key-${number}`,
  text: `word ${number}`,
  sender: 'customer',
});
/** A person who texts: in a turn, a word of the log. */
const hands = (turn: number, word: number): Handed => ({
  ...{ client: 'reed', turn, text: `word ${word}` },
});
const log = [say(1), say(2), { number: 3 }, say(4), say(5)];

/** A true record, with changes. */
function record(
  changes: Partial<{ table: SeenEntry[]; screen: SeenEntry[]; handed: Handed[] }>,
): ChatRecord {
  const table = changes.table ?? log;
  return {
    logs: new Map([['s', table]]),
    seen: [
      { client: 'fern', session: 's', entries: changes.screen ?? log.slice(0, 4) },
      { client: 'olive', session: 's', entries: [] },
    ],
    acknowledged: [1, 2, 4].map((number) => ({
      client: 'fern',
      session: 's',
      key: `key-${number}`,
      text: `word ${number}`,
      number,
    })),
    handed: changes.handed ?? [hands(1, 2), hands(1, 1), hands(2, 4)],
  };
}

it('finds nothing where everyone saw a beginning of one log', () => {
  expect(chatFaults(record({}))).toEqual([]);
});

it.each<[string, Parameters<typeof record>[0], string]>([
  ['a text that is nowhere', { handed: [hands(1, 9)] }, 'reed: "word 9" is lost'],
  [
    'a text that is there twice',
    { table: [...log, { ...say(6), text: 'word 1' }] },
    'reed: "word 1" is doubled',
  ],
  [
    'a later turn before an earlier one',
    { handed: [hands(1, 2), hands(1, 4), hands(2, 1)] },
    'reed: "word 1" is 1, before 4',
  ],
  ['a loss on a screen', { screen: [say(1), { number: 3 }] }, 'fern in s: 2 is lost before 3'],
  ['a double on a screen', { screen: [say(1), say(2), say(2)] }, 'fern in s: 2 is doubled'],
  ['a swap on a screen', { screen: [say(2), say(1)] }, 'fern in s: 1 comes after 2'],
  [
    'other words on a screen',
    { screen: [{ ...say(1), text: 'other' }] },
    'fern in s: 1 is not what the table has',
  ],
  [
    'another sender on a screen',
    { screen: [{ ...say(1), sender: 'support' }] },
    'fern in s: 1 is not what the table has',
  ],
  [
    'an entry that the table does not have',
    { screen: [...log, say(6)] },
    'fern in s: 6 is not what the table has',
  ],
  [
    'an acknowledged message that is gone',
    { table: [say(1), { number: 2 }, { number: 3 }, say(4)], screen: [] },
    'fern in s: the acknowledged key-2 is lost',
  ],
  [
    'a message that is there twice',
    { table: [...log, { ...say(4), number: 6 }] },
    'the table of s: the message key-4 is doubled',
  ],
])('finds %s', (_, changes, fault) => {
  expect(chatFaults(record(changes))).toContain(fault);
});

it('finds messages of one sender that were stored in another order', () => {
  const swapped = record({});
  swapped.acknowledged.reverse();
  expect(chatFaults(swapped)).toContain('fern in s: sent after 4, but stored as 2');
});
