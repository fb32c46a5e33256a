// Lighthouse over TLS and HTTP/2: the four scores of one public page of each kind.
import { dirname } from 'node:path/posix';
import { chromium } from '@playwright/test';
import lighthouse, { type Result as Report } from 'lighthouse';
import { freePort } from '../scripts/free-port.ts';
import { requireProgram } from '../scripts/needed-programs.ts';
import type { Lab } from './lab.ts';
import { type Result, told } from './result.ts';
import { startServer } from './server.ts';
import { type TlsFront, tlsFront } from './tls-front.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Audits an address with Lighthouse's default, a simulated slow phone. */
type Audit = (address: string) => Promise<Report>;

/** Scores one page of each kind once, the heaviest of its kind (quick: only `/`). */
export async function lighthouseScores(lab: Lab, isQuick: boolean): Promise<Result[]> {
  const front = await tlsFront(lab);
  const audit = await openAudit(lab);
  const dataDir = await lab.directory('data');
  const server = await startServer(lab, { dataDir, publicUrl: front.origin });
  await front.passTo(server.origin);
  return scores(audit, isQuick ? ['/'] : await heaviestOfEachKind(server.origin), front);
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
    ...told(`Lighthouse ${name}, lowest of ${paths.length} kinds of pages`, String(score), note),
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
async function openAudit(lab: Lab): Promise<Audit> {
  const executablePath = requireProgram('browser');
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

/** Pages below the same folder are of one kind and differ in their words alone; each of the others is a kind of its own. */
async function heaviestOfEachKind(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, at = '']) => new URL(at).pathname,
  );
  const heaviest = new Map<string, { path: string; bytes: number }>();
  for (const path of paths) {
    const kind = dirname(path) === '/' ? path : `${dirname(path)}/*`;
    const bytes = (await (await fetch(origin + path)).arrayBuffer()).byteLength;
    if (bytes > (heaviest.get(kind)?.bytes ?? 0)) heaviest.set(kind, { path, bytes });
  }
  return [...heaviest.values()].map(({ path }) => path);
}
