// An offered plan in the portal: what it says, and the answer to it.
import { OfferAnswer } from '#web/features/plan-offer/offer-answer.tsx';
import { OfferLanguage } from '#web/features/plan-offer/offer-language.tsx';
import { OfferOutcome } from '#web/features/plan-offer/offer-outcome.tsx';
import { ownOfferSteps } from '#web/features/plan-offer/offer-steps.ts';
import { OfferText } from '#web/features/plan-offer/offer-text.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepAnswers } from '#web/forms/app/step-answers.tsx';
import { newKey } from '#web/lib/new-key.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { PortalMain } from '../parts/portal-main.tsx';
import { portalMeta } from '../portal-meta.ts';
import type { Route } from './+types/plan-offer.page.ts';
import { useOwnOffer } from './messages/use-own-offer.ts';
import { usePlanMessages } from './messages/use-plan-messages.ts';

export const meta = portalMeta('planOffer');

export async function loader({ context, params }: Route.LoaderArgs) {
  const offer = await context.get(apiContext)('GET /api/portal/plan-offers/{id}', { params });
  return { offer, requestKey: newKey() };
}

export const action = stepAction(ownOfferSteps);

export default function PlanOfferPage({ loaderData }: Route.ComponentProps) {
  const { offer, requestKey } = loaderData;
  const { company } = useSite();
  const messages = usePlanMessages();
  const spoken = useOwnOffer();
  return (
    <PortalMain
      heading={messages.yourOffer}
      lead={offer.state === 'sent' ? spoken.answer.nothingStarts : undefined}
      back={{ to: '/customer-portal', label: messages.overview }}
    >
      <div className="mt-8 grid gap-10">
        <OfferLanguage value={spoken}>
          <StepAnswers>
            <OfferOutcome
              offer={offer}
              timeZone={company.timeZone}
              phone={company.phone}
              pdf={`/api/portal/plan-agreements/${offer.agreement?.id}/pdf`}
            />
            <OfferText offer={offer} />
            {offer.state === 'sent' ? (
              <OfferAnswer of={ownOfferSteps} offer={offer} requestKey={requestKey} />
            ) : null}
          </StepAnswers>
        </OfferLanguage>
      </div>
    </PortalMain>
  );
}
