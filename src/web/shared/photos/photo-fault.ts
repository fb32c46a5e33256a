// Why a chosen photo cannot be taken, before it is sent (docs/product/quotes.md#photos).
import { HEIC_HINT, photoRefusals } from '#company/rules/photo-refusals.ts';
import { MAX_PHOTO_BYTES, PHOTO_TYPES } from '#company/rules/photo-rules.ts';

export type PhotoRefusal = { title: string; description: string };

/** The refusal of a file, or undefined. A type that the browser does not know is left to the server to judge. */
export function photoFault({ type, size }: Pick<File, 'type' | 'size'>): PhotoRefusal | undefined {
  const { wrongType } = photoRefusals;
  if (/^image\/hei[cf]$/.test(type)) {
    return { title: wrongType.title, description: wrongType.description + HEIC_HINT };
  }
  if (type && !(PHOTO_TYPES as readonly string[]).includes(type)) return wrongType;
  return size > MAX_PHOTO_BYTES ? photoRefusals.tooLarge : undefined;
}

/** The refusal that a sentence of the server stands for. */
export function refusalOf(description: string): PhotoRefusal | undefined {
  return Object.values(photoRefusals).find((refusal) => refusal.description === description);
}
