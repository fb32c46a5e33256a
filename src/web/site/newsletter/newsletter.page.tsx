// Subscribes to the newsletter without JavaScript: the answer to its form, and the thanks.
import { data, redirect } from 'react-router';
import { guardFieldsOf, textOf } from '#web/forms/form-text.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { readReceipt } from '#web/lib/read-receipt.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/newsletter.page.ts';
import { NewsletterForm, subscribedText } from './newsletter-form.tsx';

export const handle = { document: true, perRequest: true, sheets: ['forms'] };

/** In the address after someone has subscribed, with the token of their receipt, so that a reload sends nothing twice. */
const SUBSCRIBED = 'welcome';

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const token = url.searchParams.get(SUBSCRIBED);
  const subscribed = await readReceipt(api, 'newsletter', token);
  const guard = subscribed
    ? null
    : await api('GET /api/form-guard', { query: { form: 'newsletter' } });
  const { shortName, companyName } = context.get(companyContext);
  return { shortName, companyName, subscribed, formToken: guard?.token };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const body = { email: textOf(form, 'email').trim(), ...guardFieldsOf(form) };
  try {
    const { receipt } = await context.get(apiContext)('POST /api/newsletter/subscribe', { body });
    return redirect(`/newsletter?${SUBSCRIBED}=${receipt}`, 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const detail = error.problem?.errors?.[0]?.detail ?? error.problem?.detail;
    return data(
      { email: body.email, error: detail ?? 'Please try again or contact us directly.' },
      { status: error.status },
    );
  }
}

export default function NewsletterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { shortName, companyName, subscribed, formToken } = loaderData;
  return (
    <main id="content" className="page-width section">
      <title>{`${actionData ? 'Error: ' : ''}Newsletter | ${shortName}`}</title>
      <meta name="robots" content="noindex" />
      <div className="max-w-reading">
        <h1 className="text-section">{subscribed ? subscribedText.title : 'Newsletter'}</h1>
        {subscribed ? (
          <>
            <p className="mt-4 text-lead text-ink-soft" role="status">
              {subscribedText.description}
            </p>
            <p className="mt-2 text-ink-soft">They go to {subscribed.email}.</p>
            <p className="mt-8">
              <ButtonLink href="/blog">Read the blog</ButtonLink>
            </p>
          </>
        ) : (
          <>
            <p className="mt-4 mb-8 text-lead text-ink-soft">
              Seasonal landscaping tips and updates from {companyName}, a short email when the
              season turns.
            </p>
            <NewsletterForm refused={actionData} formToken={formToken} />
          </>
        )}
      </div>
    </main>
  );
}
