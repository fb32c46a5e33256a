// The ways from a customer's conversation to the desk's own Snooze, one for each conversation that is open.
import { Link } from 'react-router';
import type { AnswerWay, OfferedWay } from '#contract/overviews/answer-ways.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';

const labels: Readonly<Record<Exclude<AnswerWay, 'request'>, string>> = {
  chat: 'Snooze Chat',
  text: 'Snooze Texts',
  email: 'Snooze Emails',
};

export function SnoozeLinks({ ways }: { ways: readonly OfferedWay[] }) {
  const open = ways.flatMap(({ way, id, canSnooze }) =>
    way !== 'request' && canSnooze ? [{ id, label: labels[way] }] : [],
  );
  if (open.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5">
      {open.map(({ id, label }) => (
        <li key={id}>
          <Link
            className="text-link inline-flex min-h-11 items-center gap-2"
            to={`/admin-support/${id}/snooze`}
          >
            <AppIcon name="moon" className="size-4 shrink-0" />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
