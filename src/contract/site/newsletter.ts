// What crosses the wire when someone joins the newsletter or leaves it by an emailed link (docs/product/newsletter.md).
import { z } from 'zod';
import { languages } from '#company/facts/languages.ts';
import { guardFields } from '../leads/form-guard.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { receiptField } from '../platform/receipt-token.ts';
import { emailAddress } from '../platform/text.ts';

export const SubscribeRequest = z.strictObject({
  email: emailAddress,
  language: z.enum(languages).optional().describe('Of the page; English by default'),
  ...guardFields,
});
export type SubscribeRequest = z.infer<typeof SubscribeRequest>;

/** The address that gets the newsletter from now on; the same whether it was new, known or back. */
export const Subscribed = z.object({ email: z.string() });

/** The token in every newsletter's link. It is the whole authority: no cookie, no sign-in. */
export const NewsletterToken = z.strictObject({
  token: z.string({ error: 'The link is incomplete.' }).min(1).max(200),
});

export const Unsubscribed = z.object({ unsubscribed: z.literal(true) });

/** Where the subscription behind a link stands. */
export const LinkedSubscription = z.object({
  email: z.string().describe('Masked, such as m…@example.com: mail gets forwarded'),
  isActive: z.boolean(),
});
export type LinkedSubscription = z.infer<typeof LinkedSubscription>;

export const newsletterEndpoints = {
  'POST /api/newsletter/subscribe': {
    summary: 'Get the newsletter; the answer is the same for a known address',
    access: 'public',
    limit: 'newsletter',
    status: 200,
    body: SubscribeRequest,
    answer: Subscribed.extend(receiptField),
  },
  'GET /api/newsletter/subscription': {
    summary: 'Where the subscription behind a mailed link stands; changes nothing',
    access: 'public',
    limit: 'link',
    status: 200,
    query: NewsletterToken,
    answer: LinkedSubscription,
  },
  'POST /api/newsletter/unsubscribe': {
    summary: 'Leave the newsletter by the token of a mail, in one click (RFC 8058)',
    access: 'public',
    limit: 'write',
    status: 200,
    query: NewsletterToken,
    oneClick: true,
    answer: Unsubscribed,
  },
  'GET /api/newsletter/unsubscribe': {
    summary: 'The same address in a browser: goes to the page that asks first',
    access: 'public',
    limit: 'read',
    status: 302,
    query: NewsletterToken,
    answer: null,
  },
  'POST /api/newsletter/resubscribe': {
    summary: 'Come back to the newsletter by the token of a mail',
    access: 'public',
    limit: 'link',
    status: 200,
    query: NewsletterToken,
    answer: LinkedSubscription,
  },
} as const satisfies EndpointTable;
