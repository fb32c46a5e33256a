// The owner changes what visitors can book; what is booked stays as it was booked.
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ConsultationType } from '#contract/booking/booking.ts';
import type { DeskConsultationType } from '#contract/booking/consultation-type-desk.ts';
import { appointments } from '#server/platform/database/schema/booking.ts';
import { auditLog } from '#server/platform/database/schema/operations.ts';
import { book } from '../../../../test/booking-steps.ts';
import { type ChatBrowser, chatBrowser } from '../../../../test/chat-people.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

const PATH = '/api/console/consultation-types';

let test: TestApp;
let owner: ChatBrowser;
let staff: ChatBrowser;
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'olive@example.com,sam@example.com' });
  owner = chatBrowser(test.app, await signedIn(test, 'olive@example.com'));
  staff = chatBrowser(test.app, await signedIn(test, 'sam@example.com'));
});
afterAll(() => test.close());

const list = async () =>
  (await staff.send('GET', PATH)).body.items as unknown as DeskConsultationType[];
const first = async () => {
  const [type] = await list();
  if (!type) throw new Error('there is no consultation');
  return type;
};
type Spanish = 'spanishName' | 'spanishDescription';
const change = (
  {
    id,
    ...type
  }: Omit<DeskConsultationType, Spanish> & Partial<Pick<DeskConsultationType, Spanish>>,
  who = owner,
) => who.send('PATCH', `${PATH}/${id}`, type);
const offered = async () => {
  const { body } = await test.app
    .inject('/api/consultation-types?isActive=true')
    .then((answer) => ({ body: answer.json() as { name: string }[] }));
  return body.map(({ name }) => name);
};

const walk = {
  name: 'Drainage Walk',
  description: 'We look where the water stands.',
  duration: 45,
  price: '45.00',
};

it('are added, hidden and offered again, and visitors see it at once', async () => {
  const added = await owner.send('POST', PATH, walk);
  expect([added.status, added.body]).toMatchObject([201, { ...walk, isActive: true }]);
  expect(await offered()).toContain('Drainage Walk');
  const type = added.body as unknown as DeskConsultationType;
  const hidden = await change({ ...type, isActive: false });
  expect([hidden.status, await offered()]).toEqual([200, expect.not.arrayContaining([walk.name])]);
  const again = hidden.body as unknown as DeskConsultationType;
  expect((await change({ ...again, isActive: true })).status).toBe(200);
  expect(await offered()).toContain('Drainage Walk');
  expect((await owner.send('POST', PATH, walk)).body.errors).toEqual([
    { pointer: '/name', detail: 'There is already a consultation with this name.' },
  ]);
});

it('that are booked keep their length', async () => {
  const booked = await book(test.app);
  expect(booked.statusCode).toBe(201);
  const [before] = await test.open.db.select().from(appointments).orderBy(desc(appointments.id));
  const type = (await list()).find(({ id }) => id === before?.consultationTypeId);
  if (!type) throw new Error('it is of no type');
  const longer = await change({ ...type, duration: type.duration + 60, name: 'Long Walk' });
  expect(longer.status).toBe(200);
  const [after] = await test.open.db.select().from(appointments).orderBy(desc(appointments.id));
  expect(after).toEqual(before);
  const [line] = await test.open.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(line).toMatchObject({
    action: 'consultation-type-changed',
    subjectId: String(type.id),
    details: {
      name: `${type.name} → Long Walk`,
      duration: `${type.duration} → ${type.duration + 60}`,
    },
  });
});

it('are not changed unseen', async () => {
  const seen = await first();
  expect((await change({ ...seen, price: '15.00' })).status).toBe(200);
  const stale = await change({ ...seen, price: '25.00' });
  expect([stale.status, stale.body]).toMatchObject([
    409,
    { code: 'changed_meanwhile', current: { price: '15.00' } },
  ]);
});

