// The words for photos that are refused (docs/product/quotes.md#photos), apart from the limits: a form needs them only
// once it refuses one, and fetches them then.

const WRONG_TYPE = 'Please upload JPEG, PNG, or WebP images only';

/** Title and sentence of each refusal; the server answers with the sentence. */
export const photoRefusals = {
  tooMany: { title: 'Too many photos', description: 'Maximum 5 photos allowed' },
  wrongType: { title: 'Invalid file type', description: WRONG_TYPE },
  /** As iPhones store photos. */
  heic: {
    title: 'Invalid file type',
    description: `${WRONG_TYPE}. This photo is a HEIC file. On an iPhone, choose Settings > Camera > Formats > Most Compatible and take it again, or send a screenshot of it.`,
  },
  wrongTypeInChat: {
    title: 'Invalid file type',
    description: 'Please choose JPEG, PNG, or WebP images or a PDF',
  },
  /** Of a chat, where no one has looked yet what the file is. */
  tooLargeInChat: {
    title: 'File too large',
    description: 'Please choose a photo or PDF smaller than 10MB',
  },
  pdfTooLarge: { title: 'File too large', description: 'Please choose a PDF smaller than 10MB' },
  pdfLocked: {
    title: 'PDF has a password',
    description:
      'This PDF needs a password to open. Take a picture of it instead, or save it without a password.',
  },
  pdfDamaged: {
    title: 'PDF cannot be read',
    description: 'This PDF cannot be read. Take a picture of it instead, or save it again.',
  },
  pdfTooSlow: {
    title: 'PDF takes too long',
    description:
      'This PDF takes too long to read. Take a picture of it instead, or save a smaller version.',
  },
  tooLarge: { title: 'File too large', description: 'Please upload images smaller than 10MB' },
} as const;
