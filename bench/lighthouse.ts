// Lighthouse over TLS and HTTP/2: the four scores of every public page, and the paints of `/` against a page of one line.
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { chromium } from '@playwright/test';
import lighthouse, { type Result as Report } from 'lighthouse';
import { findChromium } from '../scripts/find-program.ts';
import { freePort } from '../scripts/free-port.ts';
import type { Lab } from './lab.ts';
import { atMost, type Result, skipped, told } from './result.ts';
import { startServer } from './server.ts';
import { median, spread } from './statistics.ts';
import { type TlsFront, tlsFront } from './tls-front.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const PAINTS = [
  { audit: 'first-contentful-paint', name: 'First', budget: 1.25 },
  { audit: 'largest-contentful-paint', name: 'Largest', budget: 1.5 },
] as const;

/** The page of one line: as little as a page can be. */
const FLOOR_HTML =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Floor</title><h1>One line</h1></html>';

/** Audits an address with Lighthouse's default, a simulated slow phone. */
type Audit = (address: string) => Promise<Report>;

/** Compares the paints of `/` in turns with the floor, then scores every page of the sitemap once (quick: only `/`). */
export async function lighthouseScores(lab: Lab, isQuick: boolean): Promise<Result[]> {
  const [front, floorFront] = [await tlsFront(lab), await tlsFront(lab)];
  const audit = await openAudit(lab);
  if (!front || !floorFront || !audit) {
    return [skipped('Lighthouse', 'Chromium or OpenSSL is not installed.')];
  }
  const dataDir = await lab.directory('data');
  const server = await startServer(lab, { dataDir, publicUrl: front.origin });
  await front.passTo(server.origin);
  await floorFront.passTo(await serveFloor(lab));
  return [
    ...(await paints(audit, isQuick ? 2 : 5, floorFront, front)),
    ...(await scores(audit, isQuick ? ['/'] : await pathsOf(server.origin), front)),
  ];
}

async function paints(
  audit: Audit,
  rounds: number,
  floorFront: TlsFront,
  front: TlsFront,
): Promise<Result[]> {
  const floor: Report[] = [];
  const page: Report[] = [];
  for (let round = 0; round < rounds; round++) {
    floor.push(await audit(`${floorFront.origin}/`));
    page.push(await audit(`${front.origin}/`));
  }
  return PAINTS.map(({ audit: name, ...paint }) => {
    const what = `${paint.name} paint of / against one line, simulated phone`;
    const [ofFloor, ofPage] = [floor, page].map((reports) =>
      reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN),
    ) as [number[], number[]];
    const note = `${what}: ${Math.round(median(ofPage))} ms against ${Math.round(median(ofFloor))} ms, the floor's rounds up to ${Math.round(spread(ofFloor) * 100)} % apart.`;
    return atMost(what, median(ofPage) / median(ofFloor), paint.budget, '×', 'soft', note);
  });
}

/** One line for all pages; a page below 100 is named with the audits that cost it points. */
async function scores(audit: Audit, paths: string[], front: TlsFront): Promise<Result[]> {
  const below: string[] = [];
  const lowest = new Map<string, number>(CATEGORIES.map((name) => [name, 100]));
  for (const path of paths) {
    const report = await audit(`${front.origin}${path}`);
    for (const name of CATEGORIES) {
      const score = Math.round((report.categories[name]?.score ?? 0) * 100);
      lowest.set(name, Math.min(lowest.get(name) ?? 100, score));
      if (score < 100) below.push(`${path} ${name} ${score} (${lostPoints(report, name)})`);
    }
  }
  const note = below.length > 0 ? `Lighthouse below 100: ${below.join('; ')}.` : undefined;
  return [...lowest].map(([name, score]) => ({
    ...told(`Lighthouse ${name}, lowest of ${paths.length} pages`, String(score), note),
    budget: '100',
    isWithin: score === 100,
  }));
}

function lostPoints(report: Report, category: string): string {
  const refs = report.categories[category]?.auditRefs ?? [];
  const lost = refs.filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9);
  return lost.map(({ id }) => id).join(', ') || 'a little of everything';
}

/** A Chromium of its own with an open DevTools port, and Lighthouse on it. */
async function openAudit(lab: Lab): Promise<Audit | undefined> {
  const executablePath = findChromium();
  if (!executablePath) return undefined;
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...['--no-sandbox', '--disable-background-networking', '--disable-quic'],
      ...['--ignore-certificate-errors', `--remote-debugging-port=${port}`],
    ],
  });
  lab.defer(() => browser.close());
  return async (address) => {
    const onlyCategories = [...CATEGORIES];
    const report = (await lighthouse(address, { port, logLevel: 'error', onlyCategories }))?.lhr;
    if (!report || report.runtimeError) {
      throw new Error(`Lighthouse on ${address}: ${report?.runtimeError?.message ?? 'no report'}`);
    }
    return report;
  };
}

async function pathsOf(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = '']) => new URL(at).pathname);
}

/** Node's own HTTP server with ready Brotli bytes, as ours answers documents. */
async function serveFloor(lab: Lab): Promise<string> {
  const bytes = await promisify(brotliCompress)(FLOOR_HTML);
  const port = await freePort();
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': bytes.length,
    });
    response.end(bytes);
  });
  server.listen(port, '127.0.0.1');
  lab.defer(() => server.close());
  return `http://127.0.0.1:${port}`;
}
