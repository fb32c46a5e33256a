// How a quote is answered: accepted with a typed name, or declined with a reason; both work without a script.
import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { PricedQuote } from '#contract/quotes/quote.ts';
import type { SentForm } from '#web/features/service-request/send-from-form.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';

type QuoteAnswerProps = {
  quote: PricedQuote;
  chosen: readonly number[];
  /** While a choice is being kept nothing can be signed: the hash would be of before. */
  isKeeping: boolean;
  total: string;
  requestKey: string;
  sent: SentForm<unknown> | undefined;
};

export function AcceptForm({
  quote,
  chosen,
  isKeeping,
  total,
  requestKey,
  sent,
}: QuoteAnswerProps) {
  const isSending = useNavigation().state !== 'idle';
  const [key] = useState(requestKey);
  const error = sent && !sent.isTaken ? sent.result?.error?.typedName?.[0] : undefined;
  return (
    <Form method="post" className="grid gap-4" aria-label="Accept this quote" noValidate>
      <input type="hidden" name="step" value="accept" />
      <input type="hidden" name="requestKey" value={key} />
      <input type="hidden" name="version" value={quote.version} />
      <input type="hidden" name="contentHash" value={quote.contentHash} />
      {chosen.map((id) => (
        <input key={id} type="hidden" name="chosen" value={id} />
      ))}
      <TextField
        id="typed-name"
        name="typedName"
        label="Sign by typing your full name"
        autoComplete="name"
        required
        error={error}
        hint={`You accept the lines above for ${total}, tax included. A copy of exactly this is kept for you.`}
      />
      <div>
        <Button type="submit" variant="clay" size="large" disabled={isKeeping || isSending}>
          {isKeeping ? 'Saving your choice...' : isSending ? 'Accepting...' : 'Accept Quote'}
        </Button>
      </div>
    </Form>
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
      <Form method="post" className="mt-2 grid gap-4">
        <input type="hidden" name="step" value="decline" />
        <input type="hidden" name="version" value={version} />
        <TextArea
          id="reason"
          name="reason"
          label="Why not?"
          rows={3}
          hint="Optional. It helps us send a better one."
        />
        <div>
          <Button type="submit" variant="quiet">
            Decline Quote
          </Button>
        </div>
      </Form>
    </details>
  );
}
