// Why a chosen photo cannot be taken, before it is sent (docs/product/quotes.md#photos).
import { photoRefusals } from '#company/rules/photo-refusals.ts';
import { MAX_PHOTO_BYTES, PHOTO_TYPES } from '#company/rules/photo-rules.ts';

export type PhotoRefusal = { title: string; description: string };

/** The refusal of a file, or undefined. What neither type nor name tells is left to the server to judge, by its content. */
export function photoFault({
  type,
  name,
  size,
}: Pick<File, 'type' | 'name' | 'size'>): PhotoRefusal | undefined {
  // Windows knows no type of such a file, and some browsers call it just bytes.
  const isUnknown = !type || type === 'application/octet-stream';
  if (/^image\/hei[cf]/.test(type) || (isUnknown && /\.(hei[cf]|hif)$/i.test(name))) {
    return photoRefusals.heic;
  }
  if (!isUnknown && !(PHOTO_TYPES as readonly string[]).includes(type)) {
    return photoRefusals.wrongType;
  }
  return size > MAX_PHOTO_BYTES ? photoRefusals.tooLarge : undefined;
}

/** The refusal that a sentence of the server stands for. */
export function refusalOf(description: string): PhotoRefusal | undefined {
  return Object.values(photoRefusals).find((refusal) => refusal.description === description);
}
