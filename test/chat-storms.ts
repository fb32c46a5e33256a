// Two storms of chats: a server alone that is killed again and again, and two behind a balancer that also cuts lines.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { startBalancer } from './balancer.ts';
import { type ChatRecord, chatFaults, type SeenEntry } from './chat-checker.ts';
import { chatStorm, isEnoughSaid, signedInCookie, type Where } from './chat-storm.ts';
import { prepareDataDir, startProcess } from './server-process.ts';
import { doorSettings, mail, tellNews, text } from './storm-doors.ts';
import { type TwilioStandIn, twilioStandIn } from './twilio-stand-in.ts';

/**
 * How much of it: people, kills, and how long a server lives between two kills, and people are silent. Of the people a quarter each is on
 * the pages, in the portal, at a telephone and at a mail program.
 */
export type StormSize = {
  people: number;
  agents: number;
  kills: number;
  lifeMs: number;
  pauseMs: number;
};

/** One server on the embedded database. Gives how many messages were acknowledged. */
export async function stormAlone({ kills, lifeMs, ...size }: StormSize): Promise<number> {
  const dataDir = await prepareDataDir();
  const twilio = await twilioStandIn();
  const environment = { ...staffSettings(size.agents), ...doorSettings(twilio) };
  let server = await startProcess(dataDir, {}, environment);
  const where: Where = { url: server.url };
  try {
    const disturb = async () => {
      for (let kill = 0; kill < kills; kill += 1) {
        await wait(lifeMs);
        await server.kill();
        server = await startProcess(dataDir, {}, environment);
        where.url = server.url;
      }
      await wait(lifeMs);
    };
    return await rage({ ...size, where, twilio, dataDirs: [dataDir], disturb });
  } finally {
    await server.stop();
    await twilio.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Two instances on one PostgreSQL database behind a balancer, which cuts a third of the lines before each kill. */
export async function stormOfTwo(
  databaseUrl: string,
  { kills, lifeMs, ...size }: StormSize,
): Promise<number> {
  const twilio = await twilioStandIn();
  const environment = { ...staffSettings(size.agents), ...doorSettings(twilio) };
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
    return await rage({ ...size, where, twilio, dataDirs, disturb });
  } finally {
    await balancer.close();
    await twilio.close();
    await Promise.all(servers.map((server) => server.stop()));
    await rm(folder, { recursive: true, force: true });
  }
}

/** How people who text begin every text. */
const TELEPHONE = 'telephone';

const agentEmails = (agents: number) =>
  Array.from({ length: agents }, (_, index) => `agent${index}@example.com`);

const staffSettings = (agents: number) => ({ STAFF_EMAILS: agentEmails(agents).join(',') });

type Raging = Omit<StormSize, 'kills' | 'lifeMs'> & {
  where: Where;
  twilio: TwilioStandIn;
  dataDirs: string[];
  disturb: () => Promise<void>;
};

/** Signs everyone in, lets the storm rage, and proves that there was one log. Gives how many messages were acknowledged. */
async function rage({ people, twilio, dataDirs, ...size }: Raging): Promise<number> {
  const { where, pauseMs } = size;
  const each = Math.floor(people / 4);
  const signIn = (email: string) => signedInCookie(where, dataDirs, email);
  const customers = Array.from({ length: each }, (_, index) => `customer${index}@example.com`);
  const record = await chatStorm({
    ...size,
    visitors: people - 3 * each,
    customers: await Promise.all(customers.map(signIn)),
    agents: await Promise.all(agentEmails(size.agents).map(signIn)),
    others: {
      count: 2 * each,
      async write(signal, handed) {
        const course = { where, signal, pauseMs, handed };
        const numbers = Array.from({ length: each }, (_, index) => 2_815_550_200 + index);
        await Promise.all([
          ...numbers.map((number) => text(`${TELEPHONE} ${number}`, `+1${number}`, course)),
          // Each from a domain of its own, as strangers are.
          ...numbers.map((number) => mail(`mailer ${number}`, `ivy@mail${number}.example`, course)),
          tellNews(twilio, course),
        ]);
      },
    },
  });
  expect(chatFaults(record)).toEqual([]);
  // A storm in which nothing was said or seen would prove nothing.
  expect(record.logs.size).toBe(people);
  expect(isEnoughSaid(record, people)).toBe(true);
  await expectAllToLeave(record, twilio);
  return record.acknowledged.length + record.handed.length;
}

/** Every answer in a conversation by text leaves by the provider, who may have it twice where a kill came between its word and ours. */
async function expectAllToLeave(
  { logs, acknowledged }: ChatRecord,
  { sent }: TwilioStandIn,
): Promise<void> {
  const isByText = ({ text }: SeenEntry) => text?.startsWith(TELEPHONE) ?? false;
  const answers = acknowledged
    .filter(
      ({ client, session }) => client.startsWith('agent') && logs.get(session)?.some(isByText),
    )
    .map(({ text }) => text);
  expect(answers.length).toBeGreaterThan(0);
  const left = () => new Set(sent.map(({ form }) => form.get('Body')));
  await expect
    .poll(() => answers.filter((answer) => !left().has(answer)), { timeout: 60_000 })
    .toEqual([]);
  console.log(`${sent.length} texts left, ${sent.length - left().size} of them twice`);
}
