// What crosses the wire when a photo of a property is uploaded, shown or taken back (docs/product/quotes.md#photos).
import { z } from 'zod';

/** An uploaded photo: the id that a quote or service request then names in `photos`. */
export const UploadedPhoto = z.object({ id: z.string() });
export type UploadedPhoto = z.infer<typeof UploadedPhoto>;

/** Which rendition of a photo is asked for: at most 2048 px wide and high, or 480. */
export const PhotoSize = z.enum(['thumb', 'full']);
export type PhotoSize = z.infer<typeof PhotoSize>;

/** The ids of photos that go with a request, in the order chosen; whose they are is checked when they are claimed. */
export const photoIds = (max: number, tooMany: string) =>
  z
    .array(z.guid({ error: 'Please give the id of an uploaded photo.' }))
    .max(max, { error: tooMany });
