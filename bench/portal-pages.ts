// Times the pages of the portal for a customer of ten years in a company of 500, and weighs the scripts of the first one.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINES, prepareEngines } from './database-engines.ts';
import { fillPortal, VETERAN } from './fill-portal.ts';
import type { Lab } from './lab.ts';
import { selectOne } from './references.ts';
import { atMost, atMostTimes, type Result } from './result.ts';
import { projectRoot, startServer } from './server.ts';
import { signInByMail } from './sign-in-by-mail.ts';
import { quantile, timesUntilClear } from './statistics.ts';

const PAGES = ['', '/schedule', '/history', '/add-ons', '/account', '/plan', '/your-data'];
const REQUESTS = { least: 60, most: 200 };
const WARM_UP = 40;

/** Budgets: docs/product/pages-and-speed.md#budgets; the first in times of `select 1` through the same server. */
const P95_TIMES = 12;
const SCRIPT_KB = 170;

/** One request after the other, as one person looks around. */
export async function portalPages(lab: Lab, isQuick: boolean): Promise<Result[]> {
  const results: Result[] = [];
  for (const { engine, options } of await prepareEngines(lab, fillPortal)) {
    const server = await startServer(lab, { ...options, probe: true });
    const cookie = await signInByMail(server.origin, options.dataDir, VETERAN);
    for (const page of PAGES) {
      await ask(
        `${server.origin}/customer-portal${page}`,
        cookie,
        Number.POSITIVE_INFINITY,
        WARM_UP,
      );
    }
    const [reference = 0] = await selectOne(server.origin, [0.95]);
    await server.caused();
    for (const page of PAGES) {
      const path = `/customer-portal${page}`;
      const { least, most } = REQUESTS;
      const { times, html } = await ask(
        server.origin + path,
        cookie,
        P95_TIMES * reference,
        least,
        isQuick ? least : most,
      );
      const caused = (await server.caused()).filter(({ url }) => url === path);
      const queries = Math.max(...caused.map((request) => request.queries));
      const note = `${path}, ${engine}: p50 ${quantile(times, 0.5).toFixed(1)} ms, ${queries} queries.`;
      const p95 = { figure: quantile(times, 0.95), reference, unit: 'ms' };
      results.push(atMostTimes(`${path}, ${engine}, p95`, p95, P95_TIMES, note));
      if (page === '' && engine === ENGINES[0]) {
        results.push(
          atMost('JavaScript of the first tab, Brotli', scriptKb(html), SCRIPT_KB, 'KB', 'hard'),
        );
      }
    }
    await server.stop();
  }
  return results;
}

async function ask(url: string, cookie: string, budget: number, least: number, most = least) {
  let html = '';
  const once = async () => {
    const began = performance.now();
    const answer = await fetch(url, { headers: { cookie } });
    html = await answer.text();
    if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
    return performance.now() - began;
  };
  const times = await timesUntilClear(once, { share: 0.95, budget, least, most });
  return { times, html };
}

/** What the page loads before anyone touches it, as the browser gets it. */
function scriptKb(html: string): number {
  const files = new Set(html.match(/\/assets\/[\w.-]+\.js/g));
  const bytes = [...files].map(
    (file) => statSync(join(projectRoot, 'build/client', `${file}.br`)).size,
  );
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}
