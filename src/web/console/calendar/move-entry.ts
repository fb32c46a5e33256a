// Moves an entry of the calendar, by a pointer and by a plain form alike.
import type { CalendarEntry, EntryMove } from '#contract/booking/office-calendar.ts';
import type { Api } from '#web/lib/api-client.ts';

/** Gives the entry as it is by then. */
export function moveEntry(
  api: Api,
  { kind, id }: Pick<CalendarEntry, 'kind' | 'id'>,
  body: EntryMove,
): Promise<CalendarEntry> {
  const params = { id };
  return kind === 'visit'
    ? api('PATCH /api/console/calendar/visits/{id}/time', { params, body })
    : api('PATCH /api/console/calendar/appointments/{id}/time', { params, body });
}
