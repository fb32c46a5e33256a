// What the writer of a quote has to know: that it is saved, that their text is back, that a colleague or the customer was faster.
import { useEffect } from 'react';
import { quoteChanges } from '#company/rules/quotes/quote-changes.ts';
import type { DeskQuote } from '#contract/quotes/quote-desk.ts';
import type { DeskRequest } from '#contract/quotes/request-desk.ts';
import { type AnswerTo, useStepAnswer } from '#web/forms/app/step-answers.tsx';
import { Alert } from '#web/ui/app/alert.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.ts';
import { quoteSteps } from './quote-steps.ts';
import { comparedOf, type TypedQuote, typedOf } from './typed-quote.ts';
import type { TypedState } from './use-typed-quote.ts';

type EditorNoticesProps = {
  desk: DeskRequest;
  state: TypedState;
  first: TypedQuote;
  seenRequest: number;
  acceptRequest: () => void;
  isSaved: boolean;
};

export function EditorNotices(props: EditorNoticesProps) {
  const { desk, state, first, seenRequest, acceptRequest, isSaved } = props;
  const answer = useStepAnswer(quoteSteps);
  const { request, quote } = desk;
  const { base, isBack, isChanged, rebase } = state;
  const isOutdated =
    (quote?.version ?? 0) !== (base?.version ?? 0) || quote?.status !== base?.status;
  useEffect(() => {
    if (isSaved) showToast({ title: 'Saved', description: 'Only staff can see the draft.' });
  }, [isSaved]);
  return (
    <div className="mt-4 grid gap-3">
      {isSaved && !isChanged ? <Alert tone="green" title="The draft is saved." /> : null}
      {answer && answer.status >= 400 ? <Refusal answer={answer} requestId={request.id} /> : null}
      {isBack && !isOutdated ? (
        <Alert
          title="We restored what you typed. It isn’t saved yet."
          action={
            <Button
              variant="quiet"
              size="small"
              onClick={() => rebase(quote, quote ? typedOf(quote) : first)}
            >
              Leave It
            </Button>
          }
        />
      ) : null}
      {isOutdated && quote ? <Conflict theirs={quote} state={state} /> : null}
      {request.version !== seenRequest && !isOutdated ? (
        <Alert
          tone="amber"
          title="The customer has changed the request since you began."
          action={
            <Button variant="quiet" size="small" onClick={acceptRequest}>
              I Have Read It
            </Button>
          }
        >
          <p className="whitespace-pre-line wrap-anywhere">
            {request.serviceType}: {request.description}
          </p>
        </Alert>
      ) : null}
    </div>
  );
}

type RefusalProps = { answer: AnswerTo<typeof quoteSteps>; requestId: number };

function Refusal({ answer, requestId }: RefusalProps) {
  const { result, status } = answer;
  const detail = status === 503 ? AWAY : answer.detail;
  const count = Object.keys(result?.error ?? {}).filter((name) => name !== '').length;
  if (status === 401) {
    return (
      <Alert
        tone="red"
        title="Your session has expired. What you typed is kept in this tab."
        action={
          <ButtonLink
            variant="quiet"
            size="small"
            href={`/api/login?returnTo=/console/requests/${requestId}/quote`}
          >
            Sign in
          </ButtonLink>
        }
      />
    );
  }
  return (
    <Alert tone="red" title={detail ?? 'This was not saved. Please check the fields marked below.'}>
      {detail && count > 0 ? 'Please check the fields marked below.' : null}
    </Alert>
  );
}

const AWAY = 'We could not reach the server. What you typed is still here: please try again.';

/** Both versions in sentences, and the choice which of them goes on. */
function Conflict({ theirs, state }: { theirs: DeskQuote; state: TypedState }) {
  const { base, typed, rebase } = state;
  const now = comparedOf(typedOf(theirs), theirs, theirs.taxBasisPoints);
  const before = base && comparedOf(typedOf(base), base, base.taxBasisPoints);
  const mine = comparedOf(typed, theirs, theirs.taxBasisPoints);
  return (
    <Alert
      tone="amber"
      title={
        base && base.status !== theirs.status
          ? 'This quote changed after you opened it.'
          : 'Someone else changed this quote since you opened it. Nothing of yours is lost.'
      }
      action={
        <span className="flex flex-wrap gap-2">
          <Button variant="quiet" size="small" onClick={() => rebase(theirs, typedOf(theirs))}>
            Take Theirs
          </Button>
          <Button variant="quiet" size="small" onClick={() => rebase(theirs, typed)}>
            Keep Mine
          </Button>
        </span>
      }
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Sentences
          title="What they changed"
          sentences={before ? quoteChanges(before, now) : [`They wrote “${theirs.title}”.`]}
        />
        <Sentences title="What your version changes" sentences={quoteChanges(now, mine)} />
      </div>
    </Alert>
  );
}

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return (
    <div>
      <p className="font-semibold">{title}</p>
      {sentences.length > 0 ? (
        <ul className="list-disc pl-5">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : (
        <p>Nothing the customer sees.</p>
      )}
    </div>
  );
}
