// A crew's photo comes on the site with its customer's permission alone, and leaves it with their word (docs/product/pictures.md#photos-of-visits).
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { LinkedPermissions, VisitPermissions } from '#contract/site/photo-permissions.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { contentEntries } from '#server/platform/database/schema/content.ts';
import { photoPermissions } from '#server/platform/database/schema/photo-permission.ts';
import { sitePictures } from '#server/platform/database/schema/site-picture.ts';
import { EDITORS } from '../../../../test/content-editors.ts';
import { addVisitPhoto, visitWithPhotos } from '../../../../test/photo-permissions.ts';
import {
  openPictureOffice,
  type PictureOffice,
  stonePath,
} from '../../../../test/picture-office.ts';
import {
  addVisit,
  newCustomer,
  type PortalCustomer,
  send,
} from '../../../../test/portal-customer.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { readList } from '../content/present-entry.ts';
import { firstContent } from '../seed/first-content.ts';
import { readUploads } from '../uploads/uploads.queries.ts';
import { photoPermissionToken } from './permission-link.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const nobody = { cookie: '' };

let test: TestApp;
let office: PictureOffice;
let staff: { cookie: string };
let fern: PortalCustomer;
beforeAll(async () => {
  test = await createTestApp(EDITORS);
  office = await openPictureOffice(test);
  staff = { cookie: office.content.cookies.staff };
  fern = await newCustomer(test, 'fern@example.com');
  await test.work();
});
afterAll(() => test.close());
beforeEach(() => {
  test.sent.length = 0;
});

const ask = (visitId: number, photos: readonly string[]) =>
  send(test, staff, `POST /api/console/visits/${visitId}/photo-permissions`, { photos });
const answer = (token: string, permission: number, what: string) =>
  send(test, nobody, `POST /api/photo-permissions/by-link/${token}`, {
    permission,
    answer: what,
  });
const opened = async (token: string): Promise<LinkedPermissions> =>
  (await send(test, nobody, `GET /api/photo-permissions/by-link/${token}`)).json();

/** The mail that leads to the page of a visit. */
const mailAbout = (token: string) =>
  vi.waitFor(() => {
    const found = test.sent.find(({ text }) => text?.includes(`/your-photos/${token}`));
    if (!found) throw new Error('no mail');
    return found;
  }, 20_000);

/** Asks about a new photo, and describes its picture once that has its files. */
async function askedAndDescribed() {
  const visit = await visitWithPhotos(test, fern);
  const asked = await ask(visit.visitId, visit.photoIds);
  const { items }: VisitPermissions = asked.json();
  const pictureId = items[0]?.pictureId ?? 0;
  await office.settled(pictureId);
  const picture = await office.must('staff', `${pictureId}/details`, { version: 1, ...stonePath });
  const [permission] = (await opened(visit.token)).photos;
  if (!permission) throw new Error('no permission');
  return { ...visit, pictureId, picture, permission };
}

it('a photo that was asked about is withheld until its customer allows it, and again once they withdraw', async () => {
  const { token, pictureId, picture, permission } = await askedAndDescribed();
  expect(picture).toMatchObject({ isWithheld: true, isUsable: false, shown: null });
  expect(picture.permission).toMatchObject({ status: 'asked' });
  const [row] = await test.open.db
    .select()
    .from(sitePictures)
    .where(eq(sitePictures.id, pictureId));
  const file = row?.files?.jpeg.file ?? '';
  const isPublic = async () => ({
    listed: Object.keys(await readUploads(test.open.db)).includes(picture.name),
    file: (await office.file(file)).statusCode,
  });
  expect(await isPublic()).toEqual({ listed: false, file: 404 });

  expect((await answer(token, permission.id, 'allow')).statusCode).toBe(200);
  expect(await isPublic()).toEqual({ listed: true, file: 200 });
  const allowed = await office.must('staff', String(pictureId));
  expect(allowed).toMatchObject({ isUsable: true, permission: { status: 'allowed' } });
  expect(allowed.permission?.words).toContain('on its website');

  // What named it says why pages leave it out.
  const body = { ...firstContent()['recent-project'][0], picture: `upload-${pictureId}` };
  const project = { kind: 'recent-project', slug: 'withdrawn', position: 1, body };
  await test.open.db.insert(contentEntries).values(project);
  const faultNow = async () =>
    (await readList(test.open.db, 'recent-project')).entries.find(
      ({ slug }) => slug === 'withdrawn',
    )?.fault;
  expect(await faultNow()).toBeNull();
  expect((await answer(token, permission.id, 'withdraw')).statusCode).toBe(200);
  expect(await isPublic()).toEqual({ listed: false, file: 404 });
  expect(await faultNow()).toMatch(/^Pages leave this out: .* withdrew permission/);
  const [kept] = await test.open.db
    .select()
    .from(photoPermissions)
    .where(eq(photoPermissions.id, permission.id));
  expect(kept).toMatchObject({ status: 'withdrawn', words: permission.words });
  expect(kept?.allowedAt).not.toBeNull();
  expect((await answer(token, permission.id, 'allow')).statusCode).toBe(200);
  expect(await isPublic()).toEqual({ listed: true, file: 200 });
});

