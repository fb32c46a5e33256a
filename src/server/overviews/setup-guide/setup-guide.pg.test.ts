// The owner of a new installation is led through getting started: each step is read off what is there, and the site opens when nothing is missing.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { defaultSettings } from '#company/facts/settings.ts';
import type { SetupGuide } from '#contract/overviews/setup-guide.ts';
import type { SettingsParts } from '#contract/platform/business-settings.ts';
import { AboutStory, CompanyClaims } from '#contract/site/content/company.ts';
import { appliedSeeds, businessSettings } from '#server/platform/database/schema/operations.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { isApplied } from '#server/site/seed/once.ts';
import { BEGUN, seedSite } from '#server/site/seed/seed-site.ts';
import { type ChatBrowser, chatBrowser } from '../../../../test/chat-people.ts';
import { startFaultyMailServer } from '../../../../test/faulty-mail-server.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { setupProgress } from './setup-guide.service.ts';

const PEOPLE = {
  STAFF_EMAILS: 'olive@example.com,sam@example.com',
  SESSION_SECRET: 'a secret of this test, long enough',
};

/** Another instance hears of it within a second, on a machine that is not busy. */
const SOON = { timeout: 20_000, interval: 100 };

let test: TestApp;
let cookies: string;
let owner: ChatBrowser;
let office: ChatBrowser;
beforeAll(async () => {
  test = await createTestApp(PEOPLE);
  cookies = await signedIn(test, 'olive@example.com');
  owner = chatBrowser(test.app, cookies);
  office = chatBrowser(test.app, await signedIn(test, 'sam@example.com'));
  await test.open.db.delete(appliedSeeds);
  await seedSite(test.open.db, TEST_NOW);
});
afterAll(() => test.close());

const guide = async () =>
  (await owner.send('GET', '/api/console/setup')).body as unknown as SetupGuide;
const stateOf = async (step: string) =>
  (await guide()).steps.find((one) => one.step === step)?.state;
const answer = (step: string, said: string | null) =>
  owner.send('POST', '/api/console/setup/answers', { step, answer: said });
const progress = async (who = owner) => (await who.send('GET', '/api/console/today')).body.setup;

describe('a new installation', () => {
  it('is not open, and Today tells its owner how far it is', async () => {
    expect(await isApplied(test.open.db, BEGUN)).toBe(true);
    expect((await readSettings(test.open.db)).isLive).toBe(false);
    expect(await guide()).toMatchObject({ isLive: false, total: 9, mailTo: 'olive@example.com' });
    expect(await progress()).toEqual({ done: expect.any(Number), total: 9, isOpen: true });
    expect(await progress(office)).toBeNull();
  });

  it('that starts again stays as its owner has left it', async () => {
    await answer('areas', 'confirmed');
    await seedSite(test.open.db, TEST_NOW);
    expect(await stateOf('areas')).toBe('done');
    await answer('areas', null);
    expect(await stateOf('areas')).toBe('open');
  });
});

describe('a step', () => {
  it('is done by what is there, whatever was said of it', async () => {
    expect(await stateOf('crew')).toBe('open');
    await answer('crew', 'confirmed');
    expect(await stateOf('crew')).toBe('open');
    await answer('crew', 'skipped');
    expect(await stateOf('crew')).toBe('skipped');
    await owner.send('POST', '/api/console/crews', {
      name: 'Crew Elm',
      startsAt: '07:30',
      weekdayVisits: [8, 8, 8, 8, 8],
      saturdayVisits: 0,
      people: [],
    });
    expect(await stateOf('crew')).toBe('done');
  });

  it('about what the company says of itself is done when the owner says that it is true or each claim has a source', async () => {
    expect(await stateOf('claims')).toBe('open');
    await answer('claims', 'confirmed');
    expect(await stateOf('claims')).toBe('done');
    await answer('claims', null);
    const publish = async (kind: string, change: (body: unknown) => object) => {
      const path = `/api/console/content/${kind}/only`;
      const { version, body } = (await owner.send('GET', path)).body;
      const edit = { version, body: change(body) };
      expect((await owner.send('POST', `${path}/publish`, edit)).status).toBe(200);
    };
    const source = 'The ledger of 2026';
    const sourced = (list: readonly object[]) => list.map((one) => ({ ...one, source }));
    await publish('about-story', (body) => {
      const story = AboutStory.parse(body);
      return { ...story, figures: sourced(story.figures) };
    });
    await publish('company-claims', (body) => ({ ...CompanyClaims.parse(body), rating: 4.8 }));
    // Both are the company's own by now, but it does not say where its claims come from.
    expect(await stateOf('claims')).toBe('open');
    const own = Object.keys(CompanyClaims.shape).filter((name) => name.endsWith('Source'));
    await publish('company-claims', (body) => {
      const { stats, warranties, flyerBadges = [], ...claims } = CompanyClaims.parse(body);
      const lists = { stats, warranties, flyerBadges };
      return {
        ...claims,
        ...Object.fromEntries(own.map((name) => [name, source])),
        ...Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, sourced(list)])),
      };
    });
    for (const url of ['/api/content/home', '/api/content/about', '/api/company']) {
      expect((await owner.send('GET', url)).text, url).not.toContain(source);
    }
    await expect.poll(() => stateOf('claims')).toBe('done');
  });

  it('of two on the staff is done', async () => {
    expect(await stateOf('staff')).toBe('done');
  });

  it('that there is not is refused', async () => {
    expect((await answer('taxes', 'skipped')).status).toBe(422);
    expect((await answer('crew', 'later')).status).toBe(422);
  });
});

