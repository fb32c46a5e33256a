// The limits on photos of a property (docs/product/quotes.md#photos), for form and server alike.

/** At most so many photos go with one request. */
export const MAX_PHOTOS = 5;

/** The largest file that is taken, in bytes; one byte more is refused. */
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;

/** The kinds of picture that are taken, for a file input's `accept`. The server judges by content alone. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** What a chat takes besides, as pictures of its pages (docs/product/chat.md#sending). */
export const PDF_TYPE = 'application/pdf';
