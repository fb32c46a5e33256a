// The page behind the link in the office's mail about a booking under review. A GET only shows it; its buttons decide,
// with or without a script.
import { data, redirect } from 'react-router';
import { formatDate } from '#company/rules/time/company-time.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import type { ReviewedBooking } from '#contract/booking/appointment.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { Button } from '#web/ui/button.tsx';
import type { Route } from './+types/review.page.ts';

const FAILED = 'We could not save this just now. Please press the button again.';

/** The booking of the token, or null with 404 when the link leads to none. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const review = await context
    .get(apiContext)('GET /api/appointment-reviews/{token}', { params })
    .catch(nullIfMissing);
  const { companyName } = context.get(companyContext);
  return data({ review, companyName }, { status: review ? 200 : 404 });
}

/** Confirms or releases, then shows the page anew, so that a reload repeats nothing; or what stood in the way. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const decision = (await request.formData()).get('decision');
  try {
    if (decision === 'confirm' || decision === 'release') {
      const body = { decision } as const;
      await context.get(apiContext)('POST /api/appointment-reviews/{token}', { params, body });
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return data({ problem: error.problem?.detail ?? FAILED }, { status: error.status });
  }
  return redirect(`/review/${encodeURIComponent(params.token)}`, 303);
}

export default function ReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { review, companyName } = loaderData;
  return (
    <main id="content" className="page-width section">
      <title>{`Review a booking | ${companyName}`}</title>
      <meta name="robots" content="noindex" />
      {/* The address is a key: it is told to no other site. Our own forms still need to show where they come from. */}
      <meta name="referrer" content="same-origin" />
      <div className="max-w-reading">
        {review ? (
          <>
            {actionData && (
              <p role="alert" className="mb-6 rounded-field bg-red-soft px-4 py-3 text-red">
                {actionData.problem}
              </p>
            )}
            <Review review={review} />
          </>
        ) : (
          <>
            <h1 className="text-section">We could not find this booking</h1>
            <p className="mt-4 text-lead text-ink-soft">
              Please open the link again from our email to the office.
            </p>
          </>
        )}
      </div>
    </main>
  );
}

const headings: Record<ReviewedBooking['state'], string> = {
  under_review: 'Confirm this booking?',
  confirmed: 'This booking is confirmed.',
  released: 'This booking is canceled.',
};

const outcomes: Record<ReviewedBooking['state'], string> = {
  under_review: 'We’re holding its time until you decide, or until the review ends.',
  confirmed: 'The customer gets the confirmation by email.',
  released: 'Its time is free for others. If it was a real customer, please call them.',
};

function Review({ review: { state, reasons, appointment } }: { review: ReviewedBooking }) {
  return (
    <>
      <h1 className="text-section">{headings[state]}</h1>
      <p className="mt-4 text-lead text-ink-soft" role="status">
        {outcomes[state]}
      </p>
      <dl className="mt-8 grid gap-x-8 border-t border-line text-body">
        <Line term="Why you are asked" text={`${reasons.join('. ')}.`} />
        <Line term="Consultation" text={appointment.serviceType} />
        <Line
          term="Date and time"
          text={`${formatDate(appointment.appointmentDate)} at ${timeLabel(appointment.appointmentTime)}`}
        />
        <Line term="Name" text={appointment.customerName} />
        <Line term="Email" text={appointment.customerEmail} />
        <Line term="Phone" text={appointment.customerPhone} />
        <Line term="Address" text={appointment.propertyAddress} />
        <Line term="Service details" text={appointment.customerNotes} />
      </dl>
      {state === 'under_review' && (
        <form method="post" className="mt-8 flex flex-wrap gap-3">
          <Button type="submit" variant="clay" name="decision" value="confirm">
            Confirm this booking
          </Button>
          <Button type="submit" variant="quiet" name="decision" value="release">
            Release its time
          </Button>
        </form>
      )}
    </>
  );
}

function Line({ term, text }: { term: string; text: string | null }) {
  if (!text) return null;
  return (
    <div className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[11rem_1fr]">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">{text}</dd>
    </div>
  );
}

/** A token that was never made is 404; anything else is a fault of ours. */
function nullIfMissing(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}
