// The words of chosen photos in English: how each fares, and why one cannot be taken. Fetched when a photo is chosen, never with the form.
import { photoRefusals } from '#company/rules/platform/photo-refusals.ts';

export type PhotoRefusalName = keyof typeof photoRefusals;
type RefusalWords = { title: string; description: string };

const refusals: Record<PhotoRefusalName, RefusalWords> = photoRefusals;

export const englishPhotoMessages = {
  // Read aloud in place of the picture, of the bar and of the cross beside it.
  preview: 'Preview of {name}',
  uploading: 'Uploading {name}',
  remove: 'Remove {name}',
  // Below the name of the file.
  uploaded: 'Uploaded',
  tryAgain: 'Try again',
  failed: 'This photo did not upload. Please try again or remove it.',
  // In place of what the server says of an upload. Nothing in English, where its own sentence is shown.
  refused: '',
  // Title of the toast that says how many pages of a PDF were left out, and its sentences.
  longPdf: 'Long PDF',
  firstPage: 'Only the first page of {count} will be sent.',
  firstPages: 'First {pages} pages of {count} will be sent.',
  // A page of a PDF: read aloud in place of its picture.
  pdfPage: '{name}, page {page} of {count}',
  // The toast of each refusal; the sentence stands beside the photo, too, where the server has refused it.
  refusals,
};

export type PhotoMessages = typeof englishPhotoMessages;
