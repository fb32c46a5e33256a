// The office uploads pictures: what is taken and refused, how files are made, and what changes of a picture need (docs/product/pictures.md).
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SitePicture } from '#contract/site/pictures.ts';
import { auditLog } from '#server/platform/database/schema/operations.ts';
import { sitePictures } from '#server/platform/database/schema/site-picture.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import {
  openPictureOffice,
  type PictureOffice,
  stonePath,
} from '../../../../test/picture-office.ts';
import { jpegOf, jpegWithPosition } from '../../../../test/pictures.ts';
import { sweepPictures } from './sweep-pictures.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let office: PictureOffice;
beforeAll(async () => {
  office = await openPictureOffice();
  await office.test.work();
});
afterAll(() => office.test.close());

describe('a picture that is uploaded', () => {
  it('is shown by nothing until it is described, and then has files of our own, widest last', async () => {
    const added = await office.uploaded(await jpegOf(1400, 900));
    expect(added).toMatchObject({ state: 'making', alt: '', shown: null, isUsable: false });
    const ready = await office.settled(added.id);
    expect(ready).toMatchObject({ state: 'ready', isUsable: false, version: 1 });
    expect(ready.shown?.avif.map(({ width }) => width)).toEqual([160, 320, 480, 640, 800, 1200]);
    const usable = await office.must('staff', `${added.id}/details`, { version: 1, ...stonePath });
    expect(usable).toMatchObject({
      state: 'ready',
      isUsable: true,
      version: 2,
      addedBy: 'ivy@example.com',
    });
    for (const { width, file } of [...(usable.shown?.avif ?? []), usable.shown?.jpeg].filter(
      (one) => one !== undefined,
    )) {
      const answer = await office.file(file);
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect((await sharp(answer.rawPayload).metadata()).width).toBe(width);
    }
  });

  it('keeps nothing of where and by whom it was taken, and stands upright', async () => {
    const turned = await sharp(await jpegOf(1000, 700))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    for (const file of [
      turned,
      await sharp(await jpegWithPosition())
        .resize(900)
        .withExif({ IFD0: { Copyright: 'Private' } })
        .jpeg()
        .toBuffer(),
    ]) {
      const { id, width, height } = await office.uploaded(file);
      const original = await office.original(id);
      const { exif, orientation } = await sharp(original).metadata();
      expect([exif, orientation]).toEqual([undefined, undefined]);
      if (file === turned) expect([width, height]).toEqual([700, 1000]);
    }
  });

  it('is one picture when its answer was lost and it is sent again', async () => {
    const bytes = await jpegOf(700, 500);
    const [one, other] = await Promise.all([
      office.upload('staff', bytes, 'key-1'),
      office.upload('staff', bytes, 'key-1'),
    ]);
    expect(other.body).toEqual(one.body);
    const otherFile = await office.upload('staff', await jpegOf(701, 500), 'key-1');
    expect([otherFile.status, otherFile.body.code]).toEqual([422, 'key_reused']);
  });

  it('is the business of owner and office alone', async () => {
    const bytes = await jpegOf(700, 500);
    expect((await office.upload('owner', bytes)).status).toBe(201);
    expect((await office.upload('nobody', bytes)).status).toBe(401);
  });
});

