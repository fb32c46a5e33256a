// Two storms of chats: a server alone that is killed again and again, and two behind a balancer that also cuts lines.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { startBalancer } from './balancer.ts';
import { type ChatRecord, chatFaults } from './chat-checker.ts';
import { agentCookie, chatStorm, isEnoughSaid, type Where } from './chat-storm.ts';
import { prepareDataDir, startProcess } from './server-process.ts';

/** How much of it: people, kills, and how long a server lives between two kills, and visitors are silent. */
export type StormSize = {
  visitors: number;
  agents: number;
  kills: number;
  lifeMs: number;
  pauseMs: number;
};

/** One server on the embedded database. Gives how many messages were acknowledged. */
export async function stormAlone({ kills, lifeMs, ...size }: StormSize): Promise<number> {
  const dataDir = await prepareDataDir();
  const { environment, emails } = staff(size.agents);
  let server = await startProcess(dataDir, {}, environment);
  const where: Where = { url: server.url };
  try {
    const agents = await Promise.all(emails.map((email) => agentCookie(where, [dataDir], email)));
    const disturb = async () => {
      for (let kill = 0; kill < kills; kill += 1) {
        await wait(lifeMs);
        await server.kill();
        server = await startProcess(dataDir, {}, environment);
        where.url = server.url;
      }
      await wait(lifeMs);
    };
    return expectOneLog(await chatStorm({ ...size, where, agents, disturb }), size);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Two instances on one PostgreSQL database behind a balancer, which cuts a third of the lines before each kill. */
export async function stormOfTwo(
  databaseUrl: string,
  { kills, lifeMs, ...size }: StormSize,
): Promise<number> {
  const { environment, emails } = staff(size.agents);
  const folder = await mkdtemp(join(tmpdir(), 'chat-storm-'));
  const dataDirs = ['one', 'other'].map((name) => join(folder, name));
  const start = (index: number) =>
    startProcess(
      dataDirs[index] ?? folder,
      {},
      {
        ...environment,
        DATABASE_URL: databaseUrl,
        SEED: 'content',
        SESSION_SECRET: 'a secret that both instances have, for this test',
      },
    );
  const servers = [await start(0), await start(1)];
  const portOf = (index: number) => Number(new URL(servers[index]?.url ?? '').port);
  const balancer = await startBalancer([portOf(0), portOf(1)]);
  const where: Where = { url: balancer.url };
  try {
    await Promise.all([0, 1].map((index) => balancer.untilReady(portOf(index))));
    const agents = await Promise.all(emails.map((email) => agentCookie(where, dataDirs, email)));
    const disturb = async () => {
      for (let kill = 0; kill < kills; kill += 1) {
        await wait(lifeMs / 2);
        balancer.cut(1 / 3);
        await wait(lifeMs / 2);
        const index = kill % 2;
        await servers[index]?.kill();
        servers[index] = await start(index);
        balancer.ports[index] = portOf(index);
        await balancer.untilReady(portOf(index));
      }
      balancer.cut(1 / 3);
      await wait(lifeMs);
    };
    return expectOneLog(await chatStorm({ ...size, where, agents, disturb }), size);
  } finally {
    await balancer.close();
    await Promise.all(servers.map((server) => server.stop()));
    await rm(folder, { recursive: true, force: true });
  }
}

function staff(agents: number) {
  const emails = Array.from({ length: agents }, (_, index) => `agent${index}@example.com`);
  return { emails, environment: { STAFF_EMAILS: emails.join(',') } };
}

/** A storm in which nothing was said or seen would prove nothing. */
function expectOneLog(record: ChatRecord, { visitors }: { visitors: number }): number {
  expect(chatFaults(record)).toEqual([]);
  expect(record.logs.size).toBe(visitors);
  expect(isEnoughSaid(record.acknowledged, visitors)).toBe(true);
  return record.acknowledged.length;
}
