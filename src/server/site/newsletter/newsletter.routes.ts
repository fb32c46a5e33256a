// Answers the newsletter endpoints: reads the token, calls the service, presents.
import type { FormGuard } from '#server/leads/form-guard/form-guard.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { receiptToken } from '#server/platform/http/receipt-token.ts';
import type { ServerContext } from '../../context.ts';
import {
  languageOfSubscription,
  readSubscription,
  resubscribe,
  subscribe,
  unsubscribe,
} from './newsletter.service.ts';
import {
  type NewsletterLink,
  readNewsletterToken,
  unsubscribePagePath,
} from './newsletter-link.ts';
import { newsletterSubject } from './newsletter-receipt.ts';

type NewsletterEndpoints =
  | 'POST /api/newsletter/subscribe'
  | 'GET /api/newsletter/subscription'
  | 'POST /api/newsletter/unsubscribe'
  | 'GET /api/newsletter/unsubscribe'
  | 'POST /api/newsletter/resubscribe';

/** The handlers of the newsletter. */
export function newsletterHandlers(
  context: ServerContext,
  guard: FormGuard,
): Handlers<NewsletterEndpoints> {
  return {
    async 'POST /api/newsletter/subscribe'({ body, request }) {
      const inspection = await guard.inspect('newsletter', body, request);
      await subscribe(context, body, inspection);
      const subject = newsletterSubject(body.email, context.clock());
      const receipt = receiptToken(context.secrets.receiptLink, 'newsletter', subject);
      return { email: body.email, receipt };
    },

    async 'GET /api/newsletter/subscription'({ query }) {
      return (
        (await readSubscription(context, requireLink(context, query.token).subscriptionId)) ??
        refuseLink()
      );
    },

    async 'POST /api/newsletter/unsubscribe'({ query }) {
      await unsubscribe(context, requireLink(context, query.token));
      return { unsubscribed: true };
    },

    async 'GET /api/newsletter/unsubscribe'({ query, reply }) {
      const link = readNewsletterToken(context.secrets.newsletterLink, query.token);
      const language = link ? await languageOfSubscription(context, link.subscriptionId) : 'en';
      reply.header('location', unsubscribePagePath(encodeURIComponent(query.token), language));
      return null;
    },

    async 'POST /api/newsletter/resubscribe'({ query }) {
      return (
        (await resubscribe(context, requireLink(context, query.token).subscriptionId)) ??
        refuseLink()
      );
    },
  };
}

function requireLink(context: ServerContext, token: string): NewsletterLink {
  return readNewsletterToken(context.secrets.newsletterLink, token) ?? refuseLink();
}

/** A link that was not made here is answered like one whose subscription is gone. */
function refuseLink(): never {
  throw new RequestProblem('not_found', 'We could not find this subscription.');
}
