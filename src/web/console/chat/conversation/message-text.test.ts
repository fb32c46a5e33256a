// Proves that addresses in a message become links to where they really lead, and that everything else stays text.
import { expect, it } from 'vitest';
import { linkedParts } from './message-text.tsx';

const links = (text: string) =>
  linkedParts(text).flatMap(({ href, host }) => (href ? [[href, host]] : []));

it.each([
  ['See https://example.com/a.', [['https://example.com/a', 'example.com']]],
  ['(http://a.example/x?y=1&z=2)', [['http://a.example/x?y=1&z=2', 'a.example']]],
  [
    'https://our-bank.example@evil.example/',
    [['https://our-bank.example@evil.example/', 'evil.example']],
  ],
  ['javascript:alert(1) data:text/html,x file:///etc', []],
  ['<b>bold</b> & <script>', []],
  ['https://', []],
  ['', []],
])('in "%s" the links are %j', (text, expected) => {
  expect(links(text)).toEqual(expected);
  expect(
    linkedParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

it('shows the real name of a host whose letters only look like others', () => {
  expect(links('https://exаmple.com/')[0]?.[1]).toMatch(/^xn--/);
});
