// What a phone needs for its first paint comes with the first packets of a new connection (docs/product/pages-and-speed.md).
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicPages } from '../bench/public-pages.ts';
import { type RunningTestServer, startRunningServer } from './running-server.ts';

/** A first turn of TCP is 14,600 bytes (RFC 6928); headers and the records of TLS take a tenth of it. */
const FIRST_TURN = 13_200;

let server: RunningTestServer;
beforeAll(async () => {
  server = await startRunningServer();
});
afterAll(() => server.close());

describe('the first screen of every public page', () => {
  it('waits for no stylesheet and is within the first turn', async () => {
    const paths = await publicPages(server.url);
    expect(paths.length).toBeGreaterThan(30);
    const late: string[] = [];
    for (const path of paths) {
      const answer = await fetch(`${server.url}${path}`, { headers: { 'accept-encoding': 'br' } });
      if (answer.headers.get('content-encoding') !== 'br') late.push(`${path}: not compressed`);
      const html = await answer.text();
      const [head = ''] = html.split('</head>', 1);
      if (!/<style data-carried[^>]*>[^<]*--color-ground:/.test(head))
        late.push(`${path}: carries no styles`);
      late.push(
        ...(head.match(/<link[^>]*rel="stylesheet"[^>]*>/g) ?? []).map(
          (link) => `${path}: ${link}`,
        ),
      );
      const firstScreen = brotliCompressSync(html.slice(0, html.indexOf('</h1>')));
      if (firstScreen.length > FIRST_TURN) late.push(`${path}: ${firstScreen.length} bytes`);
    }
    expect(late).toEqual([]);
  });

  it('names its picture in the first line of the head, and no font for a phone', async () => {
    for (const path of [
      '/',
      '/about',
      '/services/drainage',
      '/blog',
      '/gallery',
      '/gallery-full',
    ]) {
      const html = await (await fetch(`${server.url}${path}`)).text();
      const [beforeSheet = ''] = html.split('<style', 1);
      const asked = /<link rel="preload" href="([^"]+)" as="image"[^>]*fetchPriority="high"/;
      const [, picture] = asked.exec(beforeSheet) ?? [];
      expect(html.split('<main')[1]?.split('</picture>')[0], path).toContain(`${picture}"`);
      for (const [font] of html.matchAll(/<link[^>]*as="font"[^>]*>/g)) {
        expect(font, path).toContain('media="(min-width: 48rem)"');
      }
    }
  });
});
