// What a customer is told of a request goes out in their language, on the way that all of it goes; the office reads English.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '#server/platform/database/schema/account.ts';
import { type AddOnOffice, openAddOnOffice } from '../../../../test/add-on-office.ts';

let office: AddOnOffice;
beforeAll(async () => {
  office = await openAddOnOffice();
  const { db } = office.test.open;
  await db.update(users).set({ language: 'es' }).where(eq(users.email, 'maria@example.com'));
  await office.test.work();
});
afterAll(() => office.test.close());

const mailsTo = (email: string) => office.test.sent.filter(({ to }) => to === email);

it('is in Spanish for who reads Spanish, and in English for who has said no language', async () => {
  const decline = { reason: 'Too far.' };
  for (const who of ['maria', 'ben'] as const) {
    const typed = { customerPhone: '(281) 555-0160', propertyAddress: '7 New Road' };
    const { id, version } = await office.ask(who, typed);
    const path = `POST /api/console/service-requests/${id}/decline` as const;
    const declined = await office.call('staff', path, { version, ...decline });
    expect(declined.statusCode).toBe(200);
  }
  const declinedTo = (email: string, words: RegExp) =>
    expect
      .poll(() => mailsTo(email).find(({ subject }) => words.test(subject))?.text, {
        timeout: 20_000,
      })
      .toBeDefined();
  await declinedTo('maria@example.com', /^No podemos hacer este trabajo: /);
  await declinedTo('ben@example.com', /^We cannot do this one: /);
  const spanish = mailsTo('maria@example.com').find(({ subject }) => subject.startsWith('No'));
  expect(spanish?.text).toContain('sentimos decirle que no podemos hacer el trabajo: Too far.');
});
