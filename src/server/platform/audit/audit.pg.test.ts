// What stands in the audit log after people have signed in and out, guessed wrong, changed roles and opened photos.
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyStaffEmails } from '#server/accounts/roles.ts';
import { photoVisitor } from '../../../../test/photo-visitor.ts';
import { jpegOf } from '../../../../test/pictures.ts';
import { otherThan, signInBrowsers } from '../../../../test/sign-in-browser.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { users } from '../database/schema/account.ts';
import { auditLog } from '../database/schema/operations.ts';
import { tokenHash } from '../installation/secrets.ts';
import { audit } from './audit.ts';

let test: TestApp;
let browsers: ReturnType<typeof signInBrowsers>;
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'kim@example.com, crew@example.com' });
  browsers = signInBrowsers(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.open.db.delete(auditLog);
});

async function lines() {
  const rows = await test.open.db.select().from(auditLog).orderBy(asc(auditLog.id));
  return rows.map(({ id: _id, createdAt: _at, ...line }) => line);
}

describe('the audit log', () => {
  it('holds signing in and out, and wrong codes without the address', async () => {
    const browser = browsers.newBrowser();
    await browsers.askForCode(browser, 'Maria@example.com');
    const code = await browsers.codeFor('maria@example.com');
    await browsers.verify(browser, 'maria@example.com', otherThan(code));
    const { id } = (await browsers.verify(browser, 'maria@example.com', code)).json();
    await browser.send('GET', '/api/logout');
    await browser.send('GET', '/api/logout');
    const address = { subjectType: 'address', subjectId: tokenHash('maria@example.com') };
    const person = { actorId: id, subjectType: 'user', subjectId: id };
    expect(await lines()).toEqual([
      {
        actorId: null,
        action: 'sign-in-failed',
        ...address,
        details: { reason: 'wrong code', guess: 1 },
      },
      { ...person, action: 'signed-in', details: { by: 'code' } },
      { ...person, action: 'signed-out', details: {} },
    ]);
    expect(JSON.stringify(await lines())).not.toContain('maria');
  });

  it('holds a closed account that someone tried to open', async () => {
    await test.open.db
      .insert(users)
      .values({ email: 'closed@example.com', disabledAt: new Date() });
    await browsers.signIn(browsers.newBrowser(), 'closed@example.com');
    expect(await lines()).toMatchObject([
      { action: 'sign-in-failed', details: { reason: 'account closed' } },
    ]);
  });

  it('holds every opening of a photo by staff, and none by who uploaded it', async () => {
    const owner = await photoVisitor(test);
    const photo = await owner.upload(await jpegOf(320, 240));
    const crew = browsers.newBrowser();
    const { id } = (await browsers.signIn(crew, 'crew@example.com')).json();
    await test.open.db.delete(auditLog);
    await test.app.inject({ url: `/api/photos/${photo}`, headers: { cookie: owner.cookie } });
    await crew.send('GET', `/api/photos/${photo}`);
    await crew.send('GET', `/api/photos/${photo}?size=thumb`);
    await browsers.newBrowser().send('GET', `/api/photos/${photo}`);
    const opened = {
      actorId: id,
      action: 'photo-opened',
      subjectType: 'photo',
      subjectId: photo,
    };
    expect(await lines()).toEqual([
      { ...opened, details: { size: 'full' } },
      { ...opened, details: { size: 'thumb' } },
    ]);
  });

  it('holds whose role STAFF_EMAILS has changed, once per change', async () => {
    const { db } = test.open;
    const fern = (await browsers.signIn(browsers.newBrowser(), 'fern@example.com')).json();
    const kim = (await browsers.signIn(browsers.newBrowser(), 'kim@example.com')).json();
    const now = test.context.clock();
    for (const staff of [['kim@example.com'], ['fern@example.com'], ['Fern@example.com'], []]) {
      await applyStaffEmails(db, staff, now);
    }
    const changes = (await lines()).filter(({ action }) => action === 'role-changed');
    const told = changes.map(({ subjectId, details }) => [subjectId, details.from, details.to]);
    const expected = [
      [kim.id, 'customer', 'owner'],
      [fern.id, 'customer', 'owner'],
      [kim.id, 'owner', 'customer'],
      [fern.id, 'owner', 'customer'],
    ];
    expect(told.sort()).toEqual(expected.sort());
  });

  it('has no line of an action that was undone', async () => {
    await test.open.db
      .transaction(async (tx) => {
        await audit(tx, { actorId: null, action: 'signed-out', at: test.context.clock() });
        throw new Error('undone');
      })
      .catch(() => {});
    expect(await test.open.db.$count(auditLog, eq(auditLog.action, 'signed-out'))).toBe(0);
  });
});
