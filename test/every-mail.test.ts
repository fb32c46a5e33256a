// Every mail looks like the site by day and by night, has one thing to do, and reads like a letter as plain text.
import { describe, expect, it } from 'vitest';
import { defaultSettings } from '#company/facts/settings.ts';
import { automaticMailNames, type WordsOfMails } from '#company/rules/platform/automatic-mails.ts';
import { sampleMail } from '#server/platform/mail/mail-samples.ts';
import { everyMail } from './every-mail.ts';

/** Their one thing to do is a reply, or nothing. */
const WITHOUT_ACTION = ['deletion-done', 'lead-answer'];

/** Customers' mails whose words the owner cannot change, by why. */
const WORDS_STAY: Record<string, readonly string[]> = {
  'A code or link that opens an account, or a warning about its safety': [
    ...['sign-in', 'account-invitation', 'passkey', 'email-change-code'],
    ...['email-change-code-office', 'email-change-asked', 'email-changed'],
  ],
  'What the law or a right is about: deletion, consent, safety, a copy of what was agreed': [
    ...['deletion-asked', 'deletion-done', 're-entry', 'photo-permission'],
    ...['plan-copy', 'autopay-on', 'autopay-off'],
  ],
  'Someone of the office writes it each time': [
    ...['lead-answer', 'problem-reply', 'problem-remedy', 'plan-objection-answer', 'mailing'],
  ],
  'Staff see the same words on their screen before they send it': [
    ...['moved', 'visit-moved', 'day-moved', 'day-left-out'],
  ],
  'Its words follow from what happened to a request': [
    ...['request-quoted', 'request-scheduled', 'request-scheduled-several'],
  ],
};

describe('the words of a mail', () => {
  const said = new Set<string>();
  const marked: WordsOfMails = (name) => {
    said.add(name);
    return {
      subject: `Subject ${name}`,
      heading: `Heading ${name}`,
      opening: 'Begin.',
      closing: 'End.',
    };
  };
  const ours = /^(office-|staff-|held-leads$|test$)/;

  it('are the owner’s in every mail that goes to customers by itself, or stay for a reason', async () => {
    const fixed: string[] = [];
    for (const [name, render] of Object.entries(everyMail)) {
      const { subject, html, text } = await render(marked);
      await render(marked, 'es');
      if (!subject.startsWith('Subject ')) {
        if (!ours.test(name)) fixed.push(name);
        continue;
      }
      expect(html, name).toContain(subject.replace('Subject', 'Heading'));
      for (const part of ['Begin.', 'End.']) {
        expect(html, name).toContain(part);
        expect(text, name).toContain(part);
      }
    }
    expect(fixed.toSorted()).toEqual(Object.values(WORDS_STAY).flat().toSorted());
    expect([...said].toSorted()).toEqual(automaticMailNames.toSorted());
  });

  it.each(automaticMailNames)('are seen in the sample of %s', async (name) => {
    const at = (path: string) => `https://oak.example${path}`;
    const { subject, text } = await sampleMail(name, {
      settings: defaultSettings,
      words: marked,
      at,
    });
    expect([subject, text]).toEqual([`Subject ${name}`, expect.stringContaining('Begin.')]);
  });
});

describe.each(Object.entries(everyMail))('the mail %s', (name, render) => {
  it('has the name, both looks, and one action that a thumb hits', async () => {
    const { html } = await render();
    expect(html).toContain('class="mark-name"');
    expect(html).toContain('<meta name="color-scheme" content="light dark"');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
    const actions = html.match(/<a class="action"[^>]*/g) ?? [];
    expect(actions).toHaveLength(WITHOUT_ACTION.includes(name) ? 0 : 1);
    // 24 px of words between 14 px above and below.
    for (const action of actions) expect(action).toMatch(/padding:14px 22px/);
  });

  it('has a map beside a place', async () => {
    const { html, text } = await render();
    const place = '12310 Barker Cypress Rd';
    expect(html.includes('google.com/maps')).toBe(html.includes(place));
    expect(text.includes('google.com/maps')).toBe(text.includes(place));
  });

  it('is a letter as plain text', async () => {
    const { html, text } = await render();
    const labels = [...html.matchAll(/<p class="soft"[^>]*>([^<]+)<\/p>/g)].map(
      ([, label = '']) => label,
    );
    const lines = text.split('\n').map((line) => line.trim());
    // In a chat, a name and a time stand before each message.
    if (!name.includes('chat')) expect(lines.filter((line) => isLabel(line, labels))).toEqual([]);
    expect(text).not.toMatch(/\[object|undefined|null|NaN/);
    expect(text).toMatch(/[.!?]/);
  });
});

/** A word or two that stand alone in a line. */
function isLabel(line: string, labels: string[]): boolean {
  return labels.includes(line) && line.split(' ').length <= 4;
}
