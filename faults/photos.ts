// Faults in who may see photos, which files are taken, what is kept of them and for how long.
import type { Fault } from './fault.ts';

const service = 'src/server/photos/photo.service.ts';
const worker = 'src/server/photos/picture-worker.ts';
const routes = 'src/server/photos/photo.routes.ts';
const access = ['src/server/photos/photo-access.test.ts'] as const;
const policy = ['src/server/photos/photo.policy.test.ts'] as const;
const uploads = ['src/server/photos/photos.pg.test.ts'] as const;
const quote = ['src/server/quotes/quote.pg.test.ts'] as const;

export const photoFaults: readonly Fault[] = [
  {
    promise: 'A visitor sees only what their own browser uploaded.',
    file: 'src/server/photos/photo.policy.ts',
    find: 'return isOwn(photo, viewer) || isStaff(viewer.user);',
    replace: 'return true;',
    tests: access,
  },
  {
    promise: 'A customer who is signed in is no staff.',
    file: 'src/server/photos/photo.policy.ts',
    find: "return user !== undefined && user.role !== 'customer';",
    replace: 'return user !== undefined;',
    tests: access,
  },
  {
    promise: 'A lapsed photo is gone for all.',
    file: 'src/server/photos/photo.policy.ts',
    find: 'if (photo.expiresAt !== null && photo.expiresAt <= now) return false;',
    replace: '',
    tests: access,
  },
  {
    promise: 'A photo that was sent never lapses.',
    file: 'src/server/photos/photo.policy.ts',
    find: 'photo.expiresAt !== null && photo.expiresAt <= now',
    replace: 'photo.expiresAt === null || photo.expiresAt <= now',
    tests: policy,
  },
  {
    promise: 'A foreign page that embeds a photo gets nothing.',
    file: routes,
    find: 'if (!isOwnFetch(request)) {',
    replace: 'if (false) {',
    tests: access,
  },
  {
    promise: 'A frame on a foreign page gets nothing either.',
    file: 'src/server/photos/photo.policy.ts',
    find: "&&\n    request.headers['sec-fetch-dest'] === 'document'",
    replace: '',
    tests: policy,
  },
  {
    promise: 'Nobody on the way keeps a photo.',
    file: routes,
    find: "'private, no-store'",
    replace: "'public, max-age=60'",
    tests: access,
  },
  {
    promise: 'Only its owner takes a photo back.',
    file: service,
    find: 'if (!photo || photo.ownerHash !== ownerHash) throw noPhoto();',
    replace: 'if (!photo) throw noPhoto();',
    tests: access,
  },
  {
    promise: 'A photo that was sent is not taken back.',
    file: service,
    find: 'if (lapsed.length === 0) throw noPhoto();',
    replace: '',
    tests: access,
  },
  {
    promise: 'A photo taken back is gone with its files.',
    file: service,
    find: "for (const size of ['full', 'thumb'] as const) await",
    replace: "for (const size of ['full'] as const) await",
    tests: access,
  },
  {
    promise: 'Only the sweep of long lapsed photos throws away.',
    file: service,
    find: 'const lapsed = lt(photos.expiresAt, new Date(context.clock().getTime() - SWEEP_MARGIN_MS));',
    replace: 'const lapsed = lt(photos.expiresAt, new Date(context.clock().getTime()));',
    tests: access,
  },
  {
    promise: 'Photos go with a request in the order in which they were chosen.',
    file: service,
    find: '.set({ ...claim, position, expiresAt: null })',
    replace: '.set({ ...claim, position: 0, expiresAt: null })',
    tests: quote,
  },
  {
    promise: 'The office sees photos in the order in which they were chosen.',
    file: 'src/server/photos/photo.queries.ts',
    find: '.orderBy(asc(photos.position));',
    replace: ';',
    tests: quote,
  },
  {
    promise: 'A photo that was sent stays.',
    file: service,
    find: '...claim, position, expiresAt: null })',
    replace: '...claim, position })',
    tests: quote,
  },
  {
    promise: 'A request cannot take a stranger’s photo.',
    file: 'src/server/photos/photo.queries.ts',
    find: '        eq(photos.ownerHash, ownerHash),\n',
    replace: '',
    tests: quote,
  },
  {
    promise: 'A request cannot take a lapsed photo.',
    file: 'src/server/photos/photo.queries.ts',
    find: 'sql`${photos.expiresAt} > ${now.toISOString()}`',
    replace: 'sql`${photos.expiresAt} is not null`',
    tests: quote,
  },
  {
    promise: 'A photo is named once in a request.',
    file: service,
    find: 'own.has(id) && wanted.indexOf(id) === index',
    replace: 'own.has(id)',
    tests: quote,
  },
  {
    promise: 'Photos are kept without what the camera wrote into them.',
    file: worker,
    find: '.webp({ quality: 82, effort: 3 })\n',
    replace: '.keepMetadata().webp({ quality: 82, effort: 3 })\n',
    tests: uploads,
  },
  {
    promise: 'A photo stands upright.',
    file: worker,
    find: '      .autoOrient()\n',
    replace: '',
    tests: uploads,
  },
  {
    promise: 'A photo measures at most 2048 pixels.',
    file: worker,
    find: 'const FULL_PX = 2048;',
    replace: 'const FULL_PX = 4096;',
    tests: uploads,
  },
  {
    promise: 'A small photo is not blown up.',
    file: worker,
    find: ".resize(FULL_PX, FULL_PX, { fit: 'inside', withoutEnlargement: true })",
    replace: ".resize(FULL_PX, FULL_PX, { fit: 'inside' })",
    tests: uploads,
  },
  {
    promise: 'A picture of more than 50 megapixels is not unpacked.',
    file: worker,
    find: 'limitInputPixels: MAX_PIXELS',
    replace: 'limitInputPixels: false',
    tests: uploads,
  },
  {
    promise: 'A picture of more than 20,000 pixels a side is not unpacked.',
    file: worker,
    find: 'Math.max(wide, high) > MAX_SIDE_PX',
    replace: 'Math.max(wide, high) > 10 * MAX_SIDE_PX',
    tests: uploads,
  },
  {
    promise: 'A damaged picture is refused, not mended.',
    file: worker,
    find: "failOn: 'error'",
    replace: "failOn: 'none'",
    tests: uploads,
  },
  {
    promise: 'Only the three kinds of picture are read, whatever a file is called.',
    file: service,
    find: "if (kind === 'jpeg' || kind === 'png' || kind === 'webp') return;",
    replace: 'if (kind) return;',
    tests: uploads,
  },
  {
    promise: 'An iPhone’s picture is refused with a hint.',
    file: service,
    find: "kind === 'heic' ? description + HEIC_HINT : description,",
    replace: 'description,',
    tests: uploads,
  },
  {
    promise: 'Uploads that nobody sends do not fill the disk.',
    file: service,
    find: '  await requireRoom(context);\n',
    replace: '',
    tests: uploads,
  },
  {
    promise: 'Photos that were sent do not count against that room.',
    file: 'src/server/photos/photo.queries.ts',
    find: '    .where(isNotNull(photos.expiresAt));',
    replace: ';',
    tests: uploads,
  },
];
