// What a customer agrees to with a card or account, word for word, and the ways to choose another one.
import { Link } from 'react-router';
import type { Autopay } from '#contract/billing/autopay.ts';
import type { SavedMethod } from '#contract/billing/online-payments.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Actions, Panel } from '../parts/panel.tsx';
import { AUTOPAY_PATH, autopaySteps } from './autopay-steps.ts';

export function AutopayOffer({ autopay: { active, methods, offer } }: { autopay: Autopay }) {
  if (!offer) {
    return (
      <Panel id="offer" heading="Add a card or bank account first">
        <p className="mt-3 text-ink-soft">
          Stripe keeps it for us; nothing is charged when you add it.
        </p>
        <Actions>
          <AddCard variant="clay" />
        </Actions>
      </Panel>
    );
  }
  const { method, terms, termsHash } = offer;
  return (
    <>
      <Panel
        id="offer"
        heading={active ? `Use ${method.label} instead` : `Turn on autopay with ${method.label}`}
      >
        <p className="mt-3 text-ink-soft">By pressing the button you agree to this:</p>
        <div className="mt-3 grid gap-3 border-l-2 border-line pl-4">
          {terms.split('\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <StepButton
          of={autopaySteps}
          step="agree"
          fields={{ methodId: method.id, termsHash }}
          variant="clay"
          formClassName="mt-6"
          className="w-full sm:w-auto"
        >
          {active ? `Agree and Use ${method.label}` : 'Agree and Turn On Autopay'}
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
  const others = methods.filter(({ id }) => id !== usedId);
  return (
    <section aria-labelledby="other-methods">
      <h2 id="other-methods" className="font-semibold">
        Use another card or account
      </h2>
      <ul className="mt-1">
        {others.map(({ id, label }) => (
          <li key={id}>
            <Link
              className="text-link inline-flex min-h-11 items-center"
              to={`${AUTOPAY_PATH}?method=${id}`}
            >
              {label}
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
  return (
    <ButtonLink variant={variant} href="/customer-portal/billing/add-card">
      Add a Card or Bank Account
    </ButtonLink>
  );
}
