// Why mails come back, as the office reads it.
import { expect, it } from 'vitest';
import { returnReason } from './returned-mail.ts';

it.each([
  ['5.1.1', 'The address does not exist.'],
  ['5.1.10', 'The address does not exist.'],
  ['5.1.2', 'What follows the @ in the address does not exist.'],
  ['5.1.3', 'There is something wrong with the address.'],
  ['5.2.1', 'The mailbox is turned off.'],
  ['4.2.2', 'Their mailbox is full.'],
  ['5.3.4', 'The email is too large for them.'],
  ['5.2.0', 'Their mailbox takes no mail.'],
  ['4.4.7', 'Their mail server could not be reached or did not take it in time.'],
  ['5.7.1', 'Their mail server blocked it.'],
  ['5.0.0', 'Their mail server refused it.'],
])('%s: %s', (status, meaning) => {
  expect(returnReason({ status, words: '' })).toBe(`${meaning} (Code ${status})`);
  expect(returnReason({ status, words: '550 no' })).toBe(`${meaning} It said: 550 no`);
});

it('is no longer than what is kept, and no half of a character', () => {
  const reason = returnReason({ status: '5.1.1', words: '🌳'.repeat(400) });
  expect(reason.length).toBeLessThanOrEqual(300);
  expect(reason.isWellFormed()).toBe(true);
});
