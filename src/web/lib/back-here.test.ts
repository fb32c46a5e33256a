// The way back to a page: its own address, and never that of the router's request for it.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { backHere } from './back-here.ts';

describe('the way back to a page', () => {
  it.each([
    ['/console/visits', {}, '/console/visits'],
    ['/console/visits?week=2026-11-09', {}, '/console/visits?week=2026-11-09'],
    ['/history?from=x&done=noted', { done: 'rated' }, '/history?from=x&done=rated'],
  ])('from %s with %o leads to %s', (from, asks, to) => {
    const answer = backHere(new URL(from, 'https://prairieoak.example'), asks);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, to]);
  });

  // A form that the router sends goes to PAGE.data, and what redirects there ends on a page that does not exist.
  it('is read from the address of the page alone, by every loader and action', () => {
    const files = globSync('src/web/**/*.{ts,tsx}', { exclude: ['**/*.test.ts'] });
    const asking = files.filter((file) => /\brequest\.url\b/.test(readFileSync(file, 'utf8')));
    expect(files.length).toBeGreaterThan(300);
    // It renders documents alone, which are asked for by their own address.
    expect(asking).toEqual(['src/web/entry.server.tsx']);
  });
});
