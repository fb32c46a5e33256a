// Every kind of content and every setting that staff change is what every instance shows within two seconds, and what they take
// back is gone from all of them; a new kind or setting needs its line in published-changes.ts.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type BusinessSettings, defaultSettings } from '#company/facts/settings.ts';
import type { ContentEntry } from '#contract/site/content/editing.ts';
import type { ContentKind } from '#contract/site/content/kinds.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { contentKinds, isSingleKind } from '#server/site/content/content-kinds.ts';
import { chatBrowser } from './chat-people.ts';
import { type ContentEditors, EDITORS, openContentEditors } from './content-editors.ts';
import { contentChanges, type Seen, settingsForms } from './published-changes.ts';
import { rounds } from './rounds.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/**
 * Two seconds are promised on a machine that has nothing else to do (docs/product/content.md#publishing); in `npm run stress` this
 * file has it for itself. Beside other tests, and with both instances in one process, the pages come as soon as they can.
 */
const PROMISED_MS = rounds(30_000, 2_000);

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let instances: TestApp[];
let office: ContentEditors;
beforeAll(async () => {
  const environment = { ...EDITORS, SESSION_SECRET: 'the same secret for both of the instances' };
  const first = await createTestApp(environment, { withPages: true });
  const second = await createTestApp(environment, { sharedDatabase: first.open, withPages: true });
  instances = [first, second];
  office = await openContentEditors(first);
});
afterAll(async () => {
  for (const instance of instances.toReversed()) await instance.close();
});

/** What an instance says at a public address, to someone who is signed in nowhere. */
async function textAt({ app }: TestApp, url: string): Promise<string> {
  const answer = await app.inject({ url, headers: { 'accept-encoding': 'identity' } });
  expect(answer.statusCode, url).toBe(200);
  // React parts texts by comments, which no one sees.
  return answer.body.replaceAll('<!-- -->', '');
}

/** Waits until all instances pass each check, the one for itself and the other; what has been seen is not asked again. */
async function everywhere<Thing>(
  things: readonly Thing[],
  check: (instance: TestApp, thing: Thing) => Promise<void>,
): Promise<void> {
  const end = performance.now() + PROMISED_MS;
  const wait = async (instance: TestApp) => {
    for (const thing of things) {
      const timeout = Math.max(1, end - performance.now());
      await vi.waitFor(() => check(instance, thing), { timeout, interval: 50 });
    }
  };
  await Promise.all(instances.map(wait));
}

/** Whether what is seen is so; a failure that showed whole pages would hide what failed. */
async function expectSeen(instance: TestApp, { url, words }: Exclude<Seen, 'held'>, is = true) {
  expect((await textAt(instance, url)).includes(words), `${url} says “${words}”`).toBe(is);
}

/** A body with the present radius and reply time in its words, as pages have it. */
function filled(body: unknown): unknown {
  const text = JSON.stringify(body ?? null);
  return JSON.parse(text.replaceAll('{miles}', '30').replaceAll('{replyTime}', '24 hours'));
}

/** An entry as an instance holds it for whoever may see it. */
function heldEntry({ context }: TestApp, kind: ContentKind, slug: string): unknown {
  const content = context.content();
  if (isSingleKind(kind)) return content[kind];
  const entry = content[kind].find((one) => one.slug === slug);
  if (!entry) return undefined;
  const { slug: _slug, ...body } = entry;
  return body;
}

it('every kind of content and every setting has its change', () => {
  expect(Object.keys(contentChanges).toSorted()).toEqual(contentKinds.toSorted());
  const written = settingsForms.flatMap(({ writes }) => Object.keys(writes));
  expect(written.toSorted()).toEqual(Object.keys(defaultSettings).toSorted());
});

/** Does something with the entry of each kind, and gives what became of each. */
async function ofEachKind(act: (kind: ContentKind, step: string) => Promise<ContentEntry>) {
  const all = contentKinds.map(async (kind): Promise<[ContentKind, ContentEntry]> => {
    return [kind, await act(kind, `${kind}/${contentChanges[kind].slug}`)];
  });
  return new Map(await Promise.all(all));
}

it('each kind of content is everywhere once it is published, and nowhere once it is taken back', async () => {
  // At once: whatever is published renders all pages, and the one thread of this test has both instances.
  const before = await ofEachKind((_, step) => office.must<ContentEntry>('owner', step));
  for (const instance of instances) {
    for (const kind of contentKinds) {
      const { seen } = contentChanges[kind];
      if (seen !== 'held') await expectSeen(instance, seen, false);
    }
  }
  const published = await ofEachKind((kind, step) => {
    const { version, body } = before.get(kind) as ContentEntry;
    const changed = contentChanges[kind].changed(body);
    return office.must<ContentEntry>('owner', `${step}/publish`, { version, body: changed });
  });
  await everywhere(contentKinds, async (instance, kind) => {
    const { slug, seen } = contentChanges[kind];
    expect(heldEntry(instance, kind, slug), kind).toEqual(filled(published.get(kind)?.body));
    if (seen !== 'held') await expectSeen(instance, seen);
  });

  await ofEachKind((kind, step) => {
    const { version, history } = published.get(kind) as ContentEntry;
    const historyId = history.findLast(({ what }) => what === 'found')?.id;
    return office.must<ContentEntry>('owner', `${step}/take-back`, { version, historyId });
  });
  await everywhere(contentKinds, async (instance, kind) => {
    const { slug, seen } = contentChanges[kind];
    expect(heldEntry(instance, kind, slug), kind).toEqual(filled(before.get(kind)?.body));
    if (seen !== 'held') await expectSeen(instance, seen, false);
  });
});

it('each setting is everywhere', async () => {
  const [first] = instances as [TestApp];
  const owner = chatBrowser(first.app, office.cookies.owner);
  const before = { ...first.context.settings() };
  const all = settingsForms.flatMap(
    ({ writes }) => Object.entries(writes) as [keyof BusinessSettings, Seen][],
  );
  for (const instance of instances) {
    for (const [, seen] of all) if (seen !== 'held') await expectSeen(instance, seen, false);
  }
  for (const { from, method, url, body } of settingsForms) {
    const shown = from && (await owner.send('GET', from)).body;
    // All parts of Settings come in one answer, each with its own version.
    const part = shown && (shown[url.split('/').at(-1) ?? ''] ?? shown);
    const version = part ? { version: (part as { version: string }).version } : {};
    const answer = await owner.send(method, url, { ...version, ...body });
    expect(answer.status, `${url} ${answer.text}`).toBeLessThan(300);
  }
  const stored = await readSettings(first.open.db);
  await everywhere(all, async (instance, [name, seen]) => {
    expect(stored[name], name).not.toEqual(before[name]);
    expect(instance.context.settings()[name], name).toEqual(stored[name]);
    if (seen !== 'held') await expectSeen(instance, seen);
  });
});
