// Staff change content: drafts, publishing, order, what is refused and what can be taken back (docs/product/content.md#changing-it).
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContentEntry, ContentList } from '#contract/site/content/editing.ts';
import { contentEntries } from '#server/platform/database/schema/content.ts';
import { auditLog, contentVersion } from '#server/platform/database/schema/operations.ts';
import { type ContentEditors, openContentEditors } from '../../../../test/content-editors.ts';
import { readContent } from './content.queries.ts';

let office: ContentEditors;
beforeAll(async () => {
  office = await openContentEditors();
});
afterAll(() => office.test.close());

const PAYMENT = 'question/payment';
const answer = (text: string) => ({ question: 'How can I pay?', answer: text });

const entry = (step: string) => office.must('staff', step);
const slugs = async (kind: string) =>
  (await office.must<ContentList>('staff', kind)).entries.map(({ slug }) => slug);
const published = () => readContent(office.test.open.db, () => {});

/** Publishes a body over what is there by now. */
async function publish(step: string, body: object): Promise<ContentEntry> {
  const { version } = await entry(step);
  return office.must('owner', `${step}/publish`, { version, body });
}

/** Adds a question, as a draft. */
async function added(question: string): Promise<ContentEntry> {
  return office.must('staff', 'question', { body: { question, answer: 'So.' } });
}

/** Does a step that needs no more than the version. */
async function press(step: string, action: string) {
  const { version } = await entry(step);
  return office.call('owner', `${step}/${action}`, { version });
}

async function pageVersion(): Promise<number> {
  const [row] = await office.test.open.db.select().from(contentVersion);
  return row?.version ?? 0;
}

describe('a draft', () => {
  it('need not be complete, is on no page, and has no page rendered', async () => {
    const { version } = await entry(PAYMENT);
    const [before, rendered] = [await published(), await pageVersion()];
    const saved = await office.must('staff', `${PAYMENT}/draft`, { version, body: { answer: '' } });
    expect(saved).toMatchObject({
      version: version + 1,
      draft: { by: 'ivy@example.com', publishAt: null, body: { answer: '' } },
    });
    expect(await published()).toEqual(before);
    expect(await pageVersion()).toBe(rendered);
  });

  it('is gone once it is discarded or something is published', async () => {
    expect((await press(PAYMENT, 'draft/discard')).body.draft).toBeNull();
    expect((await press(PAYMENT, 'draft/discard')).body.code).toBe('wrong_state');
    const { version } = await entry(PAYMENT);
    await office.must('staff', `${PAYMENT}/draft`, { version, body: answer('Six chickens.') });
    expect((await publish(PAYMENT, answer('Cash.'))).draft).toBeNull();
  });
});

