// The owner adds promo codes, changes and ends them; visitors get what holds at that moment.
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DeskPromoCode } from '#contract/leads/promo-codes.ts';
import { auditLog } from '#server/platform/database/schema/operations.ts';
import { type ChatBrowser, chatBrowser } from '../../../../test/chat-people.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { countPromoUse, findPromoCode } from './promo-codes.ts';

const PATH = '/api/console/promo-codes';
const TODAY = '2026-11-09';

let test: TestApp;
let owner: ChatBrowser;
let staff: ChatBrowser;
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'olive@example.com,sam@example.com' });
  owner = chatBrowser(test.app, await signedIn(test, 'olive@example.com'));
  staff = chatBrowser(test.app, await signedIn(test, 'sam@example.com'));
});
afterAll(() => test.close());

const add = async (code: object) => {
  const { status, body } = await owner.send('POST', PATH, code);
  expect(status).toBe(201);
  return body as unknown as DeskPromoCode;
};
const change = ({ id, code: _code, uses: _uses, ...terms }: DeskPromoCode, who = owner) =>
  who.send('PATCH', `${PATH}/${id}`, terms);
const lookUp = (code: string) => findPromoCode(test.open.db, code, TODAY);

it('are typed in any case, work from their first day, and end when the owner says so', async () => {
  const spring = await add({ code: 'spring-10', percent: 10, validFrom: '2026-12-01' });
  expect(spring).toMatchObject({ code: 'SPRING-10', percent: 10, amount: null, uses: 0 });
  expect(await lookUp('spring-10')).toEqual({
    fault: 'This promo code starts on Tuesday, December 1, 2026.',
  });
  const now = await change({ ...spring, validFrom: TODAY });
  expect(await lookUp('Spring-10')).toMatchObject({ promo: { percent: 10 } });
  const ended = await change({ ...(now.body as unknown as DeskPromoCode), isActive: false });
  expect(ended.body).toMatchObject({ isActive: false });
  expect(await lookUp('SPRING-10')).toHaveProperty('fault');
  const [line] = await test.open.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(line).toMatchObject({
    action: 'promo-code-changed',
    details: { isActive: 'true → false' },
  });
});

it('say in Spanish what they give where the owner has written it, until it is emptied', async () => {
  const spanishDescription = '5% de descuento';
  const code = await add({ code: 'HOLA', percent: 5, description: '5% off', spanishDescription });
  const { spanishDescription: _, ...older } = code;
  const { id, code: _code, uses: _uses, ...terms } = older;
  // A page from before there was a Spanish field sends none, and changes none.
  const kept = await owner.send('PATCH', `${PATH}/${id}`, { ...terms, percent: 6 });
  expect(kept.body).toMatchObject({ percent: 6, spanishDescription });
  const priced = await test.app.inject({
    method: 'POST',
    url: '/api/lawn-plans/price',
    payload: { propertySize: 8000, frequency: 'weekly', promoCode: 'hola' },
  });
  expect(priced.json().promo).toMatchObject({ description: '5% off', spanishDescription });
  const emptied = { ...(kept.body as unknown as DeskPromoCode), spanishDescription: '' };
  expect((await change(emptied)).body).toMatchObject({ spanishDescription: '' });
});

it('count their uses, which no change loses or goes below', async () => {
  const few = await add({ code: 'FEW', amount: '5.00', maxUses: 3 });
  await test.open.db.transaction(async (tx) => {
    await countPromoUse(tx, 'FEW');
    await countPromoUse(tx, 'FEW');
  });
  // A use is not a change of the code: what was seen before is still seen.
  const less = await change({ ...few, maxUses: 1 });
  expect([less.status, less.body.errors]).toEqual([
    422,
    [{ pointer: '/maxUses', detail: 'It has been used 2 times already.' }],
  ]);
  expect((await change({ ...few, maxUses: 2 })).body).toMatchObject({ uses: 2, maxUses: 2 });
  expect(await lookUp('FEW')).toEqual({ fault: 'This promo code has been used up.' });
});

it('are not changed unseen, and are the owner’s to change', async () => {
  const seen = await add({ code: 'SEEN', percent: 5 });
  expect((await change({ ...seen, percent: 15 })).status).toBe(200);
  const stale = await change({ ...seen, percent: 25 });
  expect([stale.status, stale.body.current]).toMatchObject([409, { percent: 15 }]);
  expect((await change(seen, staff)).status).toBe(403);
  expect((await staff.send('POST', PATH, { code: 'MINE', percent: 99 })).status).toBe(403);
  expect((await staff.send('GET', PATH)).status).toBe(200);
  expect((await change({ ...seen, id: 4_711 })).status).toBe(404);
});

it.each([
  [{ code: 'NOTHING' }, '/percent', 'Please enter a percentage or an amount.'],
  [
    { code: 'BOTH', percent: 5, amount: '5.00' },
    '/amount',
    'Please enter a percentage or an amount, not both.',
  ],
  [{ code: 'A B', percent: 5 }, '/code', 'Please use letters, digits and hyphens alone.'],
  [{ code: 'SEEN', percent: 5 }, '/code', 'There is already a code with this name.'],
  [
    { code: 'PAST', percent: 5, validFrom: '2026-12-02', validUntil: '2026-12-01' },
    '/validUntil',
    'Please choose a last day after the first.',
  ],
  [{ code: 'ALL', percent: 101 }, '/percent', 'Please enter a whole percentage from 1 to 100.'],
])('are refused as %j', async (code, pointer, detail) => {
  const { status, body } = await owner.send('POST', PATH, code);
  expect([status, body.errors]).toEqual([422, [{ pointer, detail }]]);
});

it('that are sent twice with one key are added once', async () => {
  const code = { code: 'TWICE', percent: 10 };
  const [one, other] = await Promise.all([
    owner.send('POST', PATH, code, 'twice-key'),
    owner.send('POST', PATH, code, 'twice-key'),
  ]);
  expect([one.status, other.status]).toEqual([201, 201]);
  expect(other.body).toEqual(one.body);
});
