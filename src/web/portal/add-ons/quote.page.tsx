// A quote: its lines pinned to the customer's own photos, options that move the total, and the answer to it.
import { useEffect, useRef } from 'react';
import { data, useRevalidator } from 'react-router';
import { fill } from '#company/rules/platform/fill-message.ts';
import { QuoteLanguage } from '#web/features/quotes/quote-language.tsx';
import { RequestFormLanguage } from '#web/features/service-request/request-form-language.ts';
import { TroubleNotice } from '#web/features/service-request/trouble-notice.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { useStepAnswer } from '#web/forms/app/step-answers.tsx';
import { stepClientAction } from '#web/forms/app/step-client-action.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { PortalMain } from '../parts/portal-main.tsx';
import { useSpokenTimes } from '../parts/use-spoken-times.ts';
import { OwnerWords, useAreaMessages } from '../portal-language.tsx';
import { portalMeta } from '../portal-meta.ts';
import type { Route } from './+types/quote.page.ts';
import { quoteSteps } from './add-on-steps.ts';
import { ChangedQuote } from './changed-quote.tsx';
import { DepositNote } from './deposit-note.tsx';
import { useQuotePageMessages, useSpokenQuote } from './messages/use-quote-page-messages.ts';
import { QuoteBody } from './quote-body.tsx';
import { QuoteOutcome } from './quote-outcome.tsx';
import { ServiceName } from './service-name.tsx';
import { useChoice } from './use-choice.ts';

export const meta = portalMeta('quote');

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
  const { timeZone } = useSite().company;
  const messages = useQuotePageMessages();
  const say = useSpokenTimes();
  const forms = useAreaMessages('requestForm');
  const { quote } = choice;
  const path = `/customer-portal/add-ons/${quote.serviceRequestId}`;
  return (
    <PortalMain
      heading={<OwnerWords>{quote.title}</OwnerWords>}
      lead={
        <>
          <ServiceName label={serviceType} />
          {`, ${quote.propertyAddress}`}
          {quote.status === 'sent'
            ? fill(messages.goodThrough, { day: say.fullDay(quote.validUntil) })
            : ''}
        </>
      }
      back={{ to: path, label: messages.back }}
    >
      <div className="mt-6 grid gap-4">
        <RequestFormLanguage value={forms}>
          <Refusal path={`${path}/quote`} />
        </RequestFormLanguage>
        <QuoteOutcome quote={quote} timeZone={timeZone} isCalledOff={isCalledOff} />
        {deposit ? <DepositNote deposit={deposit} /> : null}
      </div>
      {quote.message ? (
        <p className="mt-6 max-w-reading whitespace-pre-line">
          <OwnerWords>{quote.message}</OwnerWords>
        </p>
      ) : null}
      <QuoteLanguage value={useSpokenQuote()}>
        <QuoteBody choice={choice} requestKey={requestKey} />
      </QuoteLanguage>
    </PortalMain>
  );
}

/** What is different since the page was shown, which takes the focus, because nothing was accepted; else why it was not taken. */
function Refusal({ path }: { path: string }) {
  const messages = useQuotePageMessages();
  const answer = useStepAnswer(quoteSteps);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer?.changes) box.current?.focus();
  }, [answer]);
  if (!answer?.changes) return <TroubleNotice of={quoteSteps} path={path} />;
  return (
    <div ref={box} tabIndex={-1} className="rounded-field">
      <Alert tone="amber" title={messages.changed}>
        <ChangedQuote changes={answer.changes} spanishChanges={answer.spanishChanges} />
        <p className="mt-1">{messages.current}</p>
      </Alert>
    </div>
  );
}
