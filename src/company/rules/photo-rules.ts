// The limits on photos of a property and the words for what is refused (docs/product/quotes.md#photos), for form and
// server alike.

/** At most so many photos go with one request. */
export const MAX_PHOTOS = 5;

/** The largest file that is taken, in bytes; one byte more is refused. */
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;

/** The kinds of picture that are taken, for a file input's `accept`. The server judges by content alone. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Title and sentence of each refusal; the server answers with the sentence. */
export const photoRefusals = {
  tooMany: { title: 'Too many photos', description: 'Maximum 5 photos allowed' },
  wrongType: {
    title: 'Invalid file type',
    description: 'Please upload JPEG, PNG, or WebP images only',
  },
  tooLarge: { title: 'File too large', description: 'Please upload images smaller than 10MB' },
} as const;

/** What helps whoever sends a photo as iPhones store it, after the sentence of `wrongType`. */
export const HEIC_HINT =
  '. This one is in the HEIC format of iPhones: choose Most Compatible under Settings, Camera, Formats, or upload a screenshot of it.';
