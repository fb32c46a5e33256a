// What crews tick off at a stop, by kind of service; the owner's words, of which each visit keeps those it was begun with.
import { z } from 'zod';
import { photoKinds } from '#company/rules/visits/checklist.ts';
import { Slug } from '../../platform/ids.ts';
import { words } from './entry.ts';

export const Checklist = z.strictObject({
  slug: Slug,
  services: z
    .array(words(100))
    .max(30)
    .describe('The kinds of service it is for; the entry without any is for all others'),
  items: z
    .array(
      z.strictObject({
        key: Slug,
        label: words(100).describe('As it is read once it is done'),
        labelEs: words(100).optional().describe('In Spanish, for its crew'),
        photo: z.enum(photoKinds).nullable().describe('The photo that it asks for'),
      }),
    )
    .min(1)
    .max(20),
});
export type Checklist = z.infer<typeof Checklist>;
