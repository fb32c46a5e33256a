// Photos of visits that customers are asked about, for tests.
import sharp from 'sharp';
import { photos } from '#server/platform/database/schema/photo.ts';
import { photoPermissions } from '#server/platform/database/schema/photo-permission.ts';
import { photoPermissionToken } from '#server/site/photo-permissions/permission-link.ts';
import { jpegOf } from './pictures.ts';
import { addVisit, done, type PortalCustomer } from './portal-customer.ts';
import type { TestApp } from './test-app.ts';

/** Adds a completed visit with photos of a crew, and gives their ids. */
export async function visitWithPhotos(test: TestApp, customer: PortalCustomer, count = 1) {
  const visit = { ...done, scheduledDate: '2026-11-02', servicePlanId: null };
  const visitId = await addVisit(test, customer, visit);
  const photoIds = [];
  for (let position = 0; position < count; position += 1) {
    photoIds.push(await addVisitPhoto(test, visitId, position, [640, 427]));
  }
  const token = photoPermissionToken(test.context.secrets.photoPermissionLink, visitId);
  return { visitId, photoIds, token };
}

/** Adds a photo of a visit, with its file. */
export async function addVisitPhoto(
  test: TestApp,
  visitId: number,
  position: number,
  [width, height]: [number, number],
): Promise<string> {
  const storageKey = `photos/${crypto.randomUUID()}`;
  const full = await sharp(await jpegOf(width, height))
    .webp()
    .toBuffer();
  await test.context.storage.put(`${storageKey}-full.webp`, full, 'image/webp');
  const [row] = await test.open.db
    .insert(photos)
    .values({
      ...{ visitId, position, storageKey, width, height },
      ...{ kind: 'after', ownerHash: 'c'.repeat(64), byteSize: full.length },
    })
    .returning();
  return row?.id ?? '';
}

/** A permission that was asked for, about a picture that is there. */
export async function askedPermission(test: TestApp, customer: PortalCustomer, pictureId: number) {
  const visit = { ...done, scheduledDate: '2026-11-02', servicePlanId: null };
  const visitId = await addVisit(test, customer, visit);
  const [row] = await test.open.db
    .insert(photoPermissions)
    .values({ visitId, pictureId, words: 'You may show it.', askedAt: test.context.clock() })
    .returning();
  const token = photoPermissionToken(test.context.secrets.photoPermissionLink, visitId);
  return { id: row?.id ?? 0, token };
}
