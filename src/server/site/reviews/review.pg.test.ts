// Reviews of customers: everyone is asked alike, writes by a private link, and no one but them decides on the words.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#server/platform/database/schema/account.ts';
import { noticePreferences } from '#server/platform/database/schema/notices.ts';
import { reviewRequests, reviews } from '#server/platform/database/schema/review.ts';
import { visits } from '#server/platform/database/schema/visits.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import {
  addVisit,
  done,
  emptySchedule,
  newCustomer,
  type PortalCustomer,
  send,
} from '../../../../test/portal-customer.ts';
import { newReview, newReviewRequest } from '../../../../test/review-rows.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { askForReviews } from './ask-for-reviews.ts';

const draft = {
  version: 0,
  rating: 1,
  words: '  They broke a sprinkler.\n\n“Sorry” is not enough – <b>really</b> 🙁  ',
  nameStyle: 'initials',
  mayPublish: true,
};
const nobody = { cookie: '' };
const daysAfter = (days: number) => new Date(TEST_NOW.getTime() + days * 86_400_000);

let test: TestApp;
let fern: PortalCustomer;
let ben: PortalCustomer;
let staff: { cookie: string };
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'owner@example.com,office@example.com' });
  fern = await newCustomer(test, 'fern@example.com');
  ben = await newCustomer(test, 'ben@example.com', { crewId: fern.crewId });
  staff = { cookie: await signedIn(test, 'office@example.com') };
  await test.open.db
    .update(users)
    .set({ firstName: 'Fern', lastName: 'sample' })
    .where(eq(users.id, fern.id));
  await test.work();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow(TEST_NOW);
  await emptySchedule(test);
  await test.open.db.delete(noticePreferences);
  test.sent.length = 0;
});

const finished = (customer: PortalCustomer, at = TEST_NOW) =>
  addVisit(test, customer, {
    ...done,
    completedAt: at,
    scheduledDate: at.toISOString().slice(0, 10),
    servicePlanId: null,
  });
const asked = () => test.open.db.$count(reviewRequests);
const write = (token: string, body: object) =>
  send(test, nobody, `POST /api/reviews/by-link/${token}`, body);
const decide = (id: number, what: string, body: object) =>
  send(test, staff, `POST /api/console/reviews/${id}/${what}`, body);
const onlyRow = async () => {
  const rows = await test.open.db.select().from(reviews);
  expect(rows).toHaveLength(1);
  return rows[0];
};

