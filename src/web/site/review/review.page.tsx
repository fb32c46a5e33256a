// The page behind the private link of a visit: write a review, see what became of it, withdraw it. It is the same page for all stars.
import { languageOfPath } from '#company/facts/languages.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { canDoWithReview } from '#company/rules/site/review-machine.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { LinkedReview, OwnReview } from '#contract/site/reviews.ts';
import { FormLanguage } from '#web/forms/app/form-language.tsx';
import { formMessagesOf } from '#web/forms/app/messages/choose-form-messages.ts';
import { englishFormMessages } from '#web/forms/app/messages/form-messages.en.ts';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepAnswers } from '#web/forms/app/step-answers.tsx';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { StepConflict } from '#web/forms/app/step-conflict.tsx';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { useEnglishMark, useLanguage, useLink } from '#web/site/frame/use-site-messages.ts';
import { Fold } from '#web/ui/fold.tsx';
import { type Phone, WithPhoneLink } from '#web/ui/phone-link.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/review.page.ts';
import { reviewMessages } from './messages/choose-review-messages.ts';
import type { ReviewMessages } from './messages/review-messages.en.ts';
import { ReviewForm } from './review-form.tsx';
import { reviewSteps } from './review-steps.ts';
import '#web/styles/own-review.css';

/** What a link that opens nothing says. */
export const handle = {
  missing: {
    heading: 'We could not find this visit.',
    text: 'The link may have been cut short on the way: some email apps break long ones. Please open it from our email again.',
  },
};

/** The visit of the token with its review, and the words of its address's language. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const language = languageOfPath(url.pathname);
  const linked = await context.get(apiContext)('GET /api/reviews/by-link/{token}', { params });
  return {
    company: context.get(companyContext),
    linked,
    messages: reviewMessages[language],
    forms: formMessagesOf(language),
  };
}

export const action = stepAction(reviewSteps);

export default function ReviewPage({ loaderData }: Route.ComponentProps) {
  const { company, linked, messages, forms } = loaderData;
  const { review, canWrite } = linked;
  const language = useLanguage();
  const english = useEnglishMark();
  return (
    <main id="content" className="page-width section">
      <title>{fill(messages.title, { company: company.companyName })}</title>
      <meta name="robots" content="noindex" />
      {/* The address is a key: it is told to no other site. Our own forms still need to show where they come from. */}
      <meta name="referrer" content="same-origin" />
      <h1 className="text-section">{review ? messages.headings[review.status] : messages.ask}</h1>
      <p className="mt-3 max-w-reading text-lead text-ink-soft">
        {/* The owner's own word. */}
        <span {...english}>{linked.serviceType}</span>, {formatDate(linked.date, language)}
      </p>
      <FormLanguage value={forms ?? englishFormMessages}>
        <StepAnswers>
          {review ? (
            <StepConflict
              of={reviewSteps}
              version={review.version}
              facts={({ typed }) => [
                [messages.conflictStars, String(review.rating), typed('rating')],
                [messages.labels.words, review.words, typed('words')],
              ]}
            />
          ) : null}
          {review ? <Sent {...{ messages, review }} /> : null}
          <SomethingWrong {...{ messages, linked }} phone={company} />
          {canWrite && review ? (
            <div className="mt-8 max-w-reading">
              <Fold name="change" summary={messages.change}>
                <ReviewForm key={review.version} {...{ messages, linked }} />
              </Fold>
            </div>
          ) : null}
          {canWrite && !review ? <ReviewForm {...{ messages, linked }} /> : null}
          {canWrite || review ? null : <p className="mt-6 max-w-reading">{messages.over}</p>}
          {review && canDoWithReview('withdraw', 'customer', review.status) ? (
            <StepButton of={reviewSteps} step="withdraw" variant="quiet" formClassName="mt-8">
              {messages.withdraw}
            </StepButton>
          ) : null}
        </StepAnswers>
      </FormLanguage>
    </main>
  );
}

type SentProps = { messages: ReviewMessages; review: OwnReview };

function Sent({ messages, review }: SentProps) {
  return (
    <div className="mt-6 grid max-w-reading gap-4">
      <p role="status">{outcomeOf(review, messages)}</p>
      <blockquote className="border-l-4 border-line pl-4">
        <p>{fill(messages.outOf, { rating: review.rating })}</p>
        <p className="mt-1 whitespace-pre-line wrap-anywhere">{review.words}</p>
      </blockquote>
      {review.reply ? (
        <p className="whitespace-pre-line wrap-anywhere">
          {fill(messages.reply, { reply: review.reply })}
        </p>
      ) : null}
    </div>
  );
}

function outcomeOf(review: OwnReview, messages: ReviewMessages): string {
  const { status, mayPublish, refusal, refusalReason } = review;
  if (status === 'withdrawn') return messages.withdrawn;
  if (status === 'published') return messages.published;
  if (status === 'not_published') {
    const why = messages.refusals && refusalReason ? messages.refusals[refusalReason] : refusal;
    return fill(messages.notPublished, { refusal: why ?? '' });
  }
  return mayPublish ? messages.willPublish : messages.onlyForUs;
}

type SomethingWrongProps = { messages: ReviewMessages; linked: LinkedReview; phone: Phone };

/** For everyone, whatever they write. */
function SomethingWrong({ messages, linked, phone }: SomethingWrongProps) {
  const linkTo = useLink();
  return (
    <p className="mt-6 max-w-reading text-ink-soft">
      {messages.somethingWrong}{' '}
      <TextLink {...linkTo(`/customer-portal/visits/${linked.visitId}#something-wrong`)}>
        {messages.report}
      </TextLink>{' '}
      <WithPhoneLink text={fill(messages.orCall, { phone: phone.phone })} {...phone} />
    </p>
  );
}
