// A card that we sent, as it stands by now: times, or a price; an open one can be taken back.
import { formatMoney, isFree } from '#company/rules/money/money.ts';
import type { ChatOffer } from '#contract/chat/chat-log.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { ConversationButton } from './conversation-button.tsx';
import { MessageText } from './message-text.tsx';

type OfferCardProps = { sessionId: string; offer: ChatOffer };

const states = {
  open: 'No answer yet',
  held: 'Chosen, held for ten minutes',
  booked: 'Booked',
  accepted: 'They said yes. It’s not binding; follow up from here.',
  declined: 'They said no',
  withdrawn: 'Withdrawn',
} as const;

export function OfferCard({ sessionId, offer }: OfferCardProps) {
  const isSlots = offer.kind === 'slots';
  return (
    <article
      className="ml-auto grid w-full max-w-[24rem] gap-2 rounded-card border border-edge bg-raised px-4 py-3"
      aria-label={isSlots ? 'Times offered' : 'Price offered'}
    >
      <p className="flex items-center gap-2 font-semibold">
        <AppIcon name={isSlots ? 'calendar' : 'tag'} className="size-5 shrink-0 text-oak" />
        {isSlots ? offer.serviceType : offer.title}
        <span className="ml-auto tabular-nums">
          {isSlots
            ? isFree(offer.price)
              ? 'Free'
              : formatMoney(offer.price)
            : formatMoney(offer.amount)}
        </span>
      </p>
      {offer.text ? <MessageText text={offer.text} /> : null}
      {isSlots ? (
        <ul className="grid gap-1 text-small">
          {offer.slots.map((slot) => {
            const isChosen = offer.chosen?.label === slot.label;
            return (
              <li key={slot.label} className={isChosen ? 'flex gap-2 font-semibold' : 'flex gap-2'}>
                <AppIcon name={isChosen ? 'check' : 'today'} className="mt-0.5 size-4 shrink-0" />
                {slot.label}
              </li>
            );
          })}
        </ul>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-2 text-small">
        <p className="font-semibold text-ink-soft">{states[offer.state]}</p>
        {offer.state === 'open' ? (
          <ConversationButton sessionId={sessionId} step="withdraw" fields={{ offerId: offer.id }}>
            Withdraw
          </ConversationButton>
        ) : null}
      </div>
    </article>
  );
}
