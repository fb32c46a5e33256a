// The next free times of a kind of consultation, as the calendar has them, and the form that asks for those of another kind.
import { Form, Link, useSearchParams } from 'react-router';
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { ConsultationType } from '#contract/booking/booking.ts';
import { type OpeningsPage, readOpenings } from '#web/features/booking/plain/read-openings.ts';
import type { Api } from '#web/lib/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/field.tsx';

/** The kinds, the chosen one, and its next free times. */
export type Openings = OpeningsPage & { types: ConsultationType[]; typeId: number | null };

/** Reads what an address asks for by `type` and `from`. */
export async function loadOpenings(
  api: Api,
  { searchParams }: URL,
  timeZone: string,
): Promise<Openings> {
  const types = await api('GET /api/consultation-types', { query: { isActive: 'true' } });
  const asked = Number(searchParams.get('type'));
  const typeId = (types.find(({ id }) => id === asked) ?? types[0])?.id ?? null;
  const today = dateInZone(new Date(), timeZone);
  const page = await readOpenings(api, typeId, searchParams.get('from'), today);
  return { ...page, types, typeId };
}

/** Chooses the kind; the times below follow. */
export function KindForm({ openings: { types, typeId } }: { openings: Openings }) {
  return (
    <Form className="grid gap-2">
      <Select id="kind" name="type" label="Consultation type" defaultValue={typeId ?? undefined}>
        {types.map(({ id, name, duration }) => (
          <option key={id} value={id}>
            {name}, {duration} min
          </option>
        ))}
      </Select>
      <Button type="submit" size="small" variant="quiet" className="justify-self-start">
        See times
      </Button>
    </Form>
  );
}

/** Leads to later times; the way back is the browser's. */
export function LaterTimes({ openings: { laterFrom, typeId } }: { openings: Openings }) {
  const [query] = useSearchParams();
  if (!laterFrom) return null;
  const later = new URLSearchParams(query);
  later.set('from', laterFrom);
  if (typeId) later.set('type', String(typeId));
  return (
    <Link
      className="text-link inline-flex min-h-11 items-center"
      to={`?${later}`}
      preventScrollReset
    >
      Later times
    </Link>
  );
}
