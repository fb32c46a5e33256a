// What staff often write to people who have asked for something: the mails to begin an answer with.
import { z } from 'zod';
import { Slug } from '../../platform/ids.ts';
import { words } from './entry.ts';

/**
 * A mail to begin with. {firstName}, {service}, {company}, {phone} and {me} stand for what is known: the person's first name,
 * what they asked for, the company, its telephone number, and who writes.
 */
export const MailTemplate = z.strictObject({
  slug: Slug,
  name: words(60).describe('How staff call it'),
  subject: words(150),
  text: words(4000),
});
export type MailTemplate = z.infer<typeof MailTemplate>;
