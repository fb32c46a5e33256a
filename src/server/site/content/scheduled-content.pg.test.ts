// Content that publishes itself: at its time, once on however many instances, and not when it no longer fits (docs/product/content.md#scheduled).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Today } from '#contract/overviews/console.ts';
import {
  type ContentEditors,
  EDITORS,
  openContentEditors,
} from '../../../../test/content-editors.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { publishDue } from './schedule-content.service.ts';

const SECRET = { SESSION_SECRET: 'the same secret for both of the instances' };
const HOUR_MS = 3_600_000;
const later = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR_MS);

let first: TestApp;
let second: TestApp;
let office: ContentEditors;
beforeAll(async () => {
  first = await createTestApp({ ...EDITORS, ...SECRET });
  second = await createTestApp({ ...EDITORS, ...SECRET }, { sharedDatabase: first.open });
  office = await openContentEditors(first);
});
afterAll(async () => {
  await second.close();
  await first.close();
});

const both = () => Promise.all([publishDue(first.context), publishDue(second.context)]);
const at = (time: Date) => {
  first.setNow(time);
  second.setNow(time);
};

/** Schedules an answer to a question for some hours from now. */
async function schedule(slug: string, answer: string, hours: number) {
  const { version } = await office.must('staff', `question/${slug}`);
  const body = { question: 'How?', answer };
  const publishAt = later(hours).toISOString();
  return office.must('staff', `question/${slug}/schedule`, { version, body, publishAt });
}

const answerOf = async (slug: string) =>
  (await office.must('staff', `question/${slug}`)).body.answer;

describe('a scheduled draft', () => {
  it('is published at its time and not before, once on two instances', async () => {
    await schedule('payment', 'From noon on.', 1);
    at(new Date(later(1).getTime() - 1));
    await both();
    expect(await answerOf('payment')).not.toBe('From noon on.');
    at(later(1));
    await both();
    const entry = await office.must('staff', 'question/payment');
    expect(entry).toMatchObject({ body: { answer: 'From noon on.' }, draft: null });
    expect(entry.history.filter(({ what }) => what === 'published')).toMatchObject([
      { by: 'ivy@example.com', at: later(1).toISOString() },
    ]);
  });

  it('is published at the next start when its time was missed', async () => {
    at(TEST_NOW);
    await schedule('watering', 'Once a week.', 2);
    at(later(30));
    await both();
    expect(await answerOf('watering')).toBe('Once a week.');
  });

  it('is published by the clock of the queue', async () => {
    at(TEST_NOW);
    await schedule('areas', 'All over.', 1);
    at(later(1));
    const job = (await import('./content.module.ts')).contentModule.jobs?.[0];
    expect(job).toMatchObject({ schedule: '* * * * *' });
    await job?.run({} as never, { context: first.context } as never);
    expect(await answerOf('areas')).toBe('All over.');
  });

  it('stays a draft once it is canceled, and once another draft is saved', async () => {
    at(TEST_NOW);
    const { version } = await schedule('payment', 'Never.', 1);
    const canceled = await office.must('staff', 'question/payment/schedule/cancel', { version });
    expect(canceled.draft).toMatchObject({ publishAt: null, body: { answer: 'Never.' } });
    const again = await schedule('payment', 'Never.', 1);
    const body = { question: 'How?', answer: 'Not yet.' };
    await office.must('staff', 'question/payment/draft', { version: again.version, body });
    at(later(2));
    await both();
    expect(await answerOf('payment')).toBe('From noon on.');
  });

  it.each([
    [-1, 'This time has passed. Please choose a later one.'],
    [24 * 400, 'Please choose a time within the next year.'],
  ])('is refused for a time in %s hours', async (hours, sentence) => {
    at(TEST_NOW);
    const { version, body } = await office.must('staff', 'question/areas');
    const publishAt = later(hours).toISOString();
    const refused = await office.call('staff', 'question/areas/schedule', {
      version,
      body,
      publishAt,
    });
    expect(refused.body.errors).toEqual([{ pointer: '/publishAt', detail: sentence }]);
  });

  it('that no longer fits is kept, and Today says why', async () => {
    at(TEST_NOW);
    const note = await office.must('staff', 'month-note/march');
    const added = await office.must('staff', 'month-note', { slug: 'spare', body: note.body });
    const free = { ...note.body, month: 4 };
    const april = await office.must('staff', 'month-note/april');
    await office.must('staff', 'month-note/april/hide', { version: april.version });
    const publishAt = later(1).toISOString();
    const { version } = added;
    await office.must('staff', 'month-note/spare/schedule', { version, body: free, publishAt });
    const hidden = await office.must('staff', 'month-note/april');
    await office.must('staff', 'month-note/april/show', { version: hidden.version });
    at(later(1));
    await both();
    const kept = await office.must('staff', 'month-note/spare');
    const sentence =
      'Its draft does not fit any more and was not published. This month has a note already.';
    expect(kept).toMatchObject({ isPublished: false, fault: sentence, draft: { body: free } });
    expect(kept.draft?.publishAt).toBeNull();
    const today = await first.app.inject({
      url: '/api/console/today',
      headers: { cookie: office.cookies.staff },
    });
    const { waiting, counts } = today.json<Today>();
    expect(counts.content).toBe(1);
    expect(waiting.filter(({ kind }) => kind === 'content')).toMatchObject([
      { path: '/console/settings/content/month-note/spare', words: sentence },
    ]);
  });
});
