// Subscribes to the newsletter without JavaScript: the answer to its form, and the thanks.
import { data, redirect } from 'react-router';
import { hrefIn, type Language, languageOfPath, linkIn } from '#company/facts/languages.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { guardFieldsOf, textOf } from '#web/forms/form-text.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { readReceipt } from '#web/lib/read-receipt.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { alternatesOf } from '#web/site/frame/page-versions.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/newsletter.page.ts';
import { newsletterFormMessages } from './messages/choose-newsletter-form-messages.ts';
import { NewsletterForm } from './newsletter-form.tsx';

export const handle = { document: true, perRequest: true, sheets: ['forms'] };

const PAGE = '/newsletter';

/** In the address after someone has subscribed, with the token of their receipt, so that a reload sends nothing twice. */
const SUBSCRIBED = 'welcome';

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  loaderData ? alternatesOf(loaderData.origin, location.pathname) : [];

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const token = url.searchParams.get(SUBSCRIBED);
  const subscribed = await readReceipt(api, 'newsletter', token);
  const guard = subscribed
    ? null
    : await api('GET /api/form-guard', { query: { form: 'newsletter' } });
  const { shortName, companyName } = context.get(companyContext);
  return {
    shortName,
    companyName,
    language: languageOfPath(url.pathname),
    origin: url.origin,
    subscribed,
    formToken: guard?.token,
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const language = languageOfPath(url.pathname);
  const form = await request.formData();
  const body = { email: textOf(form, 'email').trim(), language, ...guardFieldsOf(form) };
  try {
    const { receipt } = await context.get(apiContext)('POST /api/newsletter/subscribe', { body });
    return redirect(`${hrefIn(language, PAGE)}?${SUBSCRIBED}=${receipt}`, 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return data({ email: body.email, error: refusalIn(language, error) }, { status: error.status });
  }
}

/** Why nothing was sent: in English as the server says it, in another language by its kind. */
function refusalIn(language: Language, { status, problem }: ApiError): string {
  const words = newsletterFormMessages[language];
  if (language === 'en') {
    return problem?.errors?.[0]?.detail ?? problem?.detail ?? words.failed;
  }
  if (problem?.errors?.length) return words.invalid;
  return status === 429 ? words.busy : words.failed;
}

export default function NewsletterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { shortName, companyName, language, subscribed, formToken } = loaderData;
  const words = newsletterFormMessages[language];
  return (
    <main id="content" className="page-width section">
      <title>{`${actionData ? words.error : ''}${words.heading} | ${shortName}`}</title>
      <meta name="robots" content="noindex" />
      <div className="max-w-reading">
        <h1 className="text-section">{subscribed ? words.welcome : words.heading}</h1>
        {subscribed ? (
          <>
            <p className="mt-4 text-lead text-ink-soft" role="status">
              {words.subscribed}
            </p>
            <p className="mt-2 text-ink-soft">{fill(words.goTo, { email: subscribed.email })}</p>
            <p className="mt-8">
              <ButtonLink {...linkIn(language, '/blog')}>{words.readBlog}</ButtonLink>
            </p>
          </>
        ) : (
          <>
            <p className="mt-4 mb-8 text-lead text-ink-soft">
              {fill(words.lead, { company: companyName })}
            </p>
            <NewsletterForm refused={actionData} formToken={formToken} />
          </>
        )}
      </div>
    </main>
  );
}
