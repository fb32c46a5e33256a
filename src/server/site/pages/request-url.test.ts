// A page request always has an address of ours, however strange its request line or Host.
import { expect, it } from 'vitest';
import { requestUrl, visitedOrigin } from './request-url.ts';

const site = new URL('https://oak.example');

it.each([
  ['/', 'https://oak.example/'],
  ['/book?month=2026-11', 'https://oak.example/book?month=2026-11'],
  ['//', 'https://oak.example//'],
  ['//evil.example/book', 'https://oak.example//evil.example/book'],
  ['/\\evil.example', 'https://oak.example//evil.example'],
  ['///', 'https://oak.example///'],
  ['http://evil.example/book', 'https://oak.example/book'],
  ['http://evil.example', 'https://oak.example/'],
  ['http://evil.example?a=1', 'https://oak.example/?a=1'],
  ['HTTP://evil.example\\book', 'https://oak.example//book'],
  ['*', 'https://oak.example/*'],
  ['@evil.example', 'https://oak.example/@evil.example'],
  [':8443/', 'https://oak.example/:8443/'],
  ['', 'https://oak.example/'],
])('%j is %s', (target, url) => {
  expect(requestUrl(target, site).href).toBe(url);
});

it.each([
  ['oak.example', 'https://oak.example'],
  ['localhost:3000', 'https://localhost:3000'],
  ['a b', 'https://oak.example'],
  ['%%%', 'https://oak.example'],
  ['host:port', 'https://oak.example'],
  ['', 'https://oak.example'],
  [undefined, 'https://oak.example'],
])('Host %j was reached at %s', (host, origin) => {
  expect(visitedOrigin(host, site).origin).toBe(origin);
});
