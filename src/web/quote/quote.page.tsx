// Asks for a quote without JavaScript: the form of the home page on a page of its own, and the thanks.
import { data, redirect } from 'react-router';
import { type QuoteService, quoteServices } from '#company/facts/quote-services.ts';
import { readReceipt } from '#web/lib/read-receipt.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { PhotoInput } from '#web/shared/photos/photo-input.tsx';
import { QuoteFields } from '#web/shared/quote/quote-fields.tsx';
import { quoteFromForm, type RefusedQuote } from '#web/shared/quote/quote-from-form.ts';
import { quoteSent, quoteValues } from '#web/shared/quote/quote-rules.ts';
import leadsStyles from '#web/styles/leads.css?url';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/quote.page.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: leadsStyles }];

export const handle = { document: true, perRequest: true };

/** In the address after the request has arrived, with the token of its receipt, so that a reload sends nothing twice. */
const SENT = 'sent';

/** In the addresses of links that know what the visitor has been reading about. */
const SERVICE = 'service';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { companyName, phone } = context.get(companyContext);
  const address = new URL(request.url).searchParams;
  const api = context.get(apiContext);
  const isSent = (await readReceipt(api, 'quote-request', address.get(SENT))) !== null;
  const guard = isSent ? null : await api('GET /api/form-guard', { query: { form: 'quote' } });
  return {
    companyName,
    phone,
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
  const { companyName, phone, isSent } = loaderData;
  return (
    <main id="content" className="page-width section">
      <title>{`${actionData ? 'Error: ' : ''}Request a Quote | ${companyName}`}</title>
      <meta name="robots" content="noindex" />
      <div className="max-w-reading">
        <h1 className="text-section">{isSent ? quoteSent.title : 'Request a Quote'}</h1>
        {isSent ? (
          <Thanks phone={phone} />
        ) : (
          <PlainQuoteForm {...loaderData} refused={actionData} />
        )}
      </div>
    </main>
  );
}

function Thanks({ phone }: { phone: string }) {
  return (
    <>
      <p className="mt-6 text-lead" role="status">
        {quoteSent.description}
      </p>
      <p className="mt-4 text-ink-soft">If it is urgent, call us at {phone}.</p>
      <p className="mt-8">
        <ButtonLink href="/">Go to the home page</ButtonLink>
      </p>
    </>
  );
}

type PlainQuoteFormProps = {
  formToken: string | undefined;
  requestKey: string;
  serviceType: QuoteService | undefined;
  phone: string;
  refused: RefusedQuote | undefined;
};

function PlainQuoteForm({
  formToken,
  requestKey,
  serviceType,
  phone,
  refused,
}: PlainQuoteFormProps) {
  const typed = refused?.values ?? (serviceType && { ...quoteValues(new FormData()), serviceType });
  const photoError =
    refused?.errors.photos ??
    (refused?.hadPhotos
      ? 'Please choose your photos again; browsers do not keep them.'
      : undefined);
  return (
    <form method="post" action="/quote" encType="multipart/form-data" className="mt-8 grid gap-5">
      {refused ? (
        <p role="alert" className="rounded-field bg-red-soft px-4 py-3 text-red">
          {refused.problem ?? 'Please check what is marked below.'}
        </p>
      ) : null}
      <QuoteFields idPrefix="quote" errors={refused?.errors ?? {}} values={typed}>
        <PhotoInput id="quote-photos" name="photos" error={photoError} />
      </QuoteFields>
      {formToken ? <input type="hidden" name="formToken" value={formToken} /> : null}
      <input type="hidden" name="requestKey" value={requestKey} />
      <Button variant="clay" size="large" type="submit">
        Send My Request
      </Button>
      <p className="text-ink-soft">Or call us at {phone} and tell us what you need.</p>
    </form>
  );
}
