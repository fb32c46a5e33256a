// The words of the mails that leave by themselves, as the owner edits them, and the mail by which they are tried
// (docs/product/content.md#automatic-emails).
import { z } from 'zod';
import {
  type AutomaticMailName,
  automaticMailNames,
  type MailWords,
  wordsFaults,
} from '#company/rules/platform/automatic-mails.ts';
import type { EndpointTable } from '../../platform/endpoint.ts';
import { TestMail } from '../../platform/test-mail.ts';
import { words } from './entry.ts';

const Name = z.enum(automaticMailNames, { error: 'There is no automatic email of this name.' });

/** One line of a mail. */
const line = (max: number) =>
  words(max).refine((text) => !/[\r\n]/.test(text), { error: 'Please keep this on one line.' });

/** Plain text; a blank line begins a new paragraph. Lists, prices, buttons and notices of a mail are the program's. */
export const AutomaticMailWords = z
  .strictObject({
    slug: Name,
    subject: line(120),
    heading: line(80),
    opening: words(2000),
    closing: words(1000).optional(),
  })
  .superRefine(({ slug, ...text }, context) => {
    for (const { field, detail } of wordsFaults(slug, text)) {
      context.addIssue({ code: 'custom', path: [field], message: detail });
    }
  }) satisfies z.ZodType<MailWords & { slug: AutomaticMailName }>;

export const automaticMailEndpoints = {
  'POST /api/console/automatic-mails/{slug}/test': {
    summary:
      'Send an automatic email to oneself, with the words of its draft or else the published ones, and made-up facts; with other test mails 20 an hour',
    access: 'owner',
    limit: 'write',
    status: 200,
    params: z.strictObject({ slug: z.string().min(1).max(80) }),
    answer: TestMail.extend({ to: z.string() }),
  },
} as const satisfies EndpointTable;
