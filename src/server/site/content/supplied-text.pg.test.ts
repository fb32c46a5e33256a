// A release brings a new policy: it waits beside the one that is shown until someone takes it or keeps theirs (docs/product/policies.md#a-new-release).
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Today } from '#contract/overviews/console.ts';
import type { ContentEntry } from '#contract/site/content/editing.ts';
import { contentEntries } from '#server/platform/database/schema/content.ts';
import { type ContentEditors, openContentEditors } from '../../../../test/content-editors.ts';
import { supplyTexts } from './supply-texts.ts';

let office: ContentEditors;
beforeAll(async () => {
  office = await openContentEditors();
});
afterAll(() => office.test.close());

type Kind = 'privacy-policy' | 'terms-of-service';

const PRIVACY = 'privacy-policy/only';
const entry = (kind = 'privacy-policy') => office.must<ContentEntry>('owner', `${kind}/only`);
const start = () => supplyTexts(office.test.open.db, office.test.context.clock());
const titleOf = (kind: Kind) => office.test.context.content()[kind].title;

/** What an installation of an earlier release had published by itself, so that no line of a history knows of it. */
async function beginWith(kind: Kind, title: string): Promise<void> {
  const { db } = office.test.open;
  const { body } = await entry(kind);
  const older = { ...body, title };
  await db.update(contentEntries).set({ body: older }).where(eq(contentEntries.kind, kind));
  await expect.poll(() => titleOf(kind), { timeout: 10_000 }).toBe(title);
}

async function toCheck(): Promise<string[]> {
  const { app } = office.test;
  const answer = await app.inject({
    url: '/api/console/today',
    headers: { 'sec-fetch-site': 'same-origin', cookie: office.cookies.owner },
  });
  return answer
    .json<Today>()
    .waiting.filter(({ kind }) => kind === 'content')
    .map(({ name }) => name);
}

it('is offered to nobody who has begun with it', async () => {
  await start();
  expect(await entry()).toMatchObject({ supplied: null, history: [] });
  expect(await toCheck()).toEqual([]);
});

it('waits beside the text that is shown, is offered once, and stays when ours is kept', async () => {
  const { body: theirs } = await entry();
  await beginWith('privacy-policy', 'How we treat your data');
  await start();
  await start();
  const offered = await entry();
  expect(offered.history.map(({ what }) => what)).toEqual(['supplied', 'found']);
  expect(offered.history[0]?.body).toEqual(theirs);
  expect(titleOf('privacy-policy')).toBe('How we treat your data');
  expect(await toCheck()).toEqual(['Privacy policy']);

  const kept = await office.must<ContentEntry>('owner', `${PRIVACY}/take-back`, {
    version: offered.version,
    historyId: offered.supplied?.ours,
  });
  expect(kept).toMatchObject({ supplied: null, body: { title: 'How we treat your data' } });
  await start();
  expect((await entry()).supplied).toBeNull();
  expect(await toCheck()).toEqual([]);

  const line = kept.history.find(({ what }) => what === 'supplied');
  const taken = await office.must<ContentEntry>('owner', `${PRIVACY}/take-back`, {
    version: kept.version,
    historyId: line?.id,
  });
  expect(taken.body).toEqual(theirs);
  await expect.poll(() => titleOf('privacy-policy'), { timeout: 10_000 }).toBe(theirs.title);
});

it('is settled by publishing words of one’s own', async () => {
  await beginWith('terms-of-service', 'Our terms');
  await start();
  const { version, body, supplied } = await entry('terms-of-service');
  expect(supplied).not.toBeNull();
  const own = await office.must<ContentEntry>('owner', 'terms-of-service/only/publish', {
    version,
    body: { ...body, title: 'Terms here' },
  });
  expect(own.supplied).toBeNull();
  expect(own.history.map(({ what }) => what)).toEqual(['published', 'supplied', 'found']);
  expect(await toCheck()).toEqual([]);
});
