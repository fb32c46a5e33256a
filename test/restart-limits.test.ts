// A limit that was used up stays used up when the embedded server is killed and started again.
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareDataDir, type ServerProcess, startProcess } from './server-process.ts';

const CODES_IN_15_MINUTES = 20;

describe('after a kill', () => {
  let dataDir: string;
  let server: ServerProcess;
  beforeAll(async () => {
    dataDir = await prepareDataDir();
    server = await start();
  });
  afterAll(async () => {
    await server.kill();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('a flood cannot begin anew', async () => {
    for (let times = 0; times < CODES_IN_15_MINUTES; times++) expect(await askForCode()).toBe(422);
    expect(await askForCode()).toBe(429);
    await expect.poll(() => storedHits(dataDir), { timeout: 10_000 }).toBe(CODES_IN_15_MINUTES + 1);
    await server.kill();
    server = await start();
    expect(await askForCode()).toBe(429);
  });

  const start = () => startProcess(dataDir, {}, { RATE_LIMIT: 'on' });

  async function askForCode(): Promise<number> {
    const answer = await fetch(`${server.url}/api/auth/code`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    await answer.text();
    return answer.status;
  }
});

/** The hits of the one limit that was asked for, as the file has them. */
async function storedHits(dataDir: string): Promise<number | undefined> {
  const text = await readFile(join(dataDir, 'rate-limits.json'), 'utf8').catch(() => '[]');
  const [entry] = JSON.parse(text) as [key: string, windowEnd: number, hits: number][];
  return entry?.[2];
}