describe('publishing', () => {
  it('changes what pages are made of, leaves an audit line and the entry as it was', async () => {
    const before = await entry('question/watering');
    const after = await publish('question/watering', answer('An inch a week.'));
    expect((await published()).question.find(({ slug }) => slug === 'watering')).toEqual({
      slug: 'watering',
      ...answer('An inch a week.'),
    });
    expect(after.history.map(({ what, by }) => [what, by])).toEqual([
      ['published', 'owner@example.com'],
      ['found', null],
    ]);
    expect(after.history[1]?.body).toEqual(before.body);
    const [line] = await office.test.open.db
      .select()
      .from(auditLog)
      .where(
        and(eq(auditLog.action, 'content-published'), eq(auditLog.subjectId, 'question/watering')),
      );
    expect(line?.actorId).toBeTruthy();
  });

  it('refuses a body that does not fit with the place of each fault and a sentence', async () => {
    const { version, body } = await entry('mowing-prices/only');
    const [first, ...rest] = body.frequencies as Record<string, unknown>[];
    const refused = await office.call('owner', 'mowing-prices/only/publish', {
      version,
      body: { ...body, frequencies: [{ ...first, moreCents: -1 }, ...rest] },
    });
    expect([refused.status, refused.body.code]).toEqual([422, 'invalid_input']);
    expect(refused.body.errors).toEqual([
      { pointer: '/body/frequencies/0/moreCents', detail: expect.stringMatching(/\w+.*\./) },
    ]);
    expect((await entry('mowing-prices/only')).version).toBe(version);
  });

  it.each([
    ['question/areas', { question: 'Where?', answer: 'Here.', extra: 1 }, 400, '/body/extra'],
    ['seasonal-task/fall-2', { text: 'Keep mowing until growth stops' }, 422, '/body/text'],
    ['month-note/march', { month: 4 }, 422, '/body/month'],
    ['package-line/mowing', { included: { gold: 'Daily' } }, 422, '/body/included/gold'],
    ['mail-template/first-answer', { text: 'Hi {fristName}' }, 422, '/body/text'],
    ['checklist/cleanup', { services: ['lawn mowing'] }, 422, '/body/services/0'],
    ['checklist/cleanup', { services: [] }, 422, '/body/services'],
    ['hero/only', { picture: 'no-such-picture' }, 422, '/body/picture'],
  ])('refuses for %s what others do not allow: %j', async (step, change, status, pointer) => {
    const now = await entry(step);
    const text = step.startsWith('seasonal') && {
      text: (await entry('seasonal-task/fall-1')).body.text,
    };
    const body = { ...now.body, ...change, ...text };
    const refused = await office.call('owner', `${step}/publish`, { version: now.version, body });
    expect([refused.status, refused.body.errors?.[0]?.pointer]).toEqual([status, pointer]);
  });

  it('leaves prices to the owner', async () => {
    for (const step of ['package/premium', 'mowing-prices/only', 'program/aeration']) {
      const { version, body, editors } = await entry(step);
      const refused = await office.call('staff', `${step}/publish`, { version, body });
      expect([editors, refused.status, refused.body.code]).toEqual(['owner', 403, 'forbidden']);
      expect((await office.call('staff', `${step}/draft`, { version, body })).status).toBe(403);
    }
  });
});

