// A hundred starts at chance moments and by chance paths: never two holders of one directory, never none for long.
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuiltServer, spawnBuiltServer } from '../test/built-server.ts';
import { CONTAINER, cannotMount, withBind } from '../test/machine.ts';
import { pick, randomFrom, testSeed } from '../test/random.ts';

const ROUNDS = 34;
const AT_ONCE = 3;

const random = randomFrom(testSeed);
const noMount = cannotMount();
let root: string;
let paths: { DATA_DIR: string; within: string[] }[];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'holders-'));
  const directory = join(root, 'data');
  const alias = join(root, 'alias');
  await mkdir(directory);
  await mkdir(alias);
  await symlink(directory, join(root, 'link'));
  paths = [
    { DATA_DIR: directory, within: [] },
    { DATA_DIR: join(root, 'link'), within: [] },
    ...(noMount ? [] : [{ DATA_DIR: alias, within: withBind(directory, alias, ['--mount']) }]),
  ];
  const first = await spawnBuiltServer({ DATA_DIR: directory, SEED: 'content' });
  await first.listening;
  first.kill('SIGKILL');
  await first.exited;
});
afterAll(() => rm(root, { recursive: true, force: true }));

it(`of ${AT_ONCE} that start at once one holds the directory, ${ROUNDS} times, each after a kill`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const servers = await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        await wait(random() * 300);
        const { DATA_DIR, within } = pick(random, paths);
        return spawnBuiltServer({ DATA_DIR, RATE_LIMIT: 'off', LOG_LEVEL: 'warn' }, within);
      }),
    );
    const outcomes = await Promise.all(servers.map(outcomeOf));
    expect([round, outcomes.toSorted()]).toEqual([round, ['holds', 'refused', 'refused']]);
    const holder = servers[outcomes.indexOf('holds')];
    if (!noMount && round % 10 === 0) await expectRefusedInContainer();
    expect((await fetch(`${holder?.url}/readyz`)).status).toBe(200);
    holder?.kill('SIGKILL');
    // Every other round begins while the system still clears the dead one away.
    if (round % 2 === 0) await holder?.exited;
  }
});

async function outcomeOf(server: BuiltServer): Promise<string> {
  return server.listening.then(
    () => 'holds',
    () => (server.output().includes('is in use by another running') ? 'refused' : server.output()),
  );
}

async function expectRefusedInContainer(): Promise<void> {
  const alias = join(root, 'alias');
  const server = await spawnBuiltServer(
    { DATA_DIR: alias },
    withBind(join(root, 'data'), alias, CONTAINER),
  );
  expect(await outcomeOf(server)).toBe('refused');
}