describe('a change', () => {
  let seen: SitePicture;
  beforeAll(async () => {
    seen = await office.usable(await jpegOf(700, 500));
  });

  it('of the crop makes other files, while pages show the earlier ones', async () => {
    const { id, shown } = await office.usable(await jpegOf(1400, 900));
    const crop = { left: 0.25, top: 0.1, width: 0.5, height: 0.6 };
    const making = await office.must('staff', `${id}/details`, { version: 2, ...stonePath, crop });
    expect(making).toMatchObject({ state: 'making', shown: { jpeg: shown?.jpeg } });
    const ready = await office.settled(id);
    expect(ready.shown).toMatchObject({ width: 700, height: 540 });
    const earlier = shown?.jpeg.file ?? '';
    expect((await office.file(earlier)).statusCode).toBe(200);
    office.test.setNow(new Date(TEST_NOW.getTime() + 2 * 3_600_000));
    await sweepPictures(office.test.context);
    expect((await office.file(earlier)).statusCode).toBe(404);
    expect((await office.file(ready.shown?.jpeg.file ?? '')).statusCode).toBe(200);
    office.test.setNow(TEST_NOW);
  });

  it('of what someone else has changed is refused with the picture as it is by now', async () => {
    const { id } = seen;
    const late = await office.call('owner', `${id}/details`, { version: 1, ...stonePath });
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
    expect(late.body.current).toMatchObject({ id, version: 2 });
  });

  it.each([
    ['a file name as its description', { alt: 'IMG_20260412.jpg' }, '/alt'],
    ['a description of one word', { alt: 'Path' }, '/alt'],
    ['no title', { title: ' ' }, '/title'],
    ['a crop past the edge', { crop: { left: 0.6, top: 0, width: 0.6, height: 1 } }, '/crop/width'],
    [
      'a crop that leaves too little',
      { crop: { left: 0, top: 0, width: 0.2, height: 0.2 } },
      '/crop',
    ],
  ])('is refused for %s', async (_, fault, pointer) => {
    const answer = await office.call('staff', `${seen.id}/details`, {
      version: 2,
      ...stonePath,
      ...fault,
    });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toMatchObject([{ pointer }]);
  });
});

describe('a picture that is removed', () => {
  it('is nowhere at once, its files go with the next sweep, and the log says who did it', async () => {
    const { id, shown } = await office.usable(await jpegOf(700, 500));
    const file = shown?.jpeg.file ?? '';
    expect((await office.call('staff', `${id}/remove`, { version: 2 })).status).toBe(204);
    expect((await office.file(file)).statusCode).toBe(404);
    expect((await office.call('staff', `${id}/remove`, { version: 3 })).status).toBe(404);
    const { db } = office.test.open;
    const [row] = await db.select().from(sitePictures).where(eq(sitePictures.id, id));
    office.test.setNow(new Date(TEST_NOW.getTime() + 2 * 3_600_000));
    await sweepPictures(office.test.context);
    office.test.setNow(TEST_NOW);
    expect(await office.test.context.storage.get(row?.storageKey ?? '')).toBeUndefined();
    expect(await db.$count(sitePictures, eq(sitePictures.id, id))).toBe(0);
    const lines = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(id)));
    expect(lines.map(({ action }) => action)).toEqual([
      'picture-added',
      'picture-changed',
      'picture-removed',
    ]);
  });
});

describe('files', () => {
  it('are made again after a failure, from what was made before', async () => {
    const added = await office.uploaded(await jpegOf(700, 500));
    await office.settled(added.id);
    await office.test.open.db
      .update(sitePictures)
      .set({ state: 'failed', failure: 'The process was killed.', files: null })
      .where(eq(sitePictures.id, added.id));
    await office.must('staff', `${added.id}/retry`, { version: 1 });
    expect(await office.settled(added.id)).toMatchObject({ state: 'ready', failure: null });
  });

  it('that can not be made say why, and the picture is shown nowhere', async () => {
    const { id } = await office.uploaded(await jpegOf(700, 500));
    await office.settled(id);
    const { db } = office.test.open;
    const [row] = await db.select().from(sitePictures).where(eq(sitePictures.id, id));
    await office.test.context.storage.put(row?.storageKey ?? '', Buffer.from('RIFF'), 'image/webp');
    const crop = { left: 0, top: 0, width: 0.95, height: 0.95 };
    await office.must('staff', `${id}/details`, { version: 1, ...stonePath, crop });
    expect(await office.settled(id)).toMatchObject({
      state: 'failed',
      failure: 'This picture is damaged and cannot be read. Please choose another one.',
    });
  });
});

it('the list has the latest first, page by page', async () => {
  const first = await office.list();
  expect(first.items.length).toBeGreaterThan(5);
  const ids = first.items.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
  expect(first.next).toBeNull();
});
