// What a customer agrees to with a card or account, word for word, and the ways to choose another one.
import { Link } from 'react-router';
import type { Autopay } from '#contract/billing/autopay.ts';
import type { SavedMethod } from '#contract/billing/online-payments.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Filled } from '#web/ui/filled.tsx';
import { Actions, Panel } from '../parts/panel.tsx';
import { OwnerWords } from '../portal-language.tsx';
import { AUTOPAY_PATH, autopaySteps } from './autopay-steps.ts';
import { AutopayTerms } from './autopay-terms.tsx';
import { useAutopayMessages } from './messages/use-pay-messages.ts';

export function AutopayOffer({ autopay: { active, methods, offer } }: { autopay: Autopay }) {
  const messages = useAutopayMessages();
  if (!offer) {
    return (
      <Panel id="offer" heading={messages.addFirst}>
        <p className="mt-3 text-ink-soft">{messages.addFirstLead}</p>
        <Actions>
          <AddCard variant="clay" />
        </Actions>
      </Panel>
    );
  }
  const { method, terms, termsHash } = offer;
  const ofMethod = { method: <OwnerWords>{method.label}</OwnerWords> };
  return (
    <>
      <Panel
        id="offer"
        heading={
          <Filled message={active ? messages.useInstead : messages.turnOnWith} values={ofMethod} />
        }
      >
        <p className="mt-3 text-ink-soft">{messages.byPressing}</p>
        <AutopayTerms terms={terms} className="mt-3" />
        {messages.binding ? <p className="mt-3">{messages.binding}</p> : null}
        <StepButton
          of={autopaySteps}
          step="agree"
          fields={{ methodId: method.id, termsHash }}
          variant="clay"
          formClassName="mt-6"
          className="w-full sm:w-auto"
        >
          {active ? (
            <Filled message={messages.agreeAndUse} values={ofMethod} />
          ) : (
            messages.agreeAndTurnOn
          )}
        </StepButton>
      </Panel>
      <OtherMethods methods={methods} usedId={method.id} />
    </>
  );
}

/** The other cards and accounts that are kept, and the way to add one. */
export function OtherMethods({
  methods,
  usedId,
}: {
  methods: readonly SavedMethod[];
  usedId: string;
}) {
  const messages = useAutopayMessages();
  const others = methods.filter(({ id }) => id !== usedId);
  return (
    <section aria-labelledby="other-methods">
      <h2 id="other-methods" className="font-semibold">
        {messages.useAnother}
      </h2>
      <ul className="mt-1">
        {others.map(({ id, label }) => (
          <li key={id}>
            <Link
              className="text-link inline-flex min-h-11 items-center"
              to={`${AUTOPAY_PATH}?method=${id}`}
            >
              <OwnerWords>{label}</OwnerWords>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-2">
        <AddCard variant="quiet" />
      </p>
    </section>
  );
}

/** A plain link: that page has headers of its own, so it is loaded as a whole. */
function AddCard({ variant }: { variant: 'clay' | 'quiet' }) {
  const { addCard } = useAutopayMessages();
  return (
    <ButtonLink variant={variant} href="/customer-portal/billing/add-card">
      {addCard}
    </ButtonLink>
  );
}
