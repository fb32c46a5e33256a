// The words of a mail that leaves by itself: the owner's, checked as they are saved, in the next mail that goes, and taken back.
import { readdir, readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentEntries } from '#server/platform/database/schema/content.ts';
import { enqueueDueNotices } from '#server/visits/notices/due-notices.ts';
import {
  type ContentEditors,
  EDITORS,
  openContentEditors,
} from '../../../../test/content-editors.ts';
import { addVisit, newCustomer, type PortalCustomer } from '../../../../test/portal-customer.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { sowEntries } from '../seed/content-entries.ts';

const KIND = 'automatic-mail';
const SOON = `${KIND}/visit-soon`;

let test: TestApp;
let office: ContentEditors;
let fern: PortalCustomer;
beforeAll(async () => {
  test = await createTestApp(EDITORS);
  office = await openContentEditors(test);
  fern = await newCustomer(test, 'fern@example.com');
  await test.work();
});
afterAll(() => test.close());

const publish = async (change: object, step = SOON) => {
  const { version, body } = await office.must('owner', step);
  return office.call('owner', `${step}/publish`, { version, body: { ...body, ...change } });
};

/** The notice that goes two days before a visit of these days. */
async function nextNotice() {
  test.sent.length = 0;
  await addVisit(test, fern, { scheduledDate: '2026-11-11' });
  await enqueueDueNotices(test.context);
  await expect.poll(() => test.sent.length, { timeout: 20_000 }).toBe(1);
  return test.sent[0];
}

it('are in the next mail that leaves, until they are taken back', async () => {
  const opening = '{greeting}, see you {window}.\n\nAsk for {company} at {phone}.\n— Oak {x}';
  const closing = 'Yours, <b>the crew</b>';
  const unknown = await publish({ opening, closing });
  expect([unknown.status, unknown.body.errors]).toEqual([
    422,
    [
      {
        pointer: '/body/opening',
        detail:
          'We don’t know {x}. You can use {greeting}, {service}, {visitDay}, {window}, {company}, {shortName}, {phone}.',
      },
    ],
  ]);
  const subject = '{service} on {visitDay}';
  const said = await publish({ subject, opening: opening.replace(' {x}', ''), closing });
  expect(said.status).toBe(200);
  await expect
    .poll(() => test.context.content()[KIND].find(({ slug }) => slug === 'visit-soon')?.subject)
    .toBe(subject);
  const mail = await nextNotice();
  expect(mail?.subject).toMatch(/ on Wednesday, November 11, 2026$/);
  expect(mail?.text).toMatch(/^Hello, see you .+\.\n\nAsk for .+ at .+\.\n— Oak\n\n/);
  expect(mail?.html).toContain('Yours, &lt;b&gt;the crew&lt;/b&gt;');
  // What is the program's is there as ever: the facts, the button and where notices are chosen.
  for (const part of ['Crew', 'See or move the visit', 'account#notices']) {
    expect(mail?.html).toContain(part);
  }

  const { version, history } = said.body;
  const found = history.find(({ what }: { what: string }) => what === 'found');
  await office.must('owner', `${SOON}/take-back`, { version, historyId: found.id });
  await expect
    .poll(() => test.context.content()[KIND].find(({ slug }) => slug === 'visit-soon')?.subject)
    .not.toBe(subject);
  expect((await nextNotice())?.subject).toMatch(/^Your visit in two days: /);
});

it.each([
  ['a line break in the subject', { subject: 'Two\nlines' }, '/body/subject'],
  ['half a pair of braces', { heading: 'Hello {greeting' }, '/body/heading'],
  ['nothing at all', { opening: ' ' }, '/body/opening'],
])('do not fit with %s', async (_, change, pointer) => {
  const { status, body } = await publish(change);
  expect([status, body.errors?.[0]?.pointer]).toEqual([422, pointer]);
});

it('are always there: none is added, moved, hidden or removed, and a lost one is sown again', async () => {
  const { version } = await office.must('owner', SOON);
  for (const step of ['hide', 'remove']) {
    expect((await office.call('owner', `${SOON}/${step}`, { version })).status).toBe(409);
  }
  const moved = await office.call('owner', `${SOON}/move`, { version, direction: 'up' });
  const added = await office.call('owner', KIND, { slug: 'birthday', body: {} });
  expect([moved.status, added.status]).toEqual([409, 409]);

  const { db } = test.open;
  await db.delete(contentEntries).where(eq(contentEntries.slug, 'visit-soon'));
  await expect
    .poll(() => test.context.content()[KIND].map(({ slug }) => slug))
    .toContain('visit-soon');
  expect((await office.call('owner', SOON)).status).toBe(200);
  await db.transaction(sowEntries);
  expect(await office.must('owner', SOON)).toMatchObject({ isRemoved: false, isPublished: true });
});

it('are tried on oneself by the owner alone, as a draft where there is one', async () => {
  const path = '/api/console/automatic-mails/visit-done/test';
  const ask = (editor: 'owner' | 'staff') =>
    test.app.inject({
      method: 'POST',
      url: path,
      headers: { 'sec-fetch-site': 'same-origin', cookie: office.cookies[editor] },
    });
  const step = `${KIND}/visit-done`;
  const { version, body } = await office.must('owner', step);
  const draft = (change: object, at: number) =>
    office.must('owner', `${step}/draft`, { version: at, body: { ...body, ...change } });
  const drafted = await draft({ subject: 'Done, {greeting}' }, version);
  const sent = await ask('owner');
  expect(sent.json()).toMatchObject({ outcome: 'saved', to: 'owner@example.com' });
  const names = await readdir(`${test.dataDir}/outbox`);
  const mails = await Promise.all(
    names.map((name) => readFile(`${test.dataDir}/outbox/${name}`, 'utf8')),
  );
  expect(mails.filter((mail) => mail.includes('Subject: Done, Hello Fern'))).toHaveLength(1);
  await draft({ subject: '{nonsense}' }, drafted.version);
  expect((await ask('owner')).statusCode).toBe(422);
  expect((await ask('staff')).statusCode).toBe(403);
});
