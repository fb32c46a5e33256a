// The questions people ask before they call, and the company's answers.
import { z } from 'zod';
import { Slug } from '../../platform/ids.ts';
import { words } from './entry.ts';

export const Question = z.strictObject({
  slug: Slug,
  question: words(200),
  answer: words(2000).describe("Plain text, also used word for word in the page's FAQ markup"),
});
export type Question = z.infer<typeof Question>;