describe('a customer is asked', () => {
  it('after a completed visit, by a mail with a private link, and once', async () => {
    await finished(fern);
    await askForReviews(test.context);
    await askForReviews(test.context);
    await expect.poll(() => test.sent.length, { timeout: 20_000 }).toBe(1);
    expect(test.sent[0]).toMatchObject({ to: 'fern@example.com' });
    const path = /\/your-review\/([\w-]+)/.exec(test.sent[0]?.text ?? '')?.[1] ?? '';
    const page = await send(test, nobody, `GET /api/reviews/by-link/${path}`);
    expect(page.json()).toMatchObject({ firstName: 'Fern', canWrite: true, review: null });
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).not.toContain('Lane');
    expect(await asked()).toBe(1);
  });

  it('in Spanish with a link to the Spanish page, where they read Spanish', async () => {
    await test.open.db.update(users).set({ language: 'es' }).where(eq(users.id, ben.id));
    await finished(ben);
    await finished(fern);
    await askForReviews(test.context);
    await expect.poll(() => test.sent.length, { timeout: 20_000 }).toBe(2);
    const textTo = (email: string) => test.sent.find(({ to }) => to === email)?.text ?? '';
    expect(textTo('ben@example.com')).toMatch(/\/\/[^/\s]+\/es\/your-review\/\d/);
    expect(textTo('fern@example.com')).toMatch(/\/\/[^/\s]+\/your-review\/\d/);
    await test.open.db.update(users).set({ language: null }).where(eq(users.id, ben.id));
  });

  it('whatever they said of the visit', async () => {
    const id = await finished(fern);
    await test.open.db.update(visits).set({ rating: 1 }).where(eq(visits.id, id));
    await askForReviews(test.context);
    expect(await asked()).toBe(1);
  });

  it('not again within 90 days, and then about the next visit', async () => {
    await finished(fern);
    await askForReviews(test.context);
    test.setNow(daysAfter(89));
    await finished(fern, daysAfter(89));
    await askForReviews(test.context);
    expect(await asked()).toBe(1);
    test.setNow(daysAfter(91));
    await finished(fern, daysAfter(91));
    await askForReviews(test.context);
    expect(await asked()).toBe(2);
  });

  it('more often where the owner says so, but never while a request is open', async () => {
    const owner = { cookie: await signedIn(test, 'owner@example.com') };
    const { reviews: seen } = (await send(test, owner, 'GET /api/console/settings')).json();
    const change = { ...seen, reviewAskDays: 30 };
    const saved = await send(test, owner, 'PATCH /api/console/settings/reviews', change);
    expect(saved.statusCode).toBe(200);
    await expect.poll(() => test.context.settings().reviewAskDays).toBe(30);
    await finished(fern);
    await askForReviews(test.context);
    test.setNow(daysAfter(31));
    await finished(fern, daysAfter(31));
    await askForReviews(test.context);
    expect(await asked()).toBe(1);
    test.setNow(daysAfter(61));
    await finished(fern, daysAfter(61));
    await askForReviews(test.context);
    expect(await asked()).toBe(2);
    const back = { ...saved.json(), reviewAskDays: 90 };
    expect((await send(test, owner, 'PATCH /api/console/settings/reviews', back)).statusCode).toBe(
      200,
    );
    await expect.poll(() => test.context.settings().reviewAskDays).toBe(90);
  });

  it('once, however many instances ask at the same time', async () => {
    await finished(fern);
    await finished(fern);
    await Promise.all([askForReviews(test.context), askForReviews(test.context)]);
    expect(await asked()).toBe(1);
  });

  it('unless they turned that email off, have no address or are closed', async () => {
    await finished(fern);
    await finished(ben);
    await send(test, fern, 'PATCH /api/portal/notices', { email: ['done'] });
    await test.open.db.update(users).set({ disabledAt: TEST_NOW }).where(eq(users.id, ben.id));
    await askForReviews(test.context);
    expect(await asked()).toBe(0);
    await test.open.db.update(users).set({ disabledAt: null }).where(eq(users.id, ben.id));
    await askForReviews(test.context);
    expect(await asked()).toBe(1);
  });

  it('not about work of long ago, nor of what was not done', async () => {
    await finished(fern, daysAfter(-4));
    await addVisit(test, fern, {
      scheduledDate: '2026-11-09',
      status: 'skipped',
      skipKind: 'crew',
    });
    await askForReviews(test.context);
    expect(await asked()).toBe(0);
  });

  it('on the page of a visit in the portal, with the same link each time', async () => {
    const id = await finished(fern);
    const path = `POST /api/portal/visits/${id}/review` as const;
    const link = (await send(test, fern, path)).json();
    expect((await send(test, fern, path)).json()).toEqual(link);
    const { db } = test.open;
    await db.update(users).set({ language: 'es' }).where(eq(users.id, fern.id));
    expect((await send(test, fern, path)).json()).toEqual({ path: `/es${link.path}` });
    await db.update(users).set({ language: null }).where(eq(users.id, fern.id));
    expect((await send(test, ben, path)).statusCode).toBe(404);
    const ahead = await addVisit(test, fern, { scheduledDate: '2026-11-24' });
    const early = await send(test, fern, `POST /api/portal/visits/${ahead}/review`);
    expect([early.statusCode, early.json().code]).toEqual([409, 'wrong_state']);
  });
});

