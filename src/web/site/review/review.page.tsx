// The page behind the private link of a visit: write a review, see what became of it, withdraw it. It is the same page for all stars.
import { canDoWithReview } from '#company/rules/site/review-machine.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { LinkedReview, OwnReview } from '#contract/site/reviews.ts';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepAnswers } from '#web/forms/app/step-answers.tsx';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { StepConflict } from '#web/forms/app/step-conflict.tsx';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { Fold } from '#web/ui/fold.tsx';
import { type Phone, PhoneLink } from '#web/ui/phone-link.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/review.page.ts';
import { ReviewForm } from './review-form.tsx';
import { reviewSteps } from './review-steps.ts';

/** What a link that opens nothing says. */
export const handle = {
  missing: {
    heading: 'We could not find this visit.',
    text: 'The link may have been cut short on the way: some email apps break long ones. Please open it from our email again.',
  },
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const linked = await context.get(apiContext)('GET /api/reviews/by-link/{token}', { params });
  return { company: context.get(companyContext), linked };
}

export const action = stepAction(reviewSteps);

export default function ReviewPage({ loaderData }: Route.ComponentProps) {
  const { company, linked } = loaderData;
  const { review, canWrite } = linked;
  return (
    <main id="content" className="page-width section">
      <title>{`Your review | ${company.companyName}`}</title>
      <meta name="robots" content="noindex" />
      {/* The address is a key: it is told to no other site. Our own forms still need to show where they come from. */}
      <meta name="referrer" content="same-origin" />
      <h1 className="text-section">{review ? headings[review.status] : 'How did we do?'}</h1>
      <p className="mt-3 max-w-reading text-lead text-ink-soft">
        {linked.serviceType}, {formatDate(linked.date)}
      </p>
      <StepAnswers>
        {review ? (
          <StepConflict
            of={reviewSteps}
            version={review.version}
            facts={({ typed }) => [
              ['Stars', String(review.rating), typed('rating')],
              ['Your review', review.words, typed('words')],
            ]}
          />
        ) : null}
        {review ? <Sent review={review} /> : null}
        <SomethingWrong linked={linked} phone={company} />
        {canWrite && review ? (
          <div className="mt-8 max-w-reading">
            <Fold name="change" summary="Change your review">
              <ReviewForm key={review.version} linked={linked} />
            </Fold>
          </div>
        ) : null}
        {canWrite && !review ? <ReviewForm linked={linked} /> : null}
        {canWrite || review ? null : (
          <p className="mt-6 max-w-reading">
            This link is over. You can still call us and tell us how we did.
          </p>
        )}
        {review && canDoWithReview('withdraw', 'customer', review.status) ? (
          <StepButton of={reviewSteps} step="withdraw" variant="quiet" formClassName="mt-8">
            Withdraw Review
          </StepButton>
        ) : null}
      </StepAnswers>
    </main>
  );
}

const headings: Record<OwnReview['status'], string> = {
  new: 'Thank you for your review',
  published: 'Your review is published',
  not_published: 'Your review is not published',
  withdrawn: 'You withdrew your review',
};

function Sent({ review }: { review: OwnReview }) {
  return (
    <div className="mt-6 grid max-w-reading gap-4">
      <p role="status">{outcomeOf(review)}</p>
      <blockquote className="border-l-4 border-line pl-4">
        <p>{review.rating} out of 5</p>
        <p className="mt-1 whitespace-pre-line wrap-anywhere">{review.words}</p>
      </blockquote>
      {review.reply ? (
        <p className="whitespace-pre-line wrap-anywhere">Our reply: {review.reply}</p>
      ) : null}
    </div>
  );
}

function outcomeOf({ status, mayPublish, refusal }: OwnReview): string {
  if (status === 'withdrawn') return 'No one sees it anymore.';
  if (status === 'published') return 'Everyone sees it on our home page.';
  if (status === 'not_published') {
    return `We don’t publish it, because of one thing: ${refusal ?? ''}. You can change it and send it again.`;
  }
  return mayPublish
    ? 'We look at it within a week and publish it, whatever its stars.'
    : 'We have it. You didn’t ask for it to be published, so only we read it.';
}

/** For everyone, whatever they write. */
function SomethingWrong({ linked, phone }: { linked: LinkedReview; phone: Phone }) {
  return (
    <p className="mt-6 max-w-reading text-ink-soft">
      Something to put right?{' '}
      <TextLink href={`/customer-portal/visits/${linked.visitId}#something-wrong`}>
        Report a problem
      </TextLink>{' '}
      or call <PhoneLink {...phone} />. You can do both.
    </p>
  );
}
