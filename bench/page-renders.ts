// Counts the renders and queries that anonymous visitors cause on public pages; there must be none.
import type { Lab } from './lab.ts';
import { atMost, type Result } from './result.ts';
import { startServer } from './server.ts';

const ROUNDS = 20;

/** The ways in which strangers ask for a page: with each encoding, with a query, conditionally, only the head. */
const WAYS: { query?: string; init: RequestInit }[] = [
  { init: { headers: { 'accept-encoding': 'br' } } },
  { init: { headers: { 'accept-encoding': 'gzip' } } },
  { init: { headers: { 'accept-encoding': 'identity' } } },
  { query: '?utm_source=postcard', init: {} },
  { init: { method: 'HEAD' } },
  { init: { headers: { 'if-none-match': '"an-older-one-br"' } } },
];

/** Asks for every public page in each way, with the probe counting inside the server. */
export async function pageRenders(lab: Lab): Promise<Result[]> {
  const server = await startServer(lab, { dataDir: await lab.directory('data'), probe: true });
  const pages = await publicPages(server.origin);
  await server.caused();
  for (let round = 0; round < ROUNDS; round++) {
    for (const page of pages) {
      for (const { query = '', init } of WAYS) {
        const answer = await fetch(`${server.origin}${page}${query}`, init);
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${page}${query} answered ${answer.status}`);
      }
    }
  }
  const caused = await server.caused();
  const expected = ROUNDS * pages.length * WAYS.length;
  if (caused.length !== expected) throw new Error('the probe has not seen every request');
  const renders = caused.reduce((sum, request) => sum + request.renders, 0);
  const queries = caused.reduce((sum, request) => sum + request.queries, 0);
  const what = `by ${expected} anonymous requests for ${pages.length === 1 ? '/' : `${pages.length} public pages`}`;
  return [
    atMost(`Renders caused ${what}`, renders, 0, '', 'hard'),
    atMost(`Queries caused ${what}`, queries, 0, '', 'hard'),
  ];
}

/** The pages that the site map names, and `/` in any case. */
async function publicPages(origin: string): Promise<string[]> {
  const answer = await fetch(`${origin}/sitemap.xml`);
  const text = answer.ok ? await answer.text() : '';
  const named = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  return [...new Set(['/', ...named])];
}
