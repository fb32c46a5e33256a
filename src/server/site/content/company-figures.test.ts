// Reach and reply time in the words of content: of all that pages say, and of no mail.
import { expect, it } from 'vitest';
import { defaultSettings } from '#company/facts/settings.ts';
import { firstContent } from '#server/site/seed/first-content.ts';
import { translationsWithFigures, withCompanyFigures } from './company-figures.ts';

const content = { ...firstContent(), translations: {}, uploads: {} };

it('what a new installation says has no trace of another reach or reply time', () => {
  const other = { ...defaultSettings, serviceRadiusMiles: 45, replyHours: 1 };
  const {
    'automatic-mail': mails,
    'privacy-policy': _,
    ...pages
  } = withCompanyFigures(content, other);
  const words = JSON.stringify(pages);
  expect(words).toContain('Everything within 45 miles of our office');
  expect(words).toContain('a reply within 1 hour.');
  expect(words).not.toMatch(/\{miles\}|\{replyTime\}|\b(30|thirty) miles|within 24 hours/);
  expect(mails).toBe(content['automatic-mail']);
});

it('is made once for the same figures', () => {
  const made = withCompanyFigures(content, defaultSettings);
  expect(withCompanyFigures(content, defaultSettings)).toBe(made);
  expect(withCompanyFigures(content, { ...defaultSettings, replyHours: 2 })).not.toBe(made);
});

it('stands in a translation in the words of its language, made once for the same figures', () => {
  const translations = {
    es: { 'question/areas': { answer: 'A {miles} millas, en {replyTime}.' } },
  };
  const made = translationsWithFigures(translations, defaultSettings);
  expect(made.es).toEqual({ 'question/areas': { answer: 'A 30 millas, en 24 horas.' } });
  expect(translationsWithFigures(translations, defaultSettings)).toBe(made);
  const other = { ...defaultSettings, serviceRadiusMiles: 45, replyHours: 1 };
  expect(translationsWithFigures(translations, other).es).toEqual({
    'question/areas': { answer: 'A 45 millas, en 1 hora.' },
  });
});