describe('two editors', () => {
  it('who change the same entry do not write over each other: the second sees both', async () => {
    const { version } = await entry('question/areas');
    const answers = await Promise.all(
      ['First.', 'Second.'].map((text) =>
        office.call('owner', 'question/areas/publish', { version, body: answer(text) }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    const taken = answers.find(({ status }) => status === 200);
    expect(refused?.body).toMatchObject({
      code: 'changed_meanwhile',
      current: { version: version + 1, body: taken?.body.body },
    });
  });

  it('who save drafts do not either', async () => {
    const { version } = await entry('question/areas');
    const draft = () => office.call('staff', 'question/areas/draft', { version, body: {} });
    const answers = await Promise.all([draft(), draft()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('an entry of a list', () => {
  it('is added once for a request that came twice, hidden, with a name made of its title', async () => {
    const body = { question: 'Do you haul brush? ¡Sí!', answer: 'Yes.' };
    const key = crypto.randomUUID();
    const [one, other] = [
      await office.call('staff', 'question', { body }, key),
      await office.call('staff', 'question', { body }, key),
    ];
    expect([one.status, one.body]).toEqual([201, other.body]);
    expect(one.body).toMatchObject({ slug: 'do-you-haul-brush-si', isPublished: false, body: {} });
    expect((await slugs('question')).at(-1)).toBe('do-you-haul-brush-si');
    expect((await published()).question.map(({ slug }) => slug)).not.toContain(one.body.slug);
    const again = await office.must('staff', 'question', { body });
    expect(again.slug).toBe('do-you-haul-brush-si-2');
    const taken = await office.call('staff', 'question', { slug: 'payment', body });
    expect([taken.status, taken.body.errors[0].pointer]).toEqual([422, '/slug']);
  });

  it('moves past its neighbor and changes no other, as long as there is room', async () => {
    const before = await slugs('question');
    const [first, second, third] = before;
    const neighbor = await entry(`question/${second}`);
    const { version } = await entry(`question/${third}`);
    await office.must('staff', `question/${third}/move`, { version, direction: 'up' });
    expect((await slugs('question')).slice(0, 3)).toEqual([first, third, second]);
    expect((await entry(`question/${second}`)).version).toBe(neighbor.version);
  });

  it('can be moved up as often as there are entries, and stays at the top', async () => {
    const last = (await added('Last?')).slug;
    for (let turn = 0; turn < 30; turn += 1) {
      const { version } = await entry(`question/${last}`);
      await office.must('staff', `question/${last}/move`, { version, direction: 'up' });
    }
    expect((await slugs('question'))[0]).toBe(last);
  });

  it('is nowhere while it is hidden, and comes back where it was', async () => {
    const order = await slugs('area');
    expect((await press('area/katy', 'hide')).body.isPublished).toBe(false);
    expect((await published()).area.map(({ slug }) => slug)).not.toContain('katy');
    expect((await press('area/katy', 'hide')).body.code).toBe('wrong_state');
    expect((await press('area/katy', 'show')).body.isPublished).toBe(true);
    expect(await slugs('area')).toEqual(order);
  });

  it('that never was complete is not shown', async () => {
    const { slug } = await added('Half?');
    const refused = await press(`question/${slug}`, 'show');
    expect([refused.status, refused.body.errors[0].pointer]).toEqual([422, '/body/question']);
  });

  it('is removed, and taken back as it was, hidden', async () => {
    const before = await entry('offer/winter-design');
    const removed = (await press('offer/winter-design', 'remove')).body;
    expect(removed).toMatchObject({ version: 0, isRemoved: true, body: before.body });
    expect(await slugs('offer')).not.toContain('winter-design');
    const list = await office.must<ContentList>('staff', 'offer');
    expect(list.removed).toMatchObject([{ slug: 'winter-design', by: 'owner@example.com' }]);
    const back = await office.must('staff', 'offer/winter-design/take-back', {
      version: 0,
      historyId: removed.history[0].id,
    });
    expect(back).toMatchObject({ isPublished: false, isRemoved: false, body: before.body });
  });
});

describe('taking back', () => {
  it('makes an entry what it was, and is a change that can be taken back itself', async () => {
    const first = await publish('question/payment', answer('Check.'));
    const second = await publish('question/payment', answer('Gold.'));
    const [gold, check] = second.history;
    const back = await office.must('staff', `${PAYMENT}/take-back`, {
      version: second.version,
      historyId: check?.id,
    });
    expect(back.body).toEqual(first.body);
    const again = await office.must('staff', `${PAYMENT}/take-back`, {
      version: back.version,
      historyId: gold?.id,
    });
    expect(again.body).toEqual(answer('Gold.'));
  });

  it('knows what was changed past the console', async () => {
    await office.test.open.db
      .update(contentEntries)
      .set({ body: answer('By hand.') })
      .where(and(eq(contentEntries.kind, 'question'), eq(contentEntries.slug, 'payment')));
    const after = await publish(PAYMENT, answer('By the console.'));
    expect(after.history.slice(0, 2).map(({ what, body }) => [what, body.answer])).toEqual([
      ['published', 'By the console.'],
      ['found', 'By hand.'],
    ]);
  });

  it('takes no line of another entry', async () => {
    const { version } = await entry(PAYMENT);
    const other = (await entry('question/watering')).history[0]?.id;
    const refused = await office.call('staff', `${PAYMENT}/take-back`, {
      version,
      historyId: other,
    });
    expect(refused.status).toBe(404);
  });
});

describe('what others rely on stays', () => {
  it.each([
    ['hero/only', 'hide', 'There is always exactly one of this. Change it instead.'],
    ['mowing-prices/only', 'remove', 'There is always exactly one of this. Change it instead.'],
    [
      'checklist/general',
      'hide',
      'Crews use this checklist for every service that has none of its own.',
    ],
  ])('%s, when someone wants to %s it', async (step, action, sentence) => {
    const refused = await press(step, action);
    expect([refused.status, refused.body.detail]).toEqual([409, sentence]);
  });

  it('a single kind is neither added nor moved', async () => {
    expect((await office.call('owner', 'hero', { body: {} })).status).toBe(409);
    const { version } = await entry('hero/only');
    const moved = await office.call('owner', 'hero/only/move', { version, direction: 'up' });
    expect(moved.status).toBe(409);
  });

  it('a service needs code', async () => {
    const refused = await office.call('owner', 'service', { slug: 'pools', body: {} });
    expect([refused.status, refused.body.errors[0].pointer]).toEqual([422, '/slug']);
  });
});

it('what there is not is not found, the same for every step', async () => {
  for (const step of ['recipe', 'recipe/soup', 'question/none', 'hero/none']) {
    expect((await office.call('staff', step)).status).toBe(404);
  }
  const refused = await office.call('staff', 'question/none/hide', { version: 1 });
  expect([refused.status, refused.body.code]).toEqual([404, 'not_found']);
});
