// What crosses the wire when somebody joins the newsletter or leaves it by a mailed link (docs/product/newsletter.md).
import { z } from 'zod';
import { guardFields } from './form-guard.ts';
import { emailAddress } from './text.ts';

export const SubscribeRequest = z.strictObject({ email: emailAddress, ...guardFields });
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
