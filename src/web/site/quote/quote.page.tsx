// Asks for a quote: the form of the home page on a page of its own, which works without JavaScript, and the thanks.
import { data, redirect } from 'react-router';
import { hrefIn, type Language, languageOfPath } from '#company/facts/languages.ts';
import { quoteServices } from '#company/facts/quote-services.ts';
import { replyTime } from '#company/rules/leads/reply-time.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { ContinueElsewhere } from '#web/features/carried-forms/continue-elsewhere.tsx';
import { photoMessages } from '#web/features/photos/messages/choose-photo-messages.ts';
import { quoteMessages } from '#web/features/quote-request/messages/choose-quote-messages.ts';
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
import { alternatesOf } from '#web/site/frame/page-versions.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { type Phone, WithPhoneLink } from '#web/ui/phone-link.tsx';
import type { Route } from './+types/quote.page.ts';
import { quotePageMessages } from './messages/choose-quote-page-messages.ts';

export const handle = { document: true, perRequest: true, sheets: ['forms'] };

const PAGE = '/quote';

/** In the address after the request has arrived, with the token of its receipt, so that a reload sends nothing twice. */
const SENT = 'sent';

/** In the addresses of links that know what the visitor has been reading about. */
const SERVICE = 'service';

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  loaderData ? alternatesOf(loaderData.origin, location.pathname) : [];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { companyName, phone, phoneDial, replyHours } = context.get(companyContext);
  const address = url.searchParams;
  const api = context.get(apiContext);
  const language = languageOfPath(url.pathname);
  const isSent = (await readReceipt(api, 'quote-request', address.get(SENT))) !== null;
  const guard = isSent ? null : await api('GET /api/form-guard', { query: { form: 'quote' } });
  return {
    companyName,
    company: { phone, phoneDial },
    language,
    origin: url.origin,
    replyTime: replyTime({ replyHours }, language),
    isSent,
    formToken: guard?.token,
    requestKey: crypto.randomUUID(),
    serviceType: quoteServices.find(({ value }) => value === address.get(SERVICE))?.value,
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const language = languageOfPath(url.pathname);
  const form = await request.formData();
  const result = await quoteFromForm(
    context.get(apiContext),
    form,
    quoteMessages[language],
    language,
    photoMessages[language].refusals,
  );
  return 'receipt' in result
    ? redirect(`${hrefIn(language, PAGE)}?${SENT}=${result.receipt}`, 303)
    : data(result, { status: result.status });
}

export default function QuotePage({ loaderData, actionData }: Route.ComponentProps) {
  const { companyName, company, language, replyTime, isSent } = loaderData;
  const words = quotePageMessages[language];
  const thanks = quoteSent(quoteMessages[language], replyTime);
  const isRefused = actionData !== undefined && actionData.status >= 400;
  const steps = words.nextSteps.map((step) => fill(step, { time: replyTime }));
  return (
    <main id="content" className="page-width section">
      <title>{`${isRefused ? words.error : ''}${words.heading} | ${companyName}`}</title>
      <meta name="robots" content="noindex" />
      <FormPage aside={<FormAside heading={words.nextHeading} steps={steps} />}>
        <h1 className="text-section">{isSent ? thanks.title : words.heading}</h1>
        {isSent ? (
          <Thanks company={company} language={language} words={thanks.description} />
        ) : (
          <Quote {...loaderData} refused={actionData} />
        )}
      </FormPage>
    </main>
  );
}

type ThanksProps = { company: Phone; language: Language; words: string };

function Thanks({ company, language, words }: ThanksProps) {
  const { copyOnItsWay, goHome } = quotePageMessages[language];
  return (
    <>
      <p className="mt-6 text-lead" role="status">
        {words}
      </p>
      <p className="mt-4 text-ink-soft">
        <WithPhoneLink text={fill(copyOnItsWay, { phone: company.phone })} {...company} />
      </p>
      <p className="mt-8">
        <ButtonLink href={hrefIn(language, '/')}>{goHome}</ButtonLink>
      </p>
    </>
  );
}

type QuoteProps = Pick<
  Route.ComponentProps['loaderData'],
  'formToken' | 'requestKey' | 'serviceType' | 'company' | 'language' | 'replyTime'
> & { refused: RefusedQuote | undefined };

/** The form of the home page, with what a page for one visitor adds to it. */
function Quote({
  formToken,
  requestKey,
  serviceType,
  company,
  language,
  replyTime,
  refused,
}: QuoteProps) {
  const words = quotePageMessages[language];
  const typed =
    refused?.values ?? (serviceType && { ...textsOf(new FormData(), quoteFields), serviceType });
  const errors = { ...refused?.errors };
  if (refused?.hadPhotos) errors.photos ??= words.photosAgain;
  const isRefused = refused !== undefined && refused.status >= 400;
  const problem = isRefused ? (refused.problem ?? words.checkFields) : null;
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
        props={{
          words: quoteMessages[language],
          action: hrefIn(language, PAGE),
          ...{ company, replyTime, values: typed, found: errors },
        }}
        when="visible"
      />
      <CarriedPhotos ids={refused?.carriedPhotos ?? []} language={language} />
      {formToken ? (
        <input type="hidden" form={QUOTE_FORM} name="formToken" value={formToken} />
      ) : null}
      <input type="hidden" form={QUOTE_FORM} name="requestKey" value={requestKey} />
      <ContinueElsewhere language={language} form={QUOTE_FORM} kind="quote" />
      <p className="text-ink-soft">
        <WithPhoneLink text={fill(words.orCall, { phone: company.phone })} {...company} />
      </p>
    </div>
  );
}

/** Those of another device go along with the form; a script shows them in it. */
function CarriedPhotos({ ids, language }: { ids: readonly string[]; language: Language }) {
  const words = quotePageMessages[language];
  if (ids.length === 0) return null;
  return (
    <>
      {ids.map((id) => (
        <input key={id} type="hidden" form={QUOTE_FORM} name={CARRIED_PHOTOS} value={id} />
      ))}
      <p className="hidden text-ink-soft noscript:block">
        {ids.length === 1 ? words.onePhotoHere : fill(words.photosHere, { count: ids.length })}
      </p>
    </>
  );
}
