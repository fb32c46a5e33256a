// The ways from a customer's conversation to the desk's own Snooze, one for each conversation that is open, and until when one is put away.
import { Link } from 'react-router';
import type { AnswerWay, OfferedWay } from '#contract/overviews/answer-ways.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { snoozeLabel } from '../../chat/parts/time-labels.ts';

const labels: Readonly<
  Record<Exclude<AnswerWay, 'request'>, { toSnooze: string; isSnoozed: string }>
> = {
  chat: { toSnooze: 'Snooze Chat', isSnoozed: 'Chat' },
  text: { toSnooze: 'Snooze Texts', isSnoozed: 'Texts' },
  email: { toSnooze: 'Snooze Emails', isSnoozed: 'Emails' },
};

type SnoozeLinksProps = { ways: readonly OfferedWay[]; loadedAt: number; timeZone: string };

export function SnoozeLinks({ ways, loadedAt, timeZone }: SnoozeLinksProps) {
  const open = ways.flatMap(({ way, id, canSnooze, snooze }) =>
    way !== 'request' && canSnooze ? [{ id, snooze, ...labels[way] }] : [],
  );
  if (open.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5">
      {open.map(({ id, snooze, toSnooze, isSnoozed }) => (
        <li key={id}>
          <Link
            className="text-link inline-flex min-h-11 items-center gap-2"
            to={snooze ? `/admin-support/${id}` : `/admin-support/${id}/snooze`}
          >
            <AppIcon name="moon" className="size-4 shrink-0" />
            {snooze ? `${isSnoozed}: ${snoozeLabel(snooze, loadedAt, timeZone)}` : toSnooze}
          </Link>
        </li>
      ))}
    </ul>
  );
}
