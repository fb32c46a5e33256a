// Proves which canned replies a few letters find, and in which order.
import { expect, it } from 'vitest';
import { fittingReplies } from './canned-picker.tsx';

const replies = ['hello', 'hours', 'quote', 'thanks-hours'].map((shortcut, index) => ({
  id: index + 1,
  version: 1,
  shortcut,
  text: shortcut === 'quote' ? 'We send it within hours.' : 'Text',
}));

it.each([
  ['', ['hello', 'hours', 'quote', 'thanks-hours']],
  ['h', ['hello', 'hours', 'quote', 'thanks-hours']],
  ['HOURS ', ['hours', 'quote', 'thanks-hours']],
  ['nothing', []],
])('"%s" finds %j', (typed, found) => {
  expect(fittingReplies(replies, typed).map(({ shortcut }) => shortcut)).toEqual(found);
});
