// Asking for add-on work in the portal: what is kept, who sees it, and how long it can be changed.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/platform/database/schema/account.ts';
import { auditLog } from '#server/platform/database/schema/operations.ts';
import { photos } from '#server/platform/database/schema/photo.ts';
import { serviceRequests } from '#server/platform/database/schema/visits.ts';
import { type AddOnOffice, asked, openAddOnOffice } from '../../../../test/add-on-office.ts';
import { mailsAfterWork, recipientsOf, wholeMail } from '../../../../test/outbox.ts';

let office: AddOnOffice;
beforeAll(async () => {
  office = await openAddOnOffice();
});
afterAll(() => office.test.close());

const rowOf = async (id: number) => {
  const { db } = office.test.open;
  return (await db.select().from(serviceRequests).where(eq(serviceRequests.id, id)))[0];
};

describe('asking for add-on work', () => {
  it('is for people who have signed in', async () => {
    const answer = await office.call('nobody', 'POST /api/service-requests', asked);
    expect([answer.statusCode, answer.json().title]).toEqual([401, 'Unauthorized']);
  });

  it('keeps what was written, and of the person what we know of them', async () => {
    const answer = await office.call('maria', 'POST /api/service-requests', {
      ...asked,
      customerName: 'Somebody Else',
      customerEmail: 'ben@example.com',
      customerPhone: '(713) 555-0199',
      propertyAddress: '99 Foreign Street',
      status: 'completed',
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      ...asked,
      customerEmail: 'maria@example.com',
      customerPhone: '(281) 555-0150',
      propertyAddress: '1 Elm Lane',
      status: 'pending',
      estimatedPrice: null,
      quoteId: null,
      version: 1,
    });
    const row = await rowOf(answer.json().id);
    expect(row).toMatchObject({ customerEmail: 'maria@example.com', status: 'pending' });
  });

  it('takes telephone and address of someone of whom we have none, and asks for them', async () => {
    const { db } = office.test.open;
    await db.update(users).set({ phone: null }).where(eq(users.email, 'ben@example.com'));
    const lacking = await office.call('ben', 'POST /api/service-requests', asked);
    expect(lacking.statusCode).toBe(422);
    expect(lacking.json().errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      '/customerPhone',
      '/propertyAddress',
    ]);
    const typed = { customerPhone: '(281) 555-0160', propertyAddress: '7 New Road' };
    const kept = await office.ask('ben', typed);
    expect(kept).toMatchObject({ ...typed, customerEmail: 'ben@example.com' });
  });

  it.each([
    ['no service', { serviceType: '' }],
    ['an unknown service', { serviceType: 'Snow Removal' }],
    ['no description', { description: '  ' }],
  ])('with %s is told what is missing', async (_what, changes) => {
    const answer = await office.call('maria', 'POST /api/service-requests', {
      ...asked,
      ...changes,
    });
    expect([answer.statusCode, answer.json().detail]).toEqual([
      422,
      'Please select a service type and provide a description.',
    ]);
  });

  it('takes any date, none, and no impossible one', async () => {
    const past = await office.ask('maria', { preferredDate: '2020-01-01' });
    expect(past.preferredDate).toBe('2020-01-01');
    expect((await office.ask('maria', { preferredDate: '' })).preferredDate).toBeNull();
    const odd = { ...asked, preferredDate: '2026-02-30' };
    expect((await office.call('maria', 'POST /api/service-requests', odd)).statusCode).toBe(422);
  });

  it('happens once for a request key', async () => {
    const post = () => office.call('maria', 'POST /api/service-requests', asked, 'once');
    const first = (await post()).json();
    expect((await post()).json()).toEqual(first);
    const all = await office.must<{ id: number }[]>('maria', 'GET /api/service-requests');
    expect(all.filter(({ id }) => id === first.id)).toHaveLength(1);
  });

  it('tells the office everything, and the customer that it has arrived', async () => {
    const { db } = office.test.open;
    await db.update(users).set({ firstName: 'Maria' }).where(eq(users.email, 'maria@example.com'));
    await office.ask('maria', { description: 'A traced bed with  roses.' });
    await office.test.work();
    const mails = await mailsAfterWork(office.test);
    const toOffice = mails.find(({ text }) => text?.includes('traced bed'));
    expect(toOffice && recipientsOf(toOffice)).toEqual(['office@example.com']);
    expect(toOffice?.replyTo?.[0]?.address).toBe('maria@example.com');
    const receipt = mails.find(
      (mail) => recipientsOf(mail).includes('maria@example.com') && mail.text?.includes('Maria'),
    );
    expect(receipt?.text).toContain('Hello Maria');
    expect(wholeMail(receipt)).not.toContain('traced bed');
    expect(receipt?.text).toContain('send you a quote within 24 hours');
  });
});

