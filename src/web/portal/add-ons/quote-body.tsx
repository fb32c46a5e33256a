// What a quote says: the customer's photos with pins, its lines and what they come to, and the answer to it.
import { useEffect, useState } from 'react';
import { formatCents } from '#company/rules/money/money.ts';
import { shownPayments } from '#company/rules/quotes/quote-content.ts';
import { PaymentList } from '#web/features/quotes/payment-list.tsx';
import { QuoteLines } from '#web/features/quotes/quote-lines.tsx';
import { type Light, QuotePhoto } from '#web/features/quotes/quote-photo.tsx';
import { QuoteSum } from '#web/features/quotes/quote-sum.tsx';
import { StepFields } from '#web/forms/app/step-fields.tsx';
import { Alert } from '#web/ui/app/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { useQuotePageMessages } from './messages/use-quote-page-messages.ts';
import { AcceptForm, DeclineForm } from './quote-answer.tsx';
import type { Choice } from './use-choice.ts';

type QuoteBodyProps = { choice: Choice; requestKey: string };

export function QuoteBody({ choice, requestKey }: QuoteBodyProps) {
  const [lit, light] = useState<number | null>(null);
  const messages = useQuotePageMessages();
  const { photos, lines } = choice.quote;
  return (
    <div
      className={
        photos.length > 0
          ? 'mt-8 grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-2'
          : 'mt-8 max-w-reading'
      }
    >
      {photos.length > 0 ? (
        <section aria-label={messages.photos} className="grid content-start gap-6">
          {photos.map((photo, index) => (
            <QuotePhoto
              key={photo.id}
              photo={photo}
              number={index + 1}
              lines={lines}
              lit={lit}
              light={light}
            />
          ))}
        </section>
      ) : null}
      <Lines choice={choice} requestKey={requestKey} lit={lit} light={light} />
    </div>
  );
}

function Lines({ choice, requestKey, lit, light }: QuoteBodyProps & Light) {
  const messages = useQuotePageMessages();
  const { quote, chosen, total } = choice;
  const isOpen = quote.status === 'sent';
  return (
    <section aria-labelledby="lines-title">
      <h2 id="lines-title" className="sr-only">
        {messages.lines}
      </h2>
      <form method="post" aria-label={messages.options}>
        <StepFields step="choose" version={quote.version} />
        <QuoteLines
          lines={quote.lines}
          photos={quote.photos.map(({ id }) => id)}
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
        <Alert tone="red" title={messages.notSaved}>
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
  );
}

/** With a script each choice counts at once. */
function UpdateWithoutScript({ isWanted }: { isWanted: boolean }) {
  const messages = useQuotePageMessages();
  const [isPlain, setPlain] = useState(true);
  useEffect(() => setPlain(false), []);
  if (!isWanted || !isPlain) return null;
  return (
    <p className="py-3">
      <Button type="submit" variant="quiet" size="small">
        {messages.update}
      </Button>
    </p>
  );
}
