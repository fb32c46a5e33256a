// Faults in links to another device: what they carry, who may open them, whose photos come along, and when they end.
import type { Fault } from './fault.ts';

const service = 'src/server/leads/carried-forms/carry.service.ts';
const copies = 'src/server/platform/photos/photo-copies.ts';
const tests = ['src/server/leads/carried-forms/carried-forms.pg.test.ts'] as const;

export const carriedFormsFaults: readonly Fault[] = [
  {
    promise: 'What a link carries cannot be read in the database.',
    file: service,
    find: `    sealed: seal(
      carryKey(secrets.carriedForms, plain),
      JSON.stringify({ forms, photos: copies.ids } satisfies z.infer<typeof Sealed>),
    ),`,
    replace: '    sealed: JSON.stringify({ forms, photos: copies.ids }),',
    tests,
  },
  {
    promise: 'The code of a link is stored as a hash.',
    file: 'src/server/leads/carried-forms/carry-code.ts',
    find: "return createHmac('sha256', secret).update(code).digest('hex');",
    replace: 'return code;',
    tests,
  },
  {
    promise: 'A link to another device ends after seven days.',
    file: service,
    find: '        gt(carriedForms.expiresAt, now),\n        lt(',
    replace: '        lt(',
    tests,
  },
  {
    promise: 'A link to another device opens twenty times at most.',
    file: service,
    find: '        lt(carriedForms.openings, MOST_OPENINGS),\n',
    replace: '',
    tests,
  },
  {
    promise: 'A sixth link of a browser ends its oldest.',
    file: service,
    find: '  await endOldest(context, makerHash);\n',
    replace: '',
    tests,
  },
  {
    promise: 'Stopping a link throws its photos away.',
    file: service,
    find: '  for (const { id } of rows) await throwAwayPhotosOf(context, photoOwner(id));\n',
    replace: '  void rows;\n',
    tests,
  },
  {
    promise: 'Lapsed links are swept.',
    file: service,
    find: '  await db.delete(carriedForms).where(inArray(carriedForms.id, lapsed));\n',
    replace: '  await lapsed;\n',
    tests,
  },
  {
    promise:
      'Who takes all places with links that no one opens keeps others out for an hour at most.',
    file: service,
    find: ' || (await endOldestUnopened(context, now))) return;',
    replace: ') return;',
    tests,
  },
  {
    promise: 'A link that was opened makes no room before its end.',
    file: service,
    find: 'eq(carriedForms.openings, 0), lt(carriedForms.createdAt, had)',
    replace: 'lt(carriedForms.createdAt, had)',
    tests,
  },
  {
    promise: 'No more links are held than there is room for.',
    file: service,
    find: '  await requireRoomForOneMore(context, now);\n',
    replace: '',
    tests,
  },
  {
    promise: 'A link takes only photos of the browser that makes it.',
    file: copies,
    find: '        eq(photos.ownerHash, from),\n',
    replace: '',
    tests,
  },
  {
    promise: 'A photo that was sent is not given to the same browser again.',
    file: copies,
    find: '      setWhere: isNotNull(photos.expiresAt),\n',
    replace: '',
    tests,
  },
  {
    promise: 'Each browser that opens a link has copies of its own.',
    file: copies,
    find: '.update(`${originalId} ${ownerHash}`)',
    replace: '.update(originalId)',
    tests,
  },
  {
    promise: 'A code typed with an O for a zero opens the link.',
    file: 'src/server/leads/carried-forms/carry-code.ts',
    find: ".replace(/O/g, '0')",
    replace: '',
    tests: ['src/server/leads/carried-forms/carry-code.test.ts'],
  },
];