describe('a customer writes', () => {
  it('letter by letter as it was typed, and the same sent again is one review', async () => {
    const { token } = await newReviewRequest(test, fern);
    const first = await write(token, draft);
    expect(first.json().review).toMatchObject({ words: draft.words, rating: 1, status: 'new' });
    expect((await write(token, draft)).json()).toEqual(first.json());
    expect(await onlyRow()).toMatchObject({
      words: draft.words,
      customerName: 'F. S.',
      version: 1,
    });
  });

  it('anew until it is published, from the version that they saw', async () => {
    const { token } = await newReviewRequest(test, fern);
    await write(token, draft);
    const late = await write(token, { ...draft, words: 'Another text entirely.' });
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile']);
    const again = await write(token, { ...draft, version: 1, nameStyle: 'first-name' });
    expect(again.json().review).toMatchObject({ version: 2, nameStyle: 'first-name' });
    const { id } = (await onlyRow()) ?? { id: 0 };
    await decide(id, 'publish', { version: 2 });
    const over = await write(token, { ...draft, version: 3, rating: 5 });
    expect([over.statusCode, over.json().code]).toEqual([409, 'wrong_state']);
    expect(await onlyRow()).toMatchObject({ rating: 1, status: 'published' });
  });

  it('by the same answer for any number of stars', async () => {
    const answers = [];
    for (const rating of [1, 5]) {
      const { token } = await newReviewRequest(test, fern);
      const { review, ...rest } = (await write(token, { ...draft, rating })).json();
      answers.push({ ...rest, visitId: 0, review: { ...review, rating: 0 } });
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  it('for 60 days, and withdraws at any time', async () => {
    const { token } = await newReviewRequest(test, fern);
    await write(token, draft);
    test.setNow(daysAfter(61));
    const late = await write(token, { ...draft, version: 1, rating: 5 });
    expect([late.statusCode, late.json().code]).toEqual([409, 'too_late']);
    for (let times = 0; times < 2; times++) {
      const gone = await send(test, nobody, `POST /api/reviews/by-link/${token}/withdraw`);
      expect(gone.json()).toMatchObject({ canWrite: false, review: { status: 'withdrawn' } });
    }
  });

  it('once, however often it is sent at the same time', async () => {
    const { token } = await newReviewRequest(test, fern);
    const sent = await Promise.all([1, 2, 3, 4].map(() => write(token, draft)));
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    await onlyRow();
  });

  it.each([
    ['too short', { words: '   short   ' }],
    ['too long', { words: 'x'.repeat(2001) }],
    ['a NUL', { words: 'Ten letters\0 and more' }],
    ['writing direction', { words: 'Ten letters\u202E and more' }],
    ['six stars', { rating: 6 }],
    ['no stars', { rating: 0 }],
    ['half a star', { rating: 4.5 }],
    ['another name', { nameStyle: 'whole' }],
  ])('and is refused %s', async (_, change) => {
    const { token } = await newReviewRequest(test, fern);
    expect((await write(token, { ...draft, ...change })).statusCode).toBe(422);
    expect(await test.open.db.$count(reviews)).toBe(0);
  });

  it('and no one does by a link that was not made here', async () => {
    const { token, request } = await newReviewRequest(test, fern);
    const other = await newReviewRequest(test, ben);
    const mac = token.split('-').slice(1).join('-');
    const tokens = [
      `${other.request.id}-${mac}`,
      `${request.id}-${'A'.repeat(43)}`,
      token.slice(0, -1),
      `0${token}`,
      '999999999999-x',
      '%00',
    ];
    for (const wrong of tokens) {
      const url = `/api/reviews/by-link/${wrong}` as const;
      expect([wrong, (await send(test, nobody, `GET ${url}`)).statusCode]).toEqual([wrong, 404]);
      expect([wrong, (await write(wrong, draft)).statusCode]).toEqual([wrong, 404]);
    }
    expect(await test.open.db.$count(reviews)).toBe(0);
  });
});

describe('the office', () => {
  it('publishes, replies and keeps what it replied before', async () => {
    const { review } = await newReview(test, fern);
    await decide(review.id, 'publish', { version: 1 });
    await decide(review.id, 'reply', { version: 2, text: 'Thank you!' });
    const answer = await decide(review.id, 'reply', { version: 3, text: 'Thank you, Fern.' });
    expect(answer.json()).toMatchObject({
      status: 'published',
      words: review.words,
      replies: [{ text: 'Thank you!' }, { text: 'Thank you, Fern.' }],
    });
    const [shown] = (await test.app.inject('/api/geo-testimonials?verified=true')).json();
    expect(shown).toMatchObject({ testimonialText: review.words, reply: 'Thank you, Fern.' });
    const taken = await decide(review.id, 'reply', { version: 4, text: '' });
    expect(taken.json().replies).toHaveLength(3);
    const [without] = (await test.app.inject('/api/geo-testimonials?verified=true')).json();
    expect(without.reply).toBeNull();
  });

  it('leaves one out for a lawful reason alone, which its customer is told', async () => {
    const { review, token } = await newReview(test, fern, { rating: 1 });
    const stars = await decide(review.id, 'refuse', { version: 1, reason: 'low-score' });
    expect(stars.statusCode).toBe(422);
    expect((await decide(review.id, 'refuse', { version: 1 })).statusCode).toBe(422);
    const note = 'Names the neighbor’s child.';
    await decide(review.id, 'refuse', { version: 1, reason: 'personal-data', note });
    const page = await send(test, nobody, `GET /api/reviews/by-link/${token}`);
    expect(page.json().review).toMatchObject({
      refusal: 'It has personal information about someone else',
      refusalReason: 'personal-data',
    });
    expect(page.body).not.toContain('child');
    const list = await send(test, staff, 'GET /api/console/reviews?status=not_published');
    expect(list.json().shares).toContainEqual({ rating: 1, written: 1, published: 0, refused: 1 });
  });

  it('cannot publish what its customer does not want published, or withdrew', async () => {
    const { review: own } = await newReview(test, fern, { mayPublish: false });
    expect((await decide(own.id, 'publish', { version: 1 })).json().code).toBe('wrong_state');
    const { review } = await newReview(test, fern, { status: 'withdrawn' });
    for (const [what, more] of [
      ['publish', {}],
      ['refuse', { reason: 'abusive' }],
      ['reply', { text: 'Hello' }],
    ] as const) {
      const answer = await decide(review.id, what, { version: 1, ...more });
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'wrong_state']);
    }
  });

  it('decides about what it has seen', async () => {
    const { review, token } = await newReview(test, fern);
    await write(token, { ...draft, version: 1 });
    const late = await decide(review.id, 'publish', { version: 1 });
    expect(late.json()).toMatchObject({ code: 'changed_meanwhile', current: { version: 2 } });
  });

  it('sees new ones on Today until they are decided', async () => {
    const { review } = await newReview(test, fern);
    const today = () => send(test, staff, 'GET /api/console/today');
    const { waiting, counts } = (await today()).json();
    expect(counts.review).toBe(1);
    expect(waiting).toContainEqual(
      expect.objectContaining({
        kind: 'review',
        path: `/console/reviews/${review.id}`,
        due: daysAfter(7).toISOString(),
      }),
    );
    await decide(review.id, 'publish', { version: 1 });
    expect((await today()).json().counts.review).toBe(0);
  });

  it('reads a long list page by page', async () => {
    for (let times = 0; times < 31; times++) await newReview(test, fern);
    const first = (await send(test, staff, 'GET /api/console/reviews')).json();
    const next = await send(test, staff, `GET /api/console/reviews?cursor=${first.next}`);
    const ids = [...first.items, ...next.json().items].map(({ id }: { id: number }) => id);
    expect([first.items.length, new Set(ids).size, next.json().next]).toEqual([30, 31, null]);
  });
});

describe('the database', () => {
  it.each([
    ["words = 'Wonderful, every time.'"],
    ['rating = 5'],
    ["customer_name = 'Someone E.'"],
    ['may_publish = true, words = words || words'],
  ])('refuses to set %s of a published review', async (set) => {
    const { review } = await newReview(test, fern, { status: 'published', rating: 1 });
    const change = sql`update reviews set ${sql.raw(set)} where id = ${review.id}`;
    await expect(test.open.db.execute(change)).rejects.toThrow();
    expect(await onlyRow()).toMatchObject({ words: review.words, rating: 1 });
  });

  it('has no review without a visit that was asked about, nor one published without consent', async () => {
    const { review } = await newReview(test, fern);
    const { id: _, ...row } = review;
    const add = (change: object) => test.open.db.insert(reviews).values({ ...row, ...change });
    await expect(add({ requestId: 0 })).rejects.toThrow();
    await expect(add({})).rejects.toThrow();
    const other = await newReviewRequest(test, fern);
    const without = { requestId: other.request.id, mayPublish: false, status: 'published' };
    await expect(add(without)).rejects.toThrow();
  });
});