it.each([
  ['name', ' ', 'Please enter a name.'],
  ['duration', 50, 'Please enter minutes in steps of 15, from 15 to 480.'],
  ['price', 'free', 'Please enter a price such as 95.00; 0 means free.'],
])('are refused with %s %j', async (field, value, detail) => {
  const { status, body } = await owner.send('POST', PATH, { ...walk, [field]: value });
  expect([status, body.errors]).toEqual([422, [{ pointer: `/${field}`, detail }]]);
});

it('are the owner’s to change', async () => {
  const type = await first();
  expect((await change(type, staff)).status).toBe(403);
  expect((await staff.send('POST', PATH, walk)).status).toBe(403);
  expect((await change({ ...type, id: 4_711 })).status).toBe(404);
});

it('that are sent twice with one key are added once', async () => {
  const pond = { ...walk, name: 'Pond Walk' };
  const [one, other] = await Promise.all([
    owner.send('POST', PATH, pond, 'pond-key'),
    owner.send('POST', PATH, pond, 'pond-key'),
  ]);
  expect([one.status, other.status]).toEqual([201, 201]);
  expect(other.body).toEqual(one.body);
  expect((await list()).filter(({ name }) => name === 'Pond Walk')).toHaveLength(1);
});

it('are moved by hand, and visitors see that order', async () => {
  const before = await offered();
  const last = (await list()).at(-1);
  if (!last) throw new Error('there is no consultation');
  const move = (id: number, direction: string, who = owner) =>
    who.send('POST', `${PATH}/${id}/move`, { direction });
  expect((await move(last.id, 'down')).status).toBe(200);
  expect(await offered()).toEqual(before);
  for (const _ of before) await move(last.id, 'up');
  const moved = [last.name, ...before.filter((name) => name !== last.name)];
  expect(await offered()).toEqual(moved);
  expect((await list())[0]?.id).toBe(last.id);
  expect((await move(last.id, 'up', staff)).status).toBe(403);
  expect((await move(98_765, 'up')).status).toBe(404);
  expect((await move(last.id, 'sideways')).status).toBe(422);
});

it('that two move at once are each moved by one place', async () => {
  const [one, two, three] = await list();
  await Promise.all(
    [one, two].map((type) => owner.send('POST', `${PATH}/${type?.id}/move`, { direction: 'down' })),
  );
  const after = (await list()).slice(0, 3).map(({ id }) => id);
  expect(after.sort()).toEqual([one?.id, two?.id, three?.id].sort());
});

it('are said in Spanish where the owner has said how, and in English where not', async () => {
  const inSpanish = async () => {
    const answer = await test.app.inject('/api/consultation-types?isActive=true&language=es');
    return (answer.json() as ConsultationType[]).find(({ name }) => /garden|jardín/i.test(name));
  };
  const added = await owner.send('POST', PATH, { ...walk, name: 'Garden Walk' });
  expect([added.status, await inSpanish()]).toMatchObject([
    201,
    { ...walk, name: 'Garden Walk', untranslated: ['name', 'description'] },
  ]);
  const type = added.body as unknown as DeskConsultationType;
  const named = await change({ ...type, spanishName: 'Recorrido del jardín' });
  expect(named.status).toBe(200);
  expect(await inSpanish()).toMatchObject({
    name: 'Recorrido del jardín',
    description: walk.description,
    untranslated: ['description'],
  });
  // Who changes it without a word of Spanish, as an older page does, leaves the Spanish as it was.
  const { spanishName, spanishDescription, ...rest } =
    named.body as unknown as DeskConsultationType;
  expect([spanishName, spanishDescription]).toEqual(['Recorrido del jardín', '']);
  const cheaper = await change({ ...rest, price: '40.00' });
  expect(cheaper.body).toMatchObject({ price: '40.00', spanishName: 'Recorrido del jardín' });
  expect(await offered()).toContain('Garden Walk');
});
