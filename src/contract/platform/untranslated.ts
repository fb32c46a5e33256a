// What an answer in another language than English says of itself.
import { z } from 'zod';

/** Which of its texts are in English after all. */
export const untranslated = z
  .array(z.string())
  .describe('The texts that are in English, in an answer in another language');
