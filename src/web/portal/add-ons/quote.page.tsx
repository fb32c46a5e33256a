// A quote: its lines pinned to the customer's own photos, options that move the total, and the answer to it.
import { useEffect, useRef, useState } from 'react';
import { data, useRevalidator } from 'react-router';
import { formatCents } from '#company/rules/money/money.ts';
import { shownPayments } from '#company/rules/quotes/quote-content.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { PaymentList } from '#web/features/quotes/payment-list.tsx';
import { QuoteLines } from '#web/features/quotes/quote-lines.tsx';
import { QuotePhoto } from '#web/features/quotes/quote-photo.tsx';
import { QuoteSum } from '#web/features/quotes/quote-sum.tsx';
import { TroubleNotice } from '#web/features/service-request/trouble-notice.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { useStepAnswer } from '#web/forms/app/step-answers.tsx';
import { stepClientAction } from '#web/forms/app/step-client-action.ts';
import { StepFields } from '#web/forms/app/step-fields.tsx';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { PortalMain } from '../parts/portal-main.tsx';
import { portalMeta } from '../portal-meta.ts';
import type { Route } from './+types/quote.page.ts';
import { quoteSteps } from './add-on-steps.ts';
import { DepositNote } from './deposit-note.tsx';
import { AcceptForm, DeclineForm } from './quote-answer.tsx';
import { QuoteOutcome } from './quote-outcome.tsx';
import { useChoice } from './use-choice.ts';

export const meta = portalMeta('Quote');

export async function loader({ context, params }: Route.LoaderArgs) {
  const ask = context.get(apiContext);
  const id = Number(params.id);
  const { request } = await ask('GET /api/service-requests/{id}', { params: { id } });
  if (!request.quoteId) throw data(null, { status: 404 });
  const quote = await ask('GET /api/quotes/{id}', { params: { id: request.quoteId } });
  // Only of what was agreed with a deposit: everyone else's page asks no more than before.
  const hasDeposit = quote.status === 'accepted' && quote.paymentTerms !== null;
  const { deposit } = hasDeposit
    ? await ask('GET /api/portal/billing/requests/{id}/deposit', { params: { id } })
    : { deposit: null };
  return {
    quote,
    deposit,
    isCalledOff: request.status === 'cancelled',
    serviceType: request.serviceType,
    requestKey: crypto.randomUUID(),
  };
}

export const action = stepAction(quoteSteps, { staysOnTrouble: true });
export const clientAction = stepClientAction(quoteSteps, { staysOnTrouble: true });

export default function QuotePage({ loaderData }: Route.ComponentProps) {
  const { quote: loaded, deposit, isCalledOff, serviceType, requestKey } = loaderData;
  const { revalidate } = useRevalidator();
  const choice = useChoice(loaded, () => void revalidate());
  const [lit, light] = useState<number | null>(null);
  const { timeZone } = useSite().company;
  const { quote, chosen, total } = choice;
  const isOpen = quote.status === 'sent';
  const { photos } = quote;
  const path = `/customer-portal/add-ons/${quote.serviceRequestId}`;
  return (
    <PortalMain
      heading={quote.title}
      lead={`${serviceType}, ${quote.propertyAddress}${isOpen ? ` · good through ${formatDate(quote.validUntil)}` : ''}`}
      back={{ to: path, label: 'Back to the request' }}
    >
      <div className="mt-6 grid gap-4">
        <Refusal path={`${path}/quote`} />
        <QuoteOutcome quote={quote} timeZone={timeZone} isCalledOff={isCalledOff} />
        {deposit ? <DepositNote deposit={deposit} /> : null}
      </div>
      {quote.message ? (
        <p className="mt-6 max-w-reading whitespace-pre-line">{quote.message}</p>
      ) : null}
      <div
        className={
          photos.length > 0
            ? 'mt-8 grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-2'
            : 'mt-8 max-w-reading'
        }
      >
        {photos.length > 0 ? (
          <section
            aria-label="Your photos with the work on them"
            className="grid content-start gap-6"
          >
            {photos.map((photo, index) => (
              <QuotePhoto
                key={photo.id}
                photo={photo}
                number={index + 1}
                lines={quote.lines}
                lit={lit}
                light={light}
              />
            ))}
          </section>
        ) : null}
        <section aria-labelledby="lines-title">
          <h2 id="lines-title" className="sr-only">
            Lines of the quote
          </h2>
          <form method="post" aria-label="Options">
            <StepFields step="choose" version={quote.version} />
            <QuoteLines
              lines={quote.lines}
              photos={photos.map(({ id }) => id)}
              chosen={chosen}
              toggle={isOpen ? choice.toggle : undefined}
              lit={lit}
              light={light}
            />
            <UpdateWithoutScript
              isWanted={isOpen && quote.lines.some(({ isOptional }) => isOptional)}
            />
          </form>
          <QuoteSum total={total} taxBasisPoints={quote.taxBasisPoints} isOpen={isOpen} />
          <PaymentList payments={shownPayments(quote.paymentTerms, total.total)} />
          {choice.trouble ? (
            <Alert tone="red" title="Your choice was not saved.">
              {choice.trouble}
            </Alert>
          ) : null}
          {isOpen ? (
            <div className="mt-8 grid gap-8">
              <AcceptForm
                quote={quote}
                chosen={chosen}
                isKeeping={choice.isKeeping}
                total={formatCents(total.total)}
                requestKey={requestKey}
              />
              <DeclineForm version={quote.version} />
            </div>
          ) : null}
        </section>
      </div>
    </PortalMain>
  );
}

/** What is different since the page was shown, which takes the focus, because nothing was accepted; else why it was not taken. */
function Refusal({ path }: { path: string }) {
  const answer = useStepAnswer(quoteSteps);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer?.changes) box.current?.focus();
  }, [answer]);
  if (!answer?.changes) return <TroubleNotice of={quoteSteps} path={path} />;
  return (
    <div ref={box} tabIndex={-1} className="rounded-field">
      <Alert tone="amber" title="This quote has changed since you opened it. Nothing was accepted.">
        {answer.changes.length > 0 ? (
          <ul className="list-disc pl-5">
            {answer.changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        ) : null}
        <p className="mt-1">Here is the current version. Sign again if you agree.</p>
      </Alert>
    </div>
  );
}

/** With a script each choice counts at once. */
function UpdateWithoutScript({ isWanted }: { isWanted: boolean }) {
  const [isPlain, setPlain] = useState(true);
  useEffect(() => setPlain(false), []);
  if (!isWanted || !isPlain) return null;
  return (
    <p className="py-3">
      <Button type="submit" variant="quiet" size="small">
        Update Total
      </Button>
    </p>
  );
}
