// The cards and bank accounts that a customer keeps for the next time, each with the way to remove it.
import { z } from 'zod';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { SavedMethod } from '#contract/billing/online-payments.ts';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { step, steps } from '#web/forms/app/steps.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { PortalMain } from '../parts/portal-main.tsx';
import { OwnerWords } from '../portal-language.tsx';
import { portalMeta } from '../portal-meta.ts';
import type { Route } from './+types/cards.page.ts';
import { englishAutopayMessages } from './messages/autopay-messages.en.ts';
import { useAutopayMessages } from './messages/use-pay-messages.ts';

export const meta = portalMeta('cards');

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext)('GET /api/portal/billing/methods');
}

const cardSteps = steps({
  remove: step({
    schema: z.strictObject({ method: z.uuid() }),
    isPress: true,
    send: ({ api }, { method }) =>
      api('DELETE /api/portal/billing/methods/{id}', { params: { id: method } }),
    done: englishAutopayMessages.removed,
  }),
});

export const action = stepAction(cardSteps);

export default function CardsPage({ loaderData: { items } }: Route.ComponentProps) {
  const messages = useAutopayMessages();
  return (
    <PortalMain
      heading={messages.cards}
      back={{ to: '/customer-portal/billing', label: messages.billing }}
      lead={messages.cardsLead}
    >
      <DoneNote
        of={cardSteps}
        words={{ remove: messages.removed }}
        className="mt-6 max-w-reading"
      />
      {items.length === 0 ? (
        <EmptyState icon="file" title={messages.nothingKept} className="mt-8">
          {messages.nothingKeptLead}
        </EmptyState>
      ) : (
        <ul className="mt-6 max-w-reading divide-y divide-line border-y border-line">
          {items.map((method) => (
            <Method key={method.id} method={method} />
          ))}
        </ul>
      )}
    </PortalMain>
  );
}

function Method({ method: { id, label, expires } }: { method: SavedMethod }) {
  const messages = useAutopayMessages();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">
          <OwnerWords>{label}</OwnerWords>
        </span>
        {expires ? (
          <span className="text-ink-soft">
            {fill(messages.expires, { month: expires.slice(5), year: expires.slice(0, 4) })}
          </span>
        ) : null}
      </span>
      <StepButton of={cardSteps} step="remove" fields={{ method: id }} variant="quiet" size="small">
        {messages.remove}
        <span className="sr-only">
          {' '}
          <OwnerWords>{label}</OwnerWords>
        </span>
      </StepButton>
    </li>
  );
}
