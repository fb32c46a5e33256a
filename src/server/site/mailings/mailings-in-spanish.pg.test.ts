// Mailings to people who signed up in Spanish: as far as their Spanish is written, and in English where it is not.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Mailing } from '#contract/site/mailings.ts';
import { mailings } from '#server/platform/database/schema/mailing.ts';
import { newsletterSubscriptions } from '#server/platform/database/schema/newsletter.ts';
import { type MailingOffice, openMailingOffice } from '../../../../test/mailing-office.ts';
import { TEST_NOW } from '../../../../test/now.ts';

let office: MailingOffice;
beforeAll(async () => {
  office = await openMailingOffice();
});
afterAll(() => office.test.close());
beforeEach(() => office.clear());

const spanish = { spanishSubject: 'El otoño', spanishText: 'Corte [alto](/es/estimate).' };
const inSpanish = { email: 'luz@example.com', language: 'es', subscribedAt: TEST_NOW } as const;
const letterTo = (email: string) => office.went.find(({ to }) => to === email);

it('goes to who signed up in Spanish, as far as it is written, with everything around it', async () => {
  await office.subscribers('ann@example.com');
  await office.test.open.db.insert(newsletterSubscriptions).values(inSpanish);
  const { id, version, subject, text } = await office.draft();
  const words = { version, subject, text, ...spanish, tasks: ['fall-1'] };
  const saved: Mailing = (await office.call('PATCH', `/${id}`, words)).json();
  expect(saved).toMatchObject(spanish);
  await office.act(saved, 'send');
  await office.deliver();
  const luz = letterTo('luz@example.com');
  expect(luz?.subject).toBe('El otoño');
  expect(luz?.html).toMatch(/<html [^>]*lang="es"/);
  expect(luz?.text).toContain('darse de baja aquí');
  expect(luz?.text).toContain('/es/newsletter/unsubscribe?token=');
  expect(luz?.html).toMatch(/\/n\/[\w-]+"[^>]*>alto/);
  expect(luz?.html).not.toContain('lang="en"');
  const ann = letterTo('ann@example.com');
  expect(ann?.subject).toBe('Fall in the yard');
  expect(ann?.text).not.toContain('El otoño');
  expect(ann?.html).toMatch(/<html [^>]*lang="en"/);
});

it('goes out in English where it is not written, marked as that and said so', async () => {
  await office.test.open.db.insert(newsletterSubscriptions).values(inSpanish);
  const mailing = await office.draft();
  const preview = (language: string) =>
    office.call('GET', `/${mailing.id}/preview?language=${language}`);
  expect((await preview('es')).body).toContain('Esta edición está escrita en inglés.');
  expect((await preview('en')).body).not.toContain('inglés');
  await office.act(mailing, 'send');
  await office.deliver();
  const luz = letterTo('luz@example.com');
  expect(luz?.subject).toBe('Fall in the yard');
  expect(luz?.text).toContain('Esta edición está escrita en inglés.');
  expect(luz?.html).toMatch(/<div lang="en">.*Mow high/s);
  expect(luz?.html).toMatch(/<span lang="en">Fall in the yard/);
});

it('goes on in English that began to be sent by a version without it', async () => {
  await office.test.open.db.insert(newsletterSubscriptions).values(inSpanish);
  const mailing = await office.act(await office.draft(), 'send');
  const [row] = await office.test.open.db
    .select()
    .from(mailings)
    .where(eq(mailings.id, mailing.id));
  const { spanish: _, ...content } = row?.content ?? {
    subject: '',
    text: '',
    posts: [],
    tasks: [],
  };
  await office.test.open.db.update(mailings).set({ content }).where(eq(mailings.id, mailing.id));
  await office.deliver();
  expect(letterTo('luz@example.com')?.text).toContain('Mow high');
});
