// The way of a visit into the customer's own calendar: a file, which works without a script as well.
import { formatDate } from '#company/rules/time/company-time.ts';
import type { VisitCard } from '#contract/visits/visits.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/** Nothing for a visit that is over. */
export function AddToCalendar({
  visit: { id, date, state },
}: {
  visit: Pick<VisitCard, 'id' | 'date' | 'state'>;
}) {
  if (state !== 'ahead') return null;
  return (
    <ButtonLink variant="quiet" size="small" href={`/api/portal/visits/${id}/calendar`}>
      Add to calendar<span className="sr-only"> {formatDate(date)}</span>
    </ButtonLink>
  );
}
