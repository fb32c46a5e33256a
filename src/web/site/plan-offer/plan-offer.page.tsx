// The page behind the private link of an offered plan: read it, agree, decline; and object to a yes that the office took.
import type { PlanOffer } from '#contract/visits/plan-offers.ts';
import { OfferAnswer } from '#web/features/plan-offer/offer-answer.tsx';
import { OfferOutcome } from '#web/features/plan-offer/offer-outcome.tsx';
import { linkedOfferSteps } from '#web/features/plan-offer/offer-steps.ts';
import { OfferText } from '#web/features/plan-offer/offer-text.tsx';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepAnswers } from '#web/forms/app/step-answers.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { newKey } from '#web/lib/new-key.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { TextArea } from '#web/ui/field.tsx';
import type { Route } from './+types/plan-offer.page.ts';

/** What a link that opens nothing says. */
export const handle = {
  missing: {
    heading: 'We could not find this offer.',
    text: 'The link may have been cut short on the way: some email apps break long ones. Please open it from our email again.',
  },
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const offer = await context.get(apiContext)('GET /api/plan-offers/by-link/{token}', { params });
  return { company: context.get(companyContext), offer, requestKey: newKey() };
}

export const action = stepAction(linkedOfferSteps);

export default function PlanOfferPage({ loaderData, params }: Route.ComponentProps) {
  const { company, offer, requestKey } = loaderData;
  return (
    <main id="content" className="page-width section">
      <title>{`Your lawn plan | ${company.companyName}`}</title>
      <meta name="robots" content="noindex" />
      {/* The address is a key: it is told to no other site. Our own forms still need to show where they come from. */}
      <meta name="referrer" content="same-origin" />
      <h1 className="text-section">Your lawn plan</h1>
      <p className="mt-3 max-w-reading text-lead text-ink-soft">
        {offer.state === 'sent'
          ? `For ${offer.customerName}. Nothing starts until you agree.`
          : `For ${offer.customerName}.`}
      </p>
      <div className="mt-8 grid gap-10">
        <StepAnswers>
          <OfferOutcome
            offer={offer}
            timeZone={company.timeZone}
            phone={company.phone}
            pdf={`/api/plan-offers/by-link/${encodeURIComponent(params.token)}/pdf`}
          />
          <OfferText offer={offer} />
          {offer.state === 'sent' ? (
            <OfferAnswer of={linkedOfferSteps} offer={offer} requestKey={requestKey} />
          ) : null}
          <Objection offer={offer} />
        </StepAnswers>
      </div>
    </main>
  );
}

/** Anyone who did not say the yes that is written down for them says so here. */
function Objection({ offer: { agreement } }: { offer: PlanOffer }) {
  if (!agreement || (agreement.way !== 'phone' && agreement.way !== 'paper')) return null;
  if (agreement.objection) {
    return (
      <Alert tone="amber" title="You told us that you did not agree" className="max-w-reading">
        <p className="whitespace-pre-line wrap-anywhere">{agreement.objection}</p>
        <p className="mt-2 whitespace-pre-line wrap-anywhere">
          {agreement.objectionAnswer
            ? `Our answer: ${agreement.objectionAnswer}`
            : 'We will get back to you soon.'}
        </p>
      </Alert>
    );
  }
  return (
    <section aria-labelledby="objection" className="max-w-reading">
      <h2 id="objection" className="text-title">
        Didn’t agree to this?
      </h2>
      <p className="mt-2 text-ink-soft">
        We wrote down that {agreement.signedName} said yes{' '}
        {agreement.way === 'phone' ? 'by phone' : 'on paper'}. If that is not right, please tell us.
      </p>
      <StepForm
        of={linkedOfferSteps}
        step="objection"
        labels={{ objection: 'What is not right?' }}
        className="mt-4 grid gap-4"
      >
        {(field) => (
          <>
            <TextArea {...field('objection')} rows={4} maxLength={2000} />
            <div>
              <SubmitButton variant="oak" pending="Sending...">
                Send
              </SubmitButton>
            </div>
          </>
        )}
      </StepForm>
    </section>
  );
}
