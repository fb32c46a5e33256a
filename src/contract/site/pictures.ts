// What crosses the wire about pictures that the owner uploads: adding, describing, cropping and removing one, and its files
// (docs/product/pictures.md).
import { z } from 'zod';
import {
  pictureKinds,
  type UploadedPicture as UploadedPictureFacts,
} from '#company/facts/picture.ts';
import { permissionStatuses } from '#company/rules/site/photo-permission.ts';
import {
  MAX_PICTURE_BYTES,
  pictureRefusals,
  pictureStates,
} from '#company/rules/site/picture-rules.ts';
import type { Endpoint, EndpointTable } from '../platform/endpoint.ts';
import { RowId, RowIdText, SeenVersion } from '../platform/ids.ts';
import { PageQuery, pageOf } from '../platform/page-of.ts';
import { line } from '../platform/text.ts';
import { PictureAlt } from './picture-alt.ts';

const Fraction = z.number().min(0).max(1);

/** A part of the picture, in fractions of its width and height. */
export const PictureCrop = z
  .strictObject({ left: Fraction, top: Fraction, width: Fraction, height: Fraction })
  .refine(({ left, width }) => width >= 0.1 && left + width <= 1.0001, {
    path: ['width'],
    error: 'Please choose a part that lies within the picture.',
  })
  .refine(({ top, height }) => height >= 0.1 && top + height <= 1.0001, {
    path: ['height'],
    error: 'Please choose a part that lies within the picture.',
  });
export type PictureCrop = z.infer<typeof PictureCrop>;

/** What stays in view where a box cuts the picture, in fractions of what its crop leaves. */
export const FocalPoint = z.strictObject({ x: Fraction, y: Fraction });
export type FocalPoint = z.infer<typeof FocalPoint>;

/** A photo of real work, or a rendering of a design; pages say which. */
export const PictureKind = z.enum(pictureKinds, {
  error: 'Please choose photo or rendering.',
});

const PictureFile = z.object({
  width: z.number().int(),
  file: z.string().describe('Its name below /uploaded-pictures/'),
});

/** What a page needs to show an uploaded picture. */
export const UploadedPicture = z.object({
  width: z.number().int(),
  height: z.number().int(),
  alt: z.string(),
  kind: PictureKind,
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .describe('Shown until the file has arrived'),
  focalPoint: FocalPoint,
  avif: z.array(PictureFile).describe('Narrowest first; the first is for thumbnails'),
  jpeg: PictureFile,
}) satisfies z.ZodType<UploadedPictureFacts>;
/** The uploaded pictures that an answer names, by their names. */
export const UploadedPictures = z
  .record(z.string(), UploadedPicture)
  .describe('Those of the pictures named here that were uploaded');

export const PictureState = z.enum(pictureStates);

export const SitePictureLine = z.object({
  id: RowId,
  name: z.string().describe('How content names it: "upload-12"'),
  title: z.string(),
  alt: z.string().describe('Empty until someone has described it'),
  kind: PictureKind,
  state: PictureState,
  failure: z.string().nullable().describe('Why its files could not be made, in a sentence'),
  shown: UploadedPicture.nullable().describe(
    'What pages show; null until its first files are made',
  ),
  isUsable: z.boolean().describe('Content may name it: it has files, is described and allowed'),
  isWithheld: z.boolean().describe('Made of a customer’s photo, without their permission by now'),
  version: z.number().int(),
});
export type SitePictureLine = z.infer<typeof SitePictureLine>;

/** What the customer of a visit has answered about one of its photos. */
const PicturePermission = z.object({
  visitId: RowId,
  status: z.enum(permissionStatuses),
  words: z.string().describe('What they were asked to agree to'),
  askedAt: z.string().describe('ISO 8601, UTC'),
  allowedAt: z.string().nullable(),
  closedAt: z.string().nullable().describe('When it was declined, withdrawn or ended'),
});

export const SitePicture = SitePictureLine.extend({
  width: z.number().int().describe('Of the original, upright, in pixels'),
  height: z.number().int(),
  crop: PictureCrop.nullable().describe('Null for the whole picture'),
  focalPoint: FocalPoint,
  addedBy: z.string().nullable().describe('Their name; null for someone who is gone'),
  addedAt: z.string().describe('ISO 8601, UTC'),
  uses: z
    .array(z.object({ label: z.string(), path: z.string().describe('In the console') }))
    .describe('What names it: entries, drafts and posts'),
  permission: PicturePermission.nullable().describe('Of the customer whose photo it is'),
});
export type SitePicture = z.infer<typeof SitePicture>;

/** What staff say of a picture; a null crop shows all of it. */
export const PictureDetails = z.strictObject({
  version: SeenVersion,
  title: line(80, 'Please enter a title.'),
  alt: PictureAlt,
  kind: PictureKind,
  crop: PictureCrop.nullable(),
  focalPoint: FocalPoint,
});
export type PictureDetails = z.infer<typeof PictureDetails>;

const SeenPicture = z.strictObject({ version: SeenVersion });
export const PictureReplacement = z.strictObject({
  version: SeenVersion,
  by: z
    .string()
    .min(1, { error: 'Please choose a picture.' })
    .max(100)
    .describe('The name of the other one'),
});

const ofPicture = z.strictObject({ id: RowIdText });

const changing = {
  access: 'staff',
  limit: 'write',
  status: 200,
  params: ofPicture,
  answer: SitePicture,
} as const satisfies Partial<Endpoint>;

export const pictureEndpoints = {
  'GET /api/console/pictures': {
    summary: 'Uploaded pictures, the latest first',
    access: 'staff',
    limit: 'read',
    status: 200,
    query: PageQuery,
    answer: pageOf(SitePictureLine),
  },
  'POST /api/console/pictures': {
    summary: 'Upload a picture (JPEG, PNG or WebP); its files are made in the background',
    access: 'staff',
    limit: 'upload',
    status: 201,
    upload: {
      field: 'picture',
      maxBytes: MAX_PICTURE_BYTES,
      tooLarge: () => pictureRefusals.tooLarge,
    },
    idempotent: { contentOf: (digest: string) => digest },
    answer: SitePicture,
  },
  'GET /api/console/pictures/{id}': {
    summary: 'One uploaded picture with what names it',
    access: 'staff',
    limit: 'read',
    status: 200,
    params: ofPicture,
    answer: SitePicture,
  },
  'GET /api/console/pictures/{id}/original': {
    summary: 'The whole picture as we keep it, for choosing a crop',
    access: 'staff',
    limit: 'read',
    status: 200,
    params: ofPicture,
    answer: { bytes: 'image/webp' },
  },
  'POST /api/console/pictures/{id}/details': {
    summary: 'Describe a picture, crop it, and say what stays in view; 409 when it was changed',
    ...changing,
    body: PictureDetails,
  },
  'POST /api/console/pictures/{id}/retry': {
    summary: 'Make the files of a picture again that failed',
    ...changing,
    body: SeenPicture,
  },
  'POST /api/console/pictures/{id}/replace': {
    summary: 'Put another picture in its place in every entry and draft that names it',
    ...changing,
    body: PictureReplacement,
  },
  'POST /api/console/pictures/{id}/remove': {
    summary: 'Remove a picture; 409 with what still names it',
    ...changing,
    status: 204,
    body: SeenPicture,
    answer: null,
  },
  'GET /uploaded-pictures/{file}': {
    summary: 'A file of an uploaded picture, which never changes',
    access: 'public',
    limit: 'none',
    status: 200,
    params: z.strictObject({ file: z.string().max(100) }),
    answer: { bytes: 'image/avif' },
  },
} as const satisfies EndpointTable;
