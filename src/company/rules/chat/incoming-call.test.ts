import { describe, expect, it } from 'vitest';
import { callerNumber, isOfNorthAmerica, missedCallText } from './incoming-call.ts';
import { textSize } from './text-segments.ts';

describe('the number that called', () => {
  it.each([
    ['+12815550142', '2815550142'],
    ['281-555-0142', '2815550142'],
    ['+442079460000', '+442079460000'],
  ])('of %s is %s', (from, number) => {
    expect(callerNumber(from)).toBe(number);
  });

  it.each([
    '',
    'anonymous',
    'Restricted',
    '+266696687',
    '+17378742833',
    '+2562533',
    '+86282452253',
    '+8656696',
    '0000000000',
    '22000',
  ])('is withheld: %s', (from) => {
    expect(callerNumber(from)).toBeNull();
  });

  it('is texted in North America alone', () => {
    expect(
      ['2815550142', '+442079460000', '1115550142', '281555014'].map(isOfNorthAmerica),
    ).toEqual([true, false, false, false]);
  });
});

it('says who we are and how to have no more, in one text', () => {
  const text = missedCallText({ shortName: 'Prairie Oak', missedCallWords: 'How can we help?' });
  expect(text).toBe('Prairie Oak: How can we help? Reply STOP to end texts.');
  expect(textSize(text).count).toBe(1);
  const settings = { shortName: 'Prairie Oak', missedCallWords: 'How can we help?' };
  expect(missedCallText(settings, 'es')).toBe(
    'Prairie Oak: Disculpe, no pudimos contestar su llamada. ¿En qué le ayudamos? Conteste a este mensaje y le atendemos. Responda STOP para no recibir textos.',
  );
  expect(textSize(missedCallText(settings, 'es')).count).toBe(1);
});
