// The words for photos that are refused (docs/product/quotes.md#photos), apart from the limits: a form needs them only
// once it refuses one, and fetches them then.

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
