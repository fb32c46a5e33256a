// What the policies of a new installation promise is what the program does: its days, its hours, and the words that stop texts.
import { expect, it } from 'vitest';
import { textWordOf } from '#company/rules/chat/text-keywords.ts';
import { isTextHour } from '#company/rules/time/text-hours.ts';
import { COPY_DAYS_KEPT, DAYS_KEPT } from '#server/customers/sweep-mails.ts';
import { LEFT_KEPT_DAYS } from '#server/site/newsletter/newsletter.service.ts';
import { firstContent } from '#server/site/seed/first-content.ts';
import { firstTranslations } from '#server/site/seed/first-translations.ts';

const content = firstContent();
const privacy = JSON.stringify(content['privacy-policy']);
const spanish = {
  privacy: JSON.stringify(firstTranslations('es', 'privacy-policy')),
  texts: JSON.stringify(firstTranslations('es', 'text-message-terms')),
};
const texts = JSON.stringify(content['text-message-terms']);

it('says for how long a record and a copy of what we sent are kept', () => {
  expect(privacy).toContain(`For ${DAYS_KEPT} days we keep a record`);
  expect(privacy).toContain(`stored encrypted for ${COPY_DAYS_KEPT} days`);
  expect(spanish.privacy).toContain(`Durante ${DAYS_KEPT} días llevamos un registro`);
  expect(spanish.privacy).toContain(`se guarda cifrado durante ${COPY_DAYS_KEPT} días`);
});

it('says for how long those who left the newsletter are remembered', () => {
  expect(privacy).toContain(`for ${LEFT_KEPT_DAYS} days after you leave`);
  expect(spanish.privacy).toContain(`durante ${LEFT_KEPT_DAYS} días después`);
});

it('names the hours in which texts leave', () => {
  expect(texts).toContain('from 9:00 AM to 9:00 PM, on Sundays from noon');
  expect(spanish.texts).toContain('de 9:00 a.m. a 9:00 p.m., y los domingos desde el mediodía');
  const isSentAt = (time: string) =>
    isTextHour(new Date(`2026-11-27T${time}-06:00`), 'America/Chicago');
  expect(['08:59', '09:00', '20:59', '21:00'].map(isSentAt)).toEqual([false, true, true, false]);
  expect(isTextHour(new Date('2026-11-29T11:59-06:00'), 'America/Chicago')).toBe(false);
});

it.each([
  ['STOP', 'stop', texts],
  ['ALTO', 'stop', texts],
  ['Don’t text me', 'stop', texts],
  ['START', 'start', texts],
  ['HELP', 'help', texts],
  ['STOP', 'stop', spanish.texts],
  ['ALTO', 'stop', spanish.texts],
  ['No me manden mensajes', 'stop', spanish.texts],
  ['START', 'start', spanish.texts],
  ['HELP', 'help', spanish.texts],
])('hears %s as it says', (word, heard, said) => {
  expect(said).toContain(word);
  expect(textWordOf(word)).toBe(heard);
});
