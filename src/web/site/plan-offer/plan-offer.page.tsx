// The page behind the private link of an offered plan: read it, agree, decline; and object to a yes that the office took.
import { languageOfPath } from '#company/facts/languages.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { PlanOffer } from '#contract/visits/plan-offers.ts';
import { englishLinkedOfferTexts } from '#web/features/plan-offer/linked-offer-texts.ts';
import { linkedOfferWords } from '#web/features/plan-offer/messages/choose-offer-messages.ts';
import type { LinkedOfferMessages } from '#web/features/plan-offer/messages/linked-offer-messages.en.ts';
import { OfferAnswer } from '#web/features/plan-offer/offer-answer.tsx';
import { OfferLanguage } from '#web/features/plan-offer/offer-language.tsx';
import { OfferOutcome } from '#web/features/plan-offer/offer-outcome.tsx';
import { linkedOfferSteps } from '#web/features/plan-offer/offer-steps.ts';
import { OfferText } from '#web/features/plan-offer/offer-text.tsx';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { FormLanguage } from '#web/forms/app/form-language.tsx';
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

/** The offer of the token, and the words of its address's language. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const offer = await context.get(apiContext)('GET /api/plan-offers/by-link/{token}', { params });
  const words = linkedOfferWords(languageOfPath(url.pathname));
  return { company: context.get(companyContext), offer, requestKey: newKey(), words };
}

export const action = stepAction(linkedOfferSteps);

export default function PlanOfferPage({ loaderData, params }: Route.ComponentProps) {
  const { company, offer, requestKey } = loaderData;
  const words = loaderData.words ?? englishLinkedOfferTexts;
  const { page, answer } = words;
  const whose = fill(page.whose, { name: offer.customerName });
  return (
    <OfferLanguage value={words}>
      <FormLanguage value={words.forms}>
        <main id="content" className="page-width section">
          <title>{fill(page.title, { company: company.companyName })}</title>
          <meta name="robots" content="noindex" />
          {/* The address is a key: it is told to no other site. Our own forms still need to show where they come from. */}
          <meta name="referrer" content="same-origin" />
          <h1 className="text-section">{page.heading}</h1>
          <p className="mt-3 max-w-reading text-lead text-ink-soft">
            {offer.state === 'sent' ? `${whose} ${answer.nothingStarts}` : whose}
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
              <Objection offer={offer} words={page} />
            </StepAnswers>
          </div>
        </main>
      </FormLanguage>
    </OfferLanguage>
  );
}

type ObjectionProps = { offer: PlanOffer; words: LinkedOfferMessages };

/** Anyone who did not say the yes that is written down for them says so here. */
function Objection({ offer: { agreement }, words }: ObjectionProps) {
  if (!agreement || (agreement.way !== 'phone' && agreement.way !== 'paper')) return null;
  if (agreement.objection) {
    return (
      <Alert tone="amber" title={words.objected} className="max-w-reading">
        <p className="whitespace-pre-line wrap-anywhere">{agreement.objection}</p>
        <p className="mt-2 whitespace-pre-line wrap-anywhere">
          {agreement.objectionAnswer
            ? fill(words.answer, { answer: agreement.objectionAnswer })
            : words.answerSoon}
        </p>
      </Alert>
    );
  }
  return (
    <section aria-labelledby="objection" className="max-w-reading">
      <h2 id="objection" className="text-title">
        {words.notAgreed}
      </h2>
      <p className="mt-2 text-ink-soft">
        {fill(agreement.way === 'phone' ? words.byPhone : words.onPaper, {
          name: agreement.signedName,
        })}
      </p>
      <StepForm
        of={linkedOfferSteps}
        step="objection"
        labels={{ objection: words.notRight }}
        className="mt-4 grid gap-4"
      >
        {(field) => (
          <>
            <TextArea {...field('objection')} rows={4} maxLength={2000} />
            <div>
              <SubmitButton variant="oak" pending={words.sending}>
                {words.send}
              </SubmitButton>
            </div>
          </>
        )}
      </StepForm>
    </section>
  );
}
