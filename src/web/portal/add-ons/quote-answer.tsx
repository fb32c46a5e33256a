// How a quote is answered: accepted with a typed name, or declined with a reason; both work without a script.
import { useNavigation } from 'react-router';
import type { PricedQuote } from '#contract/quotes/quote.ts';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { quoteSteps } from './add-on-steps.ts';

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
  return (
    <StepForm
      of={quoteSteps}
      step="accept"
      version={quote.version}
      requestKey={requestKey}
      labels={{ typedName: 'Sign by typing your full name' }}
      className="grid gap-4"
      label="Accept this quote"
    >
      {(field) => (
        <>
          <input type="hidden" name="contentHash" value={quote.contentHash} />
          {chosen.map((id) => (
            <input key={id} type="hidden" name="chosen" value={id} />
          ))}
          <TextField
            {...field('typedName')}
            autoComplete="name"
            hint={`You accept the lines above for ${total}, tax included. A copy of exactly this is kept for you.`}
          />
          <div>
            <Button type="submit" variant="clay" size="large" disabled={isKeeping || isSending}>
              {isKeeping ? 'Saving your choice...' : isSending ? 'Accepting...' : 'Accept Quote'}
            </Button>
          </div>
        </>
      )}
    </StepForm>
  );
}

/** Behind a question, so that no thumb does it by the way. */
export function DeclineForm({ version }: { version: number }) {
  return (
    <details className="border-t border-line pt-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 font-semibold">
        Not what you want?
        <AppIcon name="chevron-down" className="size-5" />
      </summary>
      <StepForm
        of={quoteSteps}
        step="decline"
        version={version}
        labels={{ reason: 'Why not?' }}
        className="mt-2 grid gap-4"
      >
        {(field) => (
          <>
            <TextArea
              {...field('reason')}
              rows={3}
              hint="Optional. It helps us send a better one."
            />
            <div>
              <Button type="submit" variant="quiet">
                Decline Quote
              </Button>
            </div>
          </>
        )}
      </StepForm>
    </details>
  );
}
