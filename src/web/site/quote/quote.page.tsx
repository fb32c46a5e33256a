// Asks for a quote: the form of the home page on a page of its own, which works without JavaScript, and the thanks.
import { data, redirect } from 'react-router';
import { quoteServices } from '#company/facts/quote-services.ts';
import { replyTime } from '#company/rules/leads/reply-time.ts';
import { ContinueElsewhere } from '#web/features/carried-forms/continue-elsewhere.tsx';
import QuoteForm from '#web/features/quote-request/quote-form.island.tsx';
import {
  CARRIED_PHOTOS,
  quoteFromForm,
  type RefusedQuote,
} from '#web/features/quote-request/quote-from-form.ts';
import { quoteFields, quoteSent } from '#web/features/quote-request/quote-rules.ts';
import { QUOTE_FORM } from '#web/features/quote-request/saved-quote.ts';
import { textsOf } from '#web/forms/form-text.ts';
import { Island } from '#web/islands/island.tsx';
import { readReceipt } from '#web/lib/read-receipt.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { FormAside, FormPage } from '#web/site/frame/form-page.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { type Phone, PhoneLink } from '#web/ui/phone-link.tsx';
import type { Route } from './+types/quote.page.ts';

export const handle = { document: true, perRequest: true, sheets: ['forms'] };

/** In the address after the request has arrived, with the token of its receipt, so that a reload sends nothing twice. */
const SENT = 'sent';

const PHOTOS_AGAIN = 'Please choose your photos again; browsers do not keep them.';

const nextSteps = (replyTime: string) => [
  `We read your request and call or email you within ${replyTime}.`,
  'If we need to see the yard, we set a day for a free visit.',
  'You get a written quote with a price on every line.',
  'Nothing costs anything until you accept it.',
];

/** In the addresses of links that know what the visitor has been reading about. */
const SERVICE = 'service';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { companyName, phone, phoneDial, replyHours } = context.get(companyContext);
  const address = url.searchParams;
  const api = context.get(apiContext);
  const isSent = (await readReceipt(api, 'quote-request', address.get(SENT))) !== null;
  const guard = isSent ? null : await api('GET /api/form-guard', { query: { form: 'quote' } });
  return {
    companyName,
    company: { phone, phoneDial },
    replyTime: replyTime({ replyHours }),
    isSent,
    formToken: guard?.token,
    requestKey: crypto.randomUUID(),
    serviceType: quoteServices.find(({ value }) => value === address.get(SERVICE))?.value,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const result = await quoteFromForm(context.get(apiContext), await request.formData());
  return 'receipt' in result
    ? redirect(`/quote?${SENT}=${result.receipt}`, 303)
    : data(result, { status: result.status });
}

export default function QuotePage({ loaderData, actionData }: Route.ComponentProps) {
  const { companyName, company, replyTime, isSent } = loaderData;
  const thanks = quoteSent(replyTime);
  const isRefused = actionData !== undefined && actionData.status >= 400;
  return (
    <main id="content" className="page-width section">
      <title>{`${isRefused ? 'Error: ' : ''}Request a Quote | ${companyName}`}</title>
      <meta name="robots" content="noindex" />
      <FormPage aside={<FormAside heading="What happens next" steps={nextSteps(replyTime)} />}>
        <h1 className="text-section">{isSent ? thanks.title : 'Request a Quote'}</h1>
        {isSent ? (
          <Thanks company={company} words={thanks.description} />
        ) : (
          <Quote {...loaderData} refused={actionData} />
        )}
      </FormPage>
    </main>
  );
}

function Thanks({ company, words }: { company: Phone; words: string }) {
  return (
    <>
      <p className="mt-6 text-lead" role="status">
        {words}
      </p>
      <p className="mt-4 text-ink-soft">
        A copy is on its way to you by email. Something to add, or is it urgent? Answer that email,
        or call <PhoneLink {...company} />.
      </p>
      <p className="mt-8">
        <ButtonLink href="/">Go to the home page</ButtonLink>
      </p>
    </>
  );
}

type QuoteProps = Pick<
  Route.ComponentProps['loaderData'],
  'formToken' | 'requestKey' | 'serviceType' | 'company' | 'replyTime'
> & { refused: RefusedQuote | undefined };

/** The form of the home page, with what a page for one visitor adds to it. */
function Quote({ formToken, requestKey, serviceType, company, replyTime, refused }: QuoteProps) {
  const typed =
    refused?.values ?? (serviceType && { ...textsOf(new FormData(), quoteFields), serviceType });
  const errors = { ...refused?.errors };
  if (refused?.hadPhotos) errors.photos ??= PHOTOS_AGAIN;
  const isRefused = refused !== undefined && refused.status >= 400;
  const problem = isRefused ? (refused.problem ?? 'Please check the fields marked below.') : null;
  const carried = refused?.carriedPhotos ?? [];
  return (
    <div className="mt-8 grid gap-5">
      {problem ? (
        <p role="alert" className="rounded-field bg-red-soft px-4 py-3 text-red">
          {problem}
        </p>
      ) : null}
      <Island
        name="quote-form"
        component={QuoteForm}
        props={{ company, replyTime, values: typed, found: errors }}
        when="visible"
      />
      {carried.map((id) => (
        <input key={id} type="hidden" form={QUOTE_FORM} name={CARRIED_PHOTOS} value={id} />
      ))}
      {carried.length > 0 ? (
        <p className="hidden text-ink-soft noscript:block">
          {carried.length === 1 ? 'One photo is' : `${carried.length} photos are`} here already,
          from your other device.
        </p>
      ) : null}
      {formToken ? (
        <input type="hidden" form={QUOTE_FORM} name="formToken" value={formToken} />
      ) : null}
      <input type="hidden" form={QUOTE_FORM} name="requestKey" value={requestKey} />
      <ContinueElsewhere form={QUOTE_FORM} kind="quote" />
      <p className="text-ink-soft">
        Or call us at <PhoneLink {...company} /> and tell us what you need.
      </p>
    </div>
  );
}
