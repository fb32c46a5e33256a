// Measures how fast `/` is served from memory, as a ratio to nginx serving the same compressed bytes.
import { get } from 'node:http';
import { availableParallelism } from 'node:os';
import type { Lab } from './lab.ts';
import { type Load, load } from './load.ts';
import { type Result, skipped, told } from './result.ts';
import { startServer } from './server.ts';
import { startNginx } from './static-nginx.ts';
import { median, spread } from './statistics.ts';

/** What we aim at, and the floor under it (docs/product/pages-and-speed.md#budgets). */
const AIM = 0.75;
const FLOOR = 0.5;

const WHAT = 'Page from memory against nginx';

/** Both servers on processor 0, one after the other in each round; the load comes from processor 1. */
export async function pageAgainstNginx(lab: Lab, isQuick: boolean): Promise<Result[]> {
  const rounds = isQuick ? 2 : 5;
  const seconds = isQuick ? 2 : 3;
  const server = await startServer(lab, { dataDir: await lab.directory('data'), processor: 0 });
  const nginx = await startNginx(lab, await readyPage(server.origin), 0);
  const ours: Load[] = [];
  const theirs: Load[] = [];
  await load(lab, `${server.origin}/`, server.pid, 2);
  for (let round = 0; round < rounds; round++) {
    theirs.push(await load(lab, `${nginx.origin}/`, nginx.pid, seconds));
    ours.push(await load(lab, `${server.origin}/`, server.pid, seconds));
  }
  return [
    ratio(`${WHAT}, requests/s`, ours, theirs, 'requestsPerSecond'),
    ratio(`${WHAT}, per second of processor`, ours, theirs, 'requestsPerProcessorSecond'),
  ];
}

function ratio(what: string, ours: Load[], theirs: Load[], figure: keyof Load): Result {
  const our = ours.map((round) => round[figure]);
  const their = theirs.map((round) => round[figure]);
  if (our.some(Number.isNaN)) return skipped(what, 'The system tells no processor times.');
  const value = median(our) / median(their);
  const noise = Math.max(spread(our), spread(their));
  const note = [
    `${what}: ${thousands(median(our))} against ${thousands(median(their))}, rounds up to ${Math.round(noise * 100)} % apart`,
    noise > 0.2 ? ', more than 20 %: the machine was not quiet, repeat it' : '',
    availableParallelism() < 2 ? ', on one processor only, which the load generator shares' : '',
    '.',
  ].join('');
  return {
    ...told(what, `${value.toFixed(2)} ×`, note),
    budget: `aim ≥ ${AIM} ×, floor ${FLOOR} ×`,
    isWithin: value >= FLOOR,
  };
}

/** Headers that nginx makes itself. */
const OWN_HEADERS = ['date', 'connection', 'keep-alive', 'content-length', 'content-type', 'etag'];

/** Our answer as it travels: `fetch` would unpack the bytes, node:http hands them over as they came. */
function readyPage(origin: string): Promise<{ bytes: Buffer; headers: [string, string][] }> {
  return new Promise((resolve, reject) => {
    get(`${origin}/`, { headers: { 'accept-encoding': 'br' } }, async (answer) => {
      if (answer.headers['content-encoding'] !== 'br') reject(new Error('`/` is not Brotli'));
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk as Buffer);
      const headers = Object.entries(answer.headers)
        .filter(([name]) => !OWN_HEADERS.includes(name))
        .map(([name, value]): [string, string] => [name, String(value)]);
      resolve({ bytes: Buffer.concat(chunks), headers });
    }).on('error', reject);
  });
}

function thousands(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}
