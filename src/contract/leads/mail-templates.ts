// What crosses the wire when someone tries a mail template on themselves.
import { z } from 'zod';
import type { EndpointTable } from '../platform/endpoint.ts';
import { TestMail } from '../platform/test-mail.ts';

export const mailTemplateEndpoints = {
  'POST /api/console/mail-templates/{slug}/test': {
    summary:
      'Send a published template to oneself, filled in for a made-up person; with other test mails 20 an hour',
    access: 'staff',
    limit: 'write',
    status: 200,
    params: z.strictObject({ slug: z.string().min(1).max(80) }),
    answer: TestMail.extend({ to: z.string() }),
  },
} as const satisfies EndpointTable;
