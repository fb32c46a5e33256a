// Every mail looks like the site by day and by night, has one thing to do, and reads like a letter as plain text.
import { describe, expect, it } from 'vitest';
import { everyMail } from './every-mail.ts';

/** Their one thing to do is a reply, or nothing. */
const WITHOUT_ACTION = ['deletion-done', 'lead-answer'];

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
