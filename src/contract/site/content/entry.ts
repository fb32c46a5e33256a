// What entries of content are made of: words within bounds, pictures that exist, and the name that an entry goes by.
import { z } from 'zod';
import { isUploadName } from '#company/facts/picture.ts';
import type { PictureReference } from '#company/facts/picture-reference.ts';
import { pictures } from '#company/facts/pictures.gen.ts';

/** Words of a page: never blank, and not longer than their place has room for. */
export const words = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => text.trim() !== '', { error: 'Please write something.' });

/** The name of a picture, described as a text, not by its hundred names. Which uploaded ones there are, the server looks up. */
export const Picture = z
  .string()
  .refine((name) => Object.hasOwn(pictures, name) || isUploadName(name), {
    error: 'There is no picture of this name.',
  })
  .describe('The name of a picture of the site') as unknown as z.ZodType<PictureReference>;

/** An amount in cents, before sales tax. */
export const Cents = z.int().min(0).max(10_000_000);

/** Month and year as they are read: "November 2025". */
export const MonthOfYear = z
  .string()
  .regex(
    /^(January|February|March|April|May|June|July|August|September|October|November|December) \d{4}$/,
  );

/** A place in Texas, or the words of a design that was drawn for no particular one. */
export const Place = words(60);
