// Which requests go on with the code of a short link in their address, and that none leads away.
import { describe, expect, it } from 'vitest';
import { addressWithVia } from './carry-via.ts';

const SITE = new URL('https://oak.example');
const isDocument = (path: string) => ['/', '/quote', '/services'].includes(path);
const ask = (url: string, referer: string | undefined, more = {}) =>
  addressWithVia(
    { method: 'GET', url, headers: { host: 'oak.example', referer }, ...more },
    SITE,
    isDocument,
  );

describe('the code of a short link', () => {
  it('goes along from page to page', () => {
    expect(ask('/quote', 'https://oak.example/?via=abc234')).toBe('/quote?via=abc234');
    expect(ask('/quote?service=mowing', 'https://oak.example/services?via=ABC234')).toBe(
      '/quote?service=mowing&via=abc234',
    );
  });

  it('goes along once, and not for what is no page for everyone', () => {
    expect(ask('/quote?via=abc234', 'https://oak.example/?via=abc234')).toBeUndefined();
    expect(ask('/quote?via=xyz789', 'https://oak.example/?via=abc234')).toBeUndefined();
    for (const path of ['/api/company', '/assets/app.js', '/customer-portal'])
      expect(ask(path, 'https://oak.example/?via=abc234')).toBeUndefined();
    const post = { method: 'POST' };
    expect(ask('/quote', 'https://oak.example/?via=abc234', post)).toBeUndefined();
  });

  it('does not come from elsewhere, nor lead there', () => {
    expect(ask('/quote', undefined)).toBeUndefined();
    expect(ask('/quote', 'https://oak.example/')).toBeUndefined();
    expect(ask('/quote', 'https://evil.example/?via=abc234')).toBeUndefined();
    expect(ask('/quote', 'https://oak.example/?via=<script>')).toBeUndefined();
    expect(ask('/quote', 'via=abc234')).toBeUndefined();
    const every = () => true;
    const headers = { host: 'oak.example', referer: 'https://oak.example/?via=abc234' };
    for (const url of ['//evil.example', '//evil.example/quote'])
      expect(addressWithVia({ method: 'GET', url, headers }, SITE, every)).toBeUndefined();
  });
});