it('one mail asks about several photos, and says neither address nor link of anything else', async () => {
  const { visitId, photoIds, token } = await visitWithPhotos(test, fern, 2);
  expect((await ask(visitId, photoIds)).statusCode).toBe(200);
  const mail = await mailAbout(token);
  expect(mail.subject).toMatch(/May we show 2 photos/);
  expect(mail.to).toBe('fern@example.com');
  // A second press asks about nothing.
  expect((await ask(visitId, photoIds)).json().items).toHaveLength(2);
  expect(await test.open.db.$count(photoPermissions, eq(photoPermissions.visitId, visitId))).toBe(
    2,
  );
  const { photos } = await opened(token);
  const [first, second] = photos;
  await answer(token, first?.id ?? 0, 'decline');
  expect((await opened(token)).photos.map(({ status }) => status)).toEqual(['declined', 'asked']);
  // The same answer again is one; one about nothing that was allowed is refused.
  expect((await answer(token, first?.id ?? 0, 'decline')).statusCode).toBe(200);
  expect((await answer(token, second?.id ?? 0, 'withdraw')).statusCode).toBe(409);
});

it('the mail to a customer who reads Spanish leads to the Spanish page', async () => {
  const luz = await newCustomer(test, 'luz@example.com', { crewId: fern.crewId });
  await test.open.db.update(users).set({ language: 'es' }).where(eq(users.id, luz.id));
  const { visitId, photoIds, token } = await visitWithPhotos(test, luz);
  expect((await ask(visitId, photoIds)).statusCode).toBe(200);
  const mail = await mailAbout(token);
  expect(mail.to).toBe('luz@example.com');
  expect(mail.text).toContain(`/es/your-photos/${token}`);
});

it('no other link opens a photo or answers for it', async () => {
  const { token, permission } = await askedAndDescribed();
  const other = await visitWithPhotos(test, fern);
  await ask(other.visitId, other.photoIds);
  for (const wrong of [other.token, `${token}x`, photoPermissionToken(Buffer.alloc(32), 1)]) {
    expect((await answer(wrong, permission.id, 'allow')).statusCode).toBe(404);
    const url = `GET /api/photo-permissions/by-link/${wrong}/photos/${permission.id}` as const;
    expect((await send(test, nobody, url)).statusCode).toBe(404);
  }
  const url = `GET /api/photo-permissions/by-link/${token}/photos/${permission.id}` as const;
  expect((await send(test, nobody, url)).statusCode).toBe(200);
  expect((await opened(token)).photos[0]?.status).toBe('asked');
});

it('the portal leads an own customer to the page, and no one else', async () => {
  const { visitId, token } = await askedAndDescribed();
  const url = `GET /api/portal/visits/${visitId}/photo-permissions` as const;
  expect((await send(test, fern, url)).json()).toEqual({ path: `/your-photos/${token}` });
  await test.open.db.update(users).set({ language: 'es' }).where(eq(users.id, fern.id));
  expect((await send(test, fern, url)).json()).toEqual({ path: `/es/your-photos/${token}` });
  await test.open.db.update(users).set({ language: null }).where(eq(users.id, fern.id));
  const ben = await newCustomer(test, 'ben@example.com', { crewId: fern.crewId });
  expect((await send(test, ben, url)).statusCode).toBe(404);
});

it('what cannot be asked about is refused, and leaves nothing behind', async () => {
  const pictures = () => test.open.db.$count(sitePictures);
  const before = await pictures();
  const { visitId, photoIds } = await visitWithPhotos(test, fern);
  const other = await visitWithPhotos(test, fern);
  const small = await addVisitPhoto(test, visitId, 1, [500, 300]);
  expect((await ask(visitId, other.photoIds)).statusCode).toBe(422);
  expect((await ask(visitId, [...photoIds, small])).statusCode).toBe(422);
  const ahead = await addVisit(test, fern, { scheduledDate: '2026-11-20', servicePlanId: null });
  expect((await ask(ahead, photoIds)).statusCode).toBe(409);
  await test.open.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, fern.id));
  expect((await ask(visitId, photoIds)).json().detail).toContain('no email address');
  await test.open.db.update(users).set({ disabledAt: null }).where(eq(users.id, fern.id));
  expect(await pictures()).toBe(before);
});

it('a picture that we remove ends its permission, and can be asked about again', async () => {
  const { visitId, photoIds, token, pictureId, permission } = await askedAndDescribed();
  const { version } = await office.must('staff', String(pictureId));
  expect((await office.call('staff', `${pictureId}/remove`, { version })).status).toBe(204);
  expect((await opened(token)).photos[0]?.status).toBe('ended');
  expect((await answer(token, permission.id, 'allow')).statusCode).toBe(404);
  const { items }: VisitPermissions = (await ask(visitId, photoIds)).json();
  expect(items).toMatchObject([{ status: 'asked' }]);
});
