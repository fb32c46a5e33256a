// The editor itself: words, lines and photos beside each other, the total always in sight, and what happens when it is sent.
import { useState } from 'react';
import { Form } from 'react-router';
import { quoteChanges } from '#company/rules/quotes/quote-changes.ts';
import type { OlderQuote, PriceStart } from '#contract/quotes/quote-desk.ts';
import type { DeskRequest } from '#contract/quotes/request-desk.ts';
import { useStepAnswer } from '#web/forms/app/step-answers.tsx';
import { StepFields } from '#web/forms/app/step-fields.tsx';
import { StepSubmit } from '#web/forms/app/step-submit.tsx';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { EditorNotices } from './editor-notices.tsx';
import { EditorSum } from './editor-sum.tsx';
import { LineList } from './line-list.tsx';
import { MoreLines } from './more-lines.tsx';
import { PinBoard } from './pin-board.tsx';
import { QuotePreview } from './quote-preview.tsx';
import { quoteSteps } from './quote-steps.ts';
import { emptyQuote } from './quote-texts.ts';
import { TermsFields } from './terms-fields.tsx';
import { comparedOf, isBegun, lineOf, type TypedLine, typedOf } from './typed-quote.ts';
import { useTypedQuote } from './use-typed-quote.ts';
import { WordsFields } from './words-fields.tsx';

type EditorProps = {
  desk: DeskRequest;
  prices: PriceStart;
  older: readonly OlderQuote[];
  isSaved: boolean;
};

export function Editor({ desk, prices, older, isSaved }: EditorProps) {
  const { request, quote, photos } = desk;
  const first = emptyQuote(request.serviceType, prices.validUntil);
  const state = useTypedQuote(request.id, quote, first);
  const { typed, base, set, setLine } = state;
  const [pinning, setPinning] = useState<string | null>(null);
  const [seenRequest, setSeenRequest] = useState(request.version);
  const content = comparedOf(typed, base, prices.taxBasisPoints);
  const isRevision = base !== null && base.status !== 'draft';
  const before = base && isRevision ? comparedOf(typedOf(base), base, base.taxBasisPoints) : null;
  const answer = useStepAnswer(quoteSteps);
  const errorAt = (name: string) => answer?.result?.error?.[name]?.[0];
  const setLines = (lines: TypedLine[]) => set({ lines });
  return (
    <>
      <EditorNotices
        desk={desk}
        state={state}
        first={first}
        seenRequest={seenRequest}
        acceptRequest={() => setSeenRequest(request.version)}
        isSaved={isSaved}
      />
      <Form method="post" noValidate className="mt-6" preventScrollReset aria-label="Quote">
        <StepFields
          step="lines"
          seen={{ quoteId: base?.id, requestVersion: seenRequest, firstPhoto: photos[0]?.id }}
          version={base?.version}
        />
        {isRevision ? null : <EnterSaves />}
        <div className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
          <div className="grid content-start gap-5">
            <WordsFields typed={typed} set={set} errorAt={errorAt} />
            <LineList
              lines={typed.lines}
              pinFor={setPinning}
              {...{ setLines, setLine, photos, pinning, errorAt }}
            />
            <MoreLines
              prices={prices}
              older={older}
              add={(line) => setLines([...typed.lines.filter(isBegun), lineOf(line)])}
            />
            <TermsFields
              terms={typed.terms}
              set={(terms) => set({ terms })}
              payments={content.payments}
              errorAt={errorAt}
            />
          </div>
          <PinBoard
            photos={photos}
            lines={typed.lines}
            pinning={pinning}
            setPins={(key, pins) => setLine(key, { pins })}
          />
        </div>
        <EditorSum
          content={content}
          isRevision={isRevision}
          changes={before ? quoteChanges(before, content) : []}
        />
      </Form>
      <details className="mt-6 border-t border-line pt-3">
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 font-semibold">
          As the customer sees it
          <AppIcon name="chevron-down" className="size-5" />
        </summary>
        <QuotePreview content={content} pins={typed.lines} photos={photos} />
      </details>
    </>
  );
}

/** The button that Enter presses. */
function EnterSaves() {
  return (
    <StepSubmit of={quoteSteps} step="save" className="sr-only" tabIndex={-1}>
      Save
    </StepSubmit>
  );
}
