// What the policies of a new installation promise is what the program does: its days, its hours, and the words that stop texts.
import { expect, it } from 'vitest';
import { textWordOf } from '#company/rules/chat/text-keywords.ts';
import { isTextHour } from '#company/rules/time/text-hours.ts';
import { COPY_DAYS_KEPT, DAYS_KEPT } from '#server/customers/sweep-mails.ts';
import { firstContent } from '#server/site/seed/first-content.ts';

const content = firstContent();
const privacy = JSON.stringify(content['privacy-policy']);
const texts = JSON.stringify(content['text-message-terms']);

it('says for how long a record and a copy of what we sent are kept', () => {
  expect(privacy).toContain(`For ${DAYS_KEPT} days we keep a record`);
  expect(privacy).toContain(`stored encrypted for ${COPY_DAYS_KEPT} days`);
});

it('names the hours in which texts leave', () => {
  expect(texts).toContain('from 9:00 AM to 9:00 PM, on Sundays from noon');
  const isSentAt = (time: string) =>
    isTextHour(new Date(`2026-11-27T${time}-06:00`), 'America/Chicago');
  expect(['08:59', '09:00', '20:59', '21:00'].map(isSentAt)).toEqual([false, true, true, false]);
  expect(isTextHour(new Date('2026-11-29T11:59-06:00'), 'America/Chicago')).toBe(false);
});

it.each([
  ['STOP', 'stop'],
  ['ALTO', 'stop'],
  ['Don’t text me', 'stop'],
  ['START', 'start'],
  ['HELP', 'help'],
])('hears %s as it says', (word, heard) => {
  expect(texts).toContain(word);
  expect(textWordOf(word)).toBe(heard);
});
