// How a quote is answered: accepted with a typed name, or declined with a reason; both work without a script.
import { useNavigation } from 'react-router';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { PricedQuote } from '#contract/quotes/quote.ts';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { quoteSteps } from './add-on-steps.ts';
import { useQuotePageMessages } from './messages/use-quote-page-messages.ts';

type QuoteAnswerProps = {
  quote: PricedQuote;
  chosen: readonly number[];
  /** While a choice is being kept nothing can be signed: the hash would be of before. */
  isKeeping: boolean;
  total: string;
  requestKey: string;
};

export function AcceptForm({ quote, chosen, isKeeping, total, requestKey }: QuoteAnswerProps) {
  const isSending = useNavigation().state !== 'idle';
  const messages = useQuotePageMessages();
  return (
    <StepForm
      of={quoteSteps}
      step="accept"
      version={quote.version}
      requestKey={requestKey}
      labels={{ typedName: messages.name }}
      className="grid gap-4"
      label={messages.accept}
    >
      {(field) => (
        <>
          <input type="hidden" name="contentHash" value={quote.contentHash} />
          {chosen.map((id) => (
            <input key={id} type="hidden" name="chosen" value={id} />
          ))}
          {messages.binding ? <p>{messages.binding}</p> : null}
          <TextField
            {...field('typedName')}
            autoComplete="name"
            hint={fill(messages.nameHint, { total })}
          />
          <div>
            <Button type="submit" variant="clay" size="large" disabled={isKeeping || isSending}>
              {isKeeping
                ? messages.savingChoice
                : isSending
                  ? messages.accepting
                  : messages.acceptQuote}
            </Button>
          </div>
        </>
      )}
    </StepForm>
  );
}

/** Behind a question, so that no thumb does it by the way. */
export function DeclineForm({ version }: { version: number }) {
  const messages = useQuotePageMessages();
  return (
    <details className="border-t border-line pt-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 font-semibold">
        {messages.notWanted}
        <AppIcon name="chevron-down" className="size-5" />
      </summary>
      <StepForm
        of={quoteSteps}
        step="decline"
        version={version}
        labels={{ reason: messages.whyNot }}
        className="mt-2 grid gap-4"
      >
        {(field) => (
          <>
            <TextArea {...field('reason')} rows={3} hint={messages.whyHint} />
            <div>
              <Button type="submit" variant="quiet">
                {messages.decline}
              </Button>
            </div>
          </>
        )}
      </StepForm>
    </details>
  );
}
