// The way of a visit into the customer's own calendar: a file, which works without a script as well.
import type { VisitCard } from '#contract/visits/visits.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { usePartsMessages } from './messages/use-parts-messages.ts';
import { useSpokenTimes } from './use-spoken-times.ts';

/** Nothing for a visit that is over. */
export function AddToCalendar({
  visit: { id, date, state },
}: {
  visit: Pick<VisitCard, 'id' | 'date' | 'state'>;
}) {
  const messages = usePartsMessages();
  const say = useSpokenTimes();
  if (state !== 'ahead') return null;
  return (
    <ButtonLink variant="quiet" size="small" href={`/api/portal/visits/${id}/calendar`}>
      {messages.addToCalendar}
      <span className="sr-only"> {say.fullDay(date)}</span>
    </ButtonLink>
  );
}