describe('opening the site', () => {
  const open = (isLive: boolean) => owner.send('POST', '/api/console/setup/opening', { isLive });

  it('is refused with what is missing, and nothing is changed', async () => {
    const { status, body } = await open(true);
    expect(status).toBe(409);
    expect(body.detail).toContain('own phone and email');
    expect((await readSettings(test.open.db)).isLive).toBe(false);
  });

  it('is the owner’s, works twice, and is taken back', async () => {
    const { company } = (await owner.send('GET', '/api/console/settings'))
      .body as unknown as SettingsParts;
    const own = { ...company, phone: '(713) 555-0188', email: 'office@elm.example' };
    await owner.send('PATCH', '/api/console/settings/company', own);
    expect((await office.send('POST', '/api/console/setup/opening', { isLive: true })).status).toBe(
      403,
    );
    expect((await open(true)).body).toMatchObject({ isLive: true });
    expect((await open(true)).status).toBe(200);
    expect((await open(false)).body).toMatchObject({ isLive: false });
    expect((await open(true)).status).toBe(200);
    const lines = await owner.send('GET', '/api/console/log');
    expect(JSON.stringify(lines.body)).toContain('opened the site');
  });

  it('ends the line of Today once every other step is done or skipped', async () => {
    expect(await progress()).not.toBeNull();
    expect((await owner.send('POST', '/api/console/setup/dismissal')).status).toBe(200);
    expect(await progress()).toBeNull();
    expect((await guide()).steps.map(({ state }) => state)).not.toContain('open');
  });
});

it('at a public address nothing is indexed and Today says so until the site is open, whatever was skipped', async () => {
  const environment = { ...PEOPLE, PUBLIC_URL: 'https://elm.example', RATE_LIMIT: 'on' };
  const elm = await createTestApp(environment, { sharedDatabase: test.open });
  const robotsAt = async (url: string) => {
    const { headers } = await elm.app.inject({ url, headers: { host: 'elm.example' } });
    return headers['x-robots-tag'];
  };
  const today = () => setupProgress(elm.context);
  expect(await robotsAt('/api/company')).toBeUndefined();
  expect(await today()).toBeNull();
  await owner.send('POST', '/api/console/setup/opening', { isLive: false });
  await vi.waitFor(async () => {
    for (const url of ['/api/company', '/blog/rss.xml', '/nowhere']) {
      expect(await robotsAt(url), url).toBe('noindex');
    }
  }, SOON);
  await owner.send('POST', '/api/console/setup/dismissal');
  expect(await today()).toMatchObject({ isOpen: false });
  expect(await progress()).toBeNull();
  await owner.send('POST', '/api/console/setup/opening', { isLive: true });
  await vi.waitFor(async () => expect(await robotsAt('/blog/rss.xml')).toBeUndefined(), SOON);
  expect(await today()).toBeNull();
  await elm.close();
});

describe('a test email', () => {
  const send = (app: ChatBrowser) => app.send('POST', '/api/console/setup/test-mail');

  it('is saved where there is no mail server, and says so', async () => {
    expect((await send(owner)).body).toMatchObject({ outcome: 'saved', reason: null });
    expect(await stateOf('mail')).toBe('done');
  });

  it('of a mail template is filled in for a made-up person; one that there is not is 404', async () => {
    const path = (slug: string) => `/api/console/mail-templates/${slug}/test`;
    const sent = await office.send('POST', path('first-answer'));
    expect([sent.status, sent.body]).toMatchObject([
      200,
      { outcome: 'saved', to: 'sam@example.com', reason: null },
    ]);
    const outbox = join(test.dataDir, 'outbox');
    const files = await readdir(outbox);
    const texts = await Promise.all(files.map((file) => readFile(join(outbox, file), 'utf8')));
    expect(texts.find((text) => text.includes('To: sam@example.com'))).toContain('Hi Fern,');
    expect((await office.send('POST', path('never-written'))).status).toBe(404);
  });

  it('is handed over, or refused with the words of the mail server', async () => {
    let isRefused = false;
    const server = await startFaultyMailServer(() => (isRefused ? 'refuse' : 'accept'));
    const other = await createTestApp(
      { ...PEOPLE, SMTP_URL: server.url },
      { sharedDatabase: test.open },
    );
    const olive = chatBrowser(other.app, cookies);
    expect((await send(olive)).body).toMatchObject({ outcome: 'handed-over' });
    isRefused = true;
    const refused = await send(olive);
    expect(refused.body).toMatchObject({ outcome: 'refused' });
    expect(String(refused.body.reason)).toContain('Step away');
    expect(server.arrived).toHaveLength(2);
    expect((await guide()).steps.find(({ step }) => step === 'mail')).toMatchObject({
      missing: expect.stringContaining('was refused'),
    });
    isRefused = false;
    for (let sent = 4; sent < 20; sent += 1) await send(olive);
    expect((await send(olive)).status).toBe(429);
    await other.close();
    await server.close();
  });

  it('to a server that is not there is refused, too', async () => {
    const other = await createTestApp(
      { ...PEOPLE, SMTP_URL: 'smtp://127.0.0.1:9' },
      { sharedDatabase: test.open },
    );
    other.setNow(new Date(TEST_NOW.getTime() + 2 * 3_600_000));
    const olive = chatBrowser(other.app, cookies);
    expect((await send(olive)).body).toMatchObject({ outcome: 'refused' });
    await other.close();
  });
});

it('an installation from before counts as open', async () => {
  await test.open.db.delete(businessSettings);
  expect((await readSettings(test.open.db)).isLive).toBe(defaultSettings.isLive);
  expect(defaultSettings.isLive).toBe(true);
});
