// What crosses the wire when a photo of a property is uploaded, shown or taken back (docs/product/quotes.md#photos).
import { z } from 'zod';
import { photoRefusals } from '#company/rules/platform/photo-refusals.ts';
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '#company/rules/platform/photo-rules.ts';
import type { EndpointTable } from './endpoint.ts';

/** An uploaded photo: the id that a quote or service request then names in `photos`. */
export const UploadedPhoto = z.object({
  id: z.string().describe('Of a PDF, the first page'),
  pdf: z
    .object({
      pages: z.array(z.string()).describe('The ids of its first pages, in order; each is a photo'),
      pageCount: z.number().int().describe('How many pages it has'),
    })
    .optional()
    .describe('Where a PDF was sent'),
});
export type UploadedPhoto = z.infer<typeof UploadedPhoto>;

/** Which rendition of a photo is asked for: at most 2048 px wide and high, or 480. */
export const PhotoSize = z.enum(['thumb', 'full']);
export type PhotoSize = z.infer<typeof PhotoSize>;

/** The ids of photos that go with a request, in the order chosen; whose they are is checked when they are claimed. */
export const photoIds = (max: number, tooMany: string) =>
  z
    .array(z.guid({ error: 'Please enter the id of an uploaded photo.' }))
    .max(max, { error: tooMany });

const PhotoId = z.strictObject({ id: z.string().min(1).max(100) });

export const photoEndpoints = {
  'POST /api/photos': {
    summary: 'Upload one photo (JPEG, PNG or WebP) for a request that will name it',
    access: 'visitor',
    limit: 'upload',
    status: 201,
    query: z.strictObject({
      pages: z.coerce
        .number()
        .int()
        .min(1)
        .max(MAX_PHOTOS)
        .optional()
        .describe('For a chat: a PDF is taken as well, as photos of at most so many first pages'),
    }),
    upload: {
      field: 'photo',
      maxBytes: MAX_PHOTO_BYTES,
      tooLarge: ({ pages }: { pages?: number }) =>
        photoRefusals[pages === undefined ? 'tooLarge' : 'tooLargeInChat'].description,
    },
    answer: UploadedPhoto,
  },
  'GET /api/photos/{id}': {
    summary: 'A photo, for the browser that uploaded it and for staff',
    access: 'visitor',
    limit: 'read',
    status: 200,
    params: PhotoId,
    query: z.strictObject({ size: PhotoSize.optional() }),
    answer: { bytes: 'image/webp' },
  },
  'DELETE /api/photos/{id}': {
    summary: 'Take back an own photo that no request has named yet',
    access: 'visitor',
    limit: 'write',
    status: 204,
    params: PhotoId,
    answer: null,
  },
} as const satisfies EndpointTable;
