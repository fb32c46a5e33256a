// Why a chosen photo cannot be taken, before it is sent (docs/product/quotes.md#photos).
import { keysOf } from '#company/rules/platform/known-keys.ts';
import { photoRefusals } from '#company/rules/platform/photo-refusals.ts';
import { MAX_PHOTO_BYTES, PDF_TYPE, PHOTO_TYPES } from '#company/rules/platform/photo-rules.ts';
import type { PhotoMessages } from './messages/photo-messages.en.ts';

export type PhotoRefusal = { title: string; description: string };

type ChosenFile = Pick<File, 'type' | 'name' | 'size'>;

/** The refusal of a file, or undefined. What neither type nor name tells is left to the server to judge, by its content. */
export function photoFault({ type, name, size }: ChosenFile): PhotoRefusal | undefined {
  if (/^image\/hei[cf]/.test(type) || (isUnknown(type) && /\.(hei[cf]|hif)$/i.test(name))) {
    return photoRefusals.heic;
  }
  if (!isUnknown(type) && !(PHOTO_TYPES as readonly string[]).includes(type)) {
    return photoRefusals.wrongType;
  }
  return size > MAX_PHOTO_BYTES ? photoRefusals.tooLarge : undefined;
}

/** Whether a file calls itself a PDF; the server looks into it. */
export function seemsPdf({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  return type === PDF_TYPE || (isUnknown(type) && /\.pdf$/i.test(name));
}

/** The same where a chat takes PDFs as well. */
export function chatFileFault(file: ChosenFile): PhotoRefusal | undefined {
  if (seemsPdf(file)) return file.size > MAX_PHOTO_BYTES ? photoRefusals.pdfTooLarge : undefined;
  const refusal = photoFault(file);
  return refusal === photoRefusals.wrongType ? photoRefusals.wrongTypeInChat : refusal;
}

/** Windows knows no type of some files, and some browsers call them just bytes. */
function isUnknown(type: string): boolean {
  return !type || type === 'application/octet-stream';
}

/** The refusal that a sentence of the server stands for. */
export function refusalOf(description: string): PhotoRefusal | undefined {
  return Object.values(photoRefusals).find((refusal) => refusal.description === description);
}

/** A refusal as the page says it; the server and the rules name it in English. */
export function inWords(words: PhotoMessages, refusal: PhotoRefusal): PhotoRefusal {
  const name = keysOf(photoRefusals).find((each) => photoRefusals[each] === refusal);
  return name ? words.refusals[name] : refusal;
}
