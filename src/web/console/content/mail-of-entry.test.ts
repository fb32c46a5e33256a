// What the page of an automatic email says of it: when it goes, and what may stand in its words.
import { expect, it } from 'vitest';
import { mailOf } from './mail-of-entry.ts';

it('names the variables of an email, each with what stands in its place', () => {
  const mail = mailOf({ kind: 'automatic-mail', slug: 'visit-done' });
  expect(mail?.language).toBe('en');
  expect(mail?.when).not.toBe('');
  expect(mail?.variables).toContainEqual({ name: 'company', words: 'our name' });
});

it('knows the email in Spanish by its own entry', () => {
  const mail = mailOf({ kind: 'automatic-mail', slug: 'visit-done-es' });
  expect(mail?.language).toBe('es');
  expect(mail?.when).toContain('customers who read Spanish');
});

it('says nothing of other entries, whatever they are called', () => {
  expect(mailOf({ kind: 'question', slug: 'visit-done' })).toBeNull();
  expect(mailOf({ kind: 'automatic-mail', slug: 'no-such-mail' })).toBeNull();
});
