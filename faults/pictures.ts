// Faults in pictures that the owner uploads: what is taken, what is shown, and what two editors do to each other.
import type { Fault } from './fault.ts';

const folder = 'src/server/site/pictures';
const pictures = [`${folder}/pictures.pg.test.ts`] as const;
const onPages = ['test/uploaded-pictures-on-pages.test.ts'] as const;
const permissions = ['src/server/site/photo-permissions/permissions.pg.test.ts'] as const;
const hostile = [`${folder}/hostile-pictures.test.ts`] as const;

export const pictureFaults: readonly Fault[] = [
  {
    promise: 'A second editor of a picture does not write over the first.',
    file: `${folder}/edit-picture.service.ts`,
    find: '  if (row.version !== version) throw changedMeanwhile(await readPicture(tx, id));\n',
    replace: '',
    tests: pictures,
  },
  {
    promise: 'Files of an earlier crop are shown until the new ones are made.',
    file: `${folder}/edit-picture.service.ts`,
    find: "({ state: 'making', failure: null } as const) : {}",
    replace: "({ state: 'making', failure: null, files: null } as const) : {}",
    tests: pictures,
  },
  {
    promise: 'The files of a removed picture are given to no one.',
    file: `${folder}/picture.queries.ts`,
    find: '.where(and(eq(sitePictures.id, id), isThere));',
    replace: '.where(eq(sitePictures.id, id));',
    tests: pictures,
  },
  {
    promise: 'The sweep takes a removed picture out of the storage.',
    file: `${folder}/sweep-pictures.ts`,
    find: 'for (const key of [storageKey, ...names.map(fileKey)])',
    replace: 'for (const key of names.map(fileKey))',
    tests: pictures,
  },
  {
    promise: 'An upload whose answer was lost is one picture when it is sent again.',
    file: 'src/server/platform/http/mount.ts',
    find: 'const content = endpoint.upload && file ? digestOf(file) : body;',
    replace: 'const content = endpoint.upload && file ? crypto.randomUUID() : body;',
    tests: pictures,
  },
  {
    promise: 'A picture that moves is refused.',
    file: 'src/server/platform/photos/site-picture-orders.ts',
    find: "    if ((facts.pages ?? 1) > 1) return { made: false, fault: 'animated' };\n",
    replace: '',
    tests: hostile,
  },
  {
    promise: 'A picture that pages cannot show well is refused.',
    file: `${folder}/upload-picture.service.ts`,
    find: '  requireLargeEnough(original);\n',
    replace: '',
    tests: hostile,
  },
  {
    promise: 'A picture that is refused leaves nothing in the storage.',
    file: `${folder}/picture.policy.ts`,
    find: "  if (kind === 'jpeg' || kind === 'png' || kind === 'webp') return;",
    replace: "  if (kind !== 'heic') return;",
    tests: hostile,
  },
  {
    promise: 'Content names no picture that is not described.',
    file: 'src/server/site/uploads/uploads.queries.ts',
    find: "        ne(sitePictures.alt, ''),\n",
    replace: '',
    tests: onPages,
  },
  {
    promise: 'A picture that an entry, a draft or a post names is not removed.',
    file: `${folder}/edit-picture.service.ts`,
    find: '    requireUnused(await usesOf(tx, id));\n',
    replace: '',
    tests: onPages,
  },
  {
    promise: 'The policy of a page knows the sheet of its uploaded pictures.',
    file: 'src/web/styles/document-styles.ts',
    find: "...sheets, uploadRulesIn(html) ?? '']",
    replace: '...sheets]',
    tests: onPages,
    isBuilt: true,
  },
  {
    promise: 'Photos among renderings say that they are photos.',
    file: 'src/web/ui/picture-facts.ts',
    find: "if (kinds.size > 1) return 'both';\n",
    replace: '',
    tests: onPages,
    isBuilt: true,
  },
  {
    promise: 'Without a permission the photo of a visit is on no page.',
    file: 'src/server/site/uploads/uploads.queries.ts',
    find: '        eq(sitePictures.isWithheld, false),\n',
    replace: '',
    tests: permissions,
  },
  {
    promise: 'The files of a withheld picture are given to no one.',
    file: `${folder}/picture-files.service.ts`,
    find: 'row && !row.isWithheld ?',
    replace: 'row ?',
    tests: permissions,
  },
  {
    promise: 'A withdrawal takes the picture off every page.',
    file: 'src/server/site/photo-permissions/answer-permission.service.ts',
    find: "status !== 'allowed'",
    replace: "status === 'declined'",
    tests: permissions,
  },
  {
    promise: 'The link to photos of one visit answers for no other.',
    file: 'src/server/site/permission-records/permission.queries.ts',
    find: '        eq(photoPermissions.visitId, visitId),\n',
    replace: '',
    tests: permissions,
  },
  {
    promise: 'Who reads Spanish is led to their photos in Spanish.',
    file: 'src/server/site/photo-permissions/permission.mail.ts',
    find: 'hrefIn(language, path)',
    replace: 'path',
    tests: permissions,
  },
];
