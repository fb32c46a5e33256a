// Addresses in a message: what can be followed, and that what is shown is where it leads.
import { describe, expect, it } from 'vitest';
import { textParts } from './linked-text.ts';

describe('the addresses in a text', () => {
  it.each([
    ['none at all, only 3.50 and a@b.example', []],
    ['see https://prairieoak.example/services.', ['prairieoak.example/services']],
    ['(http://a.example/b?c=d#e), and https://f.example!', ['a.example/b?c=d#e', 'f.example']],
    ['https://google.com@evil.example/login', ['evil.example/login']],
    ['https://user:secret@evil.example', ['evil.example']],
    ['https://gооgle.com/x', ['xn--ggle-55da.com/x']],
    ['javascript:alert(1) data:text/html,x ftp://a.example', []],
    ['https://', []],
    ['https://a.example:8443/x', ['a.example:8443/x']],
  ])('of "%s"', (text, shown) => {
    const parts = textParts(text);
    expect(parts.filter(({ href }) => href).map((part) => part.text)).toEqual(shown);
    for (const { href } of parts) if (href) expect(href).toMatch(/^https?:\/\/[^@]+$/);
  });

  it('leaves every other letter where it was', () => {
    const parts = textParts('one\nhttps://a.example/ two <b> https://c.example.');
    expect(parts).toEqual([
      { text: 'one\n' },
      { href: 'https://a.example/', text: 'a.example' },
      { text: ' two <b> ' },
      { href: 'https://c.example/', text: 'c.example' },
      { text: '.' },
    ]);
  });
});