describe('the photos of a request', () => {
  it('are claimed once, in their order, and seen by its customer in any browser', async () => {
    const first = await office.upload('maria');
    const second = await office.upload('maria');
    const request = await office.ask('maria', { photos: [second, first] });
    expect(request.photos).toEqual([second, first]);
    const again = { ...asked, photos: [first] };
    expect((await office.call('maria', 'POST /api/service-requests', again)).statusCode).toBe(422);
    const { db } = office.test.open;
    await db
      .update(photos)
      .set({ ownerHash: 'f'.repeat(64) })
      .where(eq(photos.id, first));
    expect((await office.call('maria', `GET /api/photos/${first}`)).statusCode).toBe(200);
    expect((await office.call('ben', `GET /api/photos/${first}`)).statusCode).toBe(404);
    expect((await office.call('nobody', `GET /api/photos/${first}`)).statusCode).toBe(404);
    expect((await office.call('staff', `GET /api/photos/${first}`)).statusCode).toBe(200);
  });

  it('are not taken from someone else', async () => {
    const hers = await office.upload('maria');
    const answer = await office.call('ben', 'POST /api/service-requests', {
      ...asked,
      customerPhone: '(281) 555-0160',
      propertyAddress: '7 New Road',
      photos: [hers],
    });
    expect([answer.statusCode, answer.json().errors[0].pointer]).toEqual([422, '/photos/0']);
  });

  it('are at most five', async () => {
    const many = Array.from({ length: 6 }, () => crypto.randomUUID());
    const answer = await office.call('maria', 'POST /api/service-requests', {
      ...asked,
      photos: many,
    });
    expect([answer.statusCode, answer.json().detail]).toEqual([422, 'Maximum 5 photos allowed']);
  });

  it('can be exchanged while it is under review; one that is left out lapses', async () => {
    const kept = await office.upload('maria');
    const dropped = await office.upload('maria');
    const request = await office.ask('maria', { photos: [dropped, kept] });
    const added = await office.upload('maria');
    const changed = await office.must<{ photos: string[] }>(
      'maria',
      `PATCH /api/service-requests/${request.id}`,
      { ...asked, version: 1, photos: [kept, added] },
    );
    expect(changed.photos).toEqual([kept, added]);
    expect((await office.call('maria', `GET /api/photos/${dropped}`)).statusCode).toBe(404);
    expect((await office.call('maria', `GET /api/photos/${kept}`)).statusCode).toBe(200);
  });
});

describe('the list of requests', () => {
  it('is the signed-in person’s own, the latest first, whatever the case of the address', async () => {
    const one = await office.ask('maria');
    const two = await office.ask('maria');
    const url = 'GET /api/service-requests?customerEmail=MARIA@example.com';
    const list = await office.must<{ id: number; customerEmail: string }[]>('maria', url);
    expect(list.slice(0, 2).map(({ id }) => id)).toEqual([two.id, one.id]);
    expect(new Set(list.map(({ customerEmail }) => customerEmail))).toEqual(
      new Set(['maria@example.com']),
    );
  });

  it('of another address is forbidden', async () => {
    const answer = await office.call(
      'maria',
      'GET /api/service-requests?customerEmail=ben@example.com',
    );
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
  });

  it('has what the office took down for the address before there was an account', async () => {
    const { db } = office.test.open;
    const row = {
      customerName: 'Ben',
      customerPhone: '1',
      propertyAddress: 'x',
      serviceType: 'Other',
      description: 'By phone.',
    };
    const [made] = await db
      .insert(serviceRequests)
      .values({ ...row, customerEmail: 'Ben@Example.com' })
      .returning();
    const list = await office.must<{ id: number }[]>('ben', 'GET /api/service-requests');
    expect(list.map(({ id }) => id)).toContain(made?.id);
    expect((await office.call('maria', `GET /api/service-requests/${made?.id}`)).statusCode).toBe(
      404,
    );
  });
});

describe('a request under review', () => {
  it('is changed by its customer, and its version rises', async () => {
    const { id } = await office.ask('maria');
    const changes = { ...asked, description: 'Side beds, too.', urgency: 'urgent', version: 1 };
    const changed = await office.must('maria', `PATCH /api/service-requests/${id}`, changes);
    expect(changed).toMatchObject({
      description: 'Side beds, too.',
      urgency: 'urgent',
      version: 2,
    });
    const late = await office.call('maria', `PATCH /api/service-requests/${id}`, changes);
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile']);
  });

  it('can be canceled once', async () => {
    const { id } = await office.ask('maria');
    const cancelled = await office.must('maria', `POST /api/service-requests/${id}/cancel`);
    expect(cancelled).toMatchObject({ status: 'cancelled' });
    const again = await office.call('maria', `POST /api/service-requests/${id}/cancel`);
    expect([again.statusCode, again.json().code]).toEqual([409, 'wrong_state']);
  });

  it('can be changed no more once its quote is ready, and that is said', async () => {
    const { request } = await office.quoted();
    const path = `PATCH /api/service-requests/${request.id}`;
    const answer = await office.call('maria', path, { ...asked, version: 2 });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'wrong_state']);
    expect(answer.json().detail).toContain('Its quote is ready.');
    const cancel = await office.call('maria', `POST /api/service-requests/${request.id}/cancel`);
    expect(cancel.statusCode).toBe(409);
  });

  it('leaves a line in the audit log for each thing done to it', async () => {
    const { id } = await office.ask('maria');
    await office.must('maria', `PATCH /api/service-requests/${id}`, { ...asked, version: 1 });
    await office.must('maria', `POST /api/service-requests/${id}/cancel`);
    const lines = await office.test.open.db
      .select({ action: auditLog.action, type: auditLog.subjectType })
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(id)));
    expect(
      lines.filter(({ type }) => type === 'service-request').map(({ action }) => action),
    ).toEqual(['service-request-asked', 'service-request-changed', 'service-request-cancelled']);
  });
});

it('someone else’s request is like one that never was, whatever is done to it', async () => {
  const { id } = await office.ask('maria');
  const actions: [string, object?][] = [
    ['GET /api/service-requests/ID'],
    ['PATCH /api/service-requests/ID', { ...asked, version: 1 }],
    ['POST /api/service-requests/ID/cancel'],
    ['POST /api/service-requests/ID/messages', { text: 'Hello' }],
  ];
  for (const [name, payload] of actions) {
    const foreign = await office.call('ben', name.replace('ID', String(id)), payload);
    const missing = await office.call('ben', name.replace('ID', '2000000000'), payload);
    expect([name, foreign.statusCode]).toEqual([name, 404]);
    expect(foreign.body).toBe(missing.body);
  }
  expect(await rowOf(id)).toMatchObject({ status: 'pending', version: 1 });
});
