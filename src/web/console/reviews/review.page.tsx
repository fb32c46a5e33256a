// One review as the office works on it: what the customer wrote, the visit it is about, the decision, and our reply.
import { Link } from 'react-router';
import { stateAfter } from '#company/rules/platform/state-machine.ts';
import {
  canDoWithReview,
  type ReviewStatus,
  reviewTransition,
} from '#company/rules/site/review-machine.ts';
import { refusalReasons } from '#company/rules/site/review-rules.ts';
import { dateInZone, formatDate } from '#company/rules/time/company-time.ts';
import type { DeskReview } from '#contract/site/reviews.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { StepConflict } from '#web/forms/app/step-conflict.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { Select, TextArea } from '#web/ui/field.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import { useLivePage } from '../live/use-live.ts';
import type { Route } from './+types/review.page.ts';
import { ReviewBadge, reviewStatusLabel } from './review-badge.tsx';
import { reviewDeskSteps } from './review-steps.ts';

export const meta = consoleMeta('Review');

export async function loader({ context, params }: Route.LoaderArgs) {
  const review = await context.get(apiContext)('GET /api/console/reviews/{id}', {
    params: { id: Number(params.id) },
  });
  return { review, timeZone: context.get(companyContext).timeZone };
}

export const action = stepAction(reviewDeskSteps);

/** The status that a form leads to; a reply leaves it as it is. */
function statusAfter(event: 'publish' | 'refuse' | 'reply', status: ReviewStatus): ReviewStatus {
  const transition = reviewTransition(event, 'office', status);
  return transition ? stateAfter(transition, status) : status;
}

export default function ReviewRoute({ loaderData }: Route.ComponentProps) {
  const { review, timeZone } = loaderData;
  useLivePage(['review'], review.id);
  const { status, version, replies } = review;
  return (
    <ConsoleMain
      heading={review.customer.name}
      badge={<ReviewBadge status={status} />}
      lead={`${review.rating} out of 5: ${review.visit.serviceType}, ${formatDate(review.visit.date)}`}
      back={{ to: '/console/reviews', label: 'Reviews' }}
    >
      <DoneNote of={reviewDeskSteps} className="mt-6 max-w-reading" />
      <StepConflict
        of={reviewDeskSteps}
        version={version}
        facts={({ step, typed }) => [
          ['Status', reviewStatusLabel(status), reviewStatusLabel(statusAfter(step, status))],
          ['Reply', replies.at(-1)?.text || null, typed('text')],
        ]}
      />
      <div className="mt-8 grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-2">
        <Written review={review} timeZone={timeZone} />
        {canDoWithReview('reply', 'office', status) ? (
          <div className="grid gap-10">
            <Decision review={review} />
            <Reply review={review} timeZone={timeZone} />
          </div>
        ) : null}
      </div>
    </ConsoleMain>
  );
}

function Written({ review, timeZone }: { review: DeskReview; timeZone: string }) {
  const { visit, customer } = review;
  return (
    <section aria-labelledby="written">
      <h2 id="written" className="text-title">
        What they wrote
      </h2>
      <blockquote className="mt-3 whitespace-pre-line wrap-anywhere">{review.words}</blockquote>
      <p className="mt-3 text-ink-soft">
        Shown as {review.shownName}
        {review.neighborhood ? `, ${review.neighborhood}, TX ${review.zipCode}` : ''}. Written{' '}
        {formatDate(dateInZone(new Date(review.writtenAt), timeZone))}.
      </p>
      <p className="mt-3">
        <Link
          className="inline-block py-1 underline hover:text-oak"
          to={`/console/visits/${visit.id}`}
        >
          {visit.serviceType}, {formatDate(visit.date)}
        </Link>
        <span className="block text-ink-soft">{visit.address}</span>
        <Link
          className="inline-block py-1 underline hover:text-oak"
          to={`/console/customers/${customer.id}`}
        >
          {customer.name}
        </Link>
      </p>
    </section>
  );
}

function Decision({ review }: { review: DeskReview }) {
  const { status, version, mayPublish, refusal } = review;
  const reason = refusalReasons.find(({ value }) => value === refusal?.reason);
  return (
    <section aria-labelledby="decision">
      <h2 id="decision" className="text-title">
        Publish
      </h2>
      <p className="mt-2 text-ink-soft">
        {mayPublish
          ? 'It is shown as the customer wrote it. Publish it whatever its stars; the list counts how many of each are published.'
          : 'The customer does not want this review published.'}
      </p>
      {reason ? (
        <p className="mt-3 wrap-anywhere">
          Not published: {reason.label}.{refusal?.note ? ` ${refusal.note}` : ''}
        </p>
      ) : null}
      {mayPublish && status !== 'published' ? (
        <StepButton
          of={reviewDeskSteps}
          step="publish"
          version={version}
          variant="oak"
          formClassName="mt-4"
        >
          Publish
        </StepButton>
      ) : null}
      {status === 'not_published' ? null : <Refusal version={version} />}
    </section>
  );
}

function Refusal({ version }: { version: number }) {
  return (
    <StepForm
      of={reviewDeskSteps}
      step="refuse"
      version={version}
      labels={{ reason: 'Reason not to publish', note: 'Details (optional)' }}
      className="mt-6 grid gap-4"
    >
      {(field) => (
        <>
          <Select {...field('reason')}>
            <option value="">Choose a reason</option>
            {refusalReasons.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
          <TextArea
            {...field('note')}
            rows={2}
            maxLength={1000}
            hint="For the office. The customer sees the reason alone."
          />
          <p>
            <SubmitButton pending="Saving..." variant="quiet">
              Don’t Publish
            </SubmitButton>
          </p>
        </>
      )}
    </StepForm>
  );
}

function Reply({ review, timeZone }: { review: DeskReview; timeZone: string }) {
  const { replies, version } = review;
  const shown = replies.at(-1)?.text ?? '';
  return (
    <section aria-labelledby="reply-title">
      <h2 id="reply-title" className="text-title">
        Our reply
      </h2>
      <StepForm
        key={replies.length}
        of={reviewDeskSteps}
        step="reply"
        version={version}
        labels={{ text: 'Reply, shown under the review' }}
        defaultValue={{ text: shown }}
        className="mt-4 grid gap-4"
      >
        {(field) => (
          <>
            <TextArea
              {...field('text')}
              rows={4}
              maxLength={2000}
              hint="Everyone reads it. Leave it blank to take it away."
            />
            <p>
              <SubmitButton pending="Saving...">Save Reply</SubmitButton>
            </p>
          </>
        )}
      </StepForm>
      {replies.length > 1 ? (
        <ol className="mt-4 grid gap-3 text-small text-ink-soft">
          {replies.slice(0, -1).map(({ text, by, at }) => (
            <li key={at} className="wrap-anywhere">
              {formatDate(dateInZone(new Date(at), timeZone))}
              {by ? `, ${by}` : ''}: {text || 'taken away'}
            </li>
          ))}
        </ol>
      ) : null}
    </section>
  );
}
