// What a visitor's account has with us: visits, consultations, requests, quotes and earlier chats, each a link to its page.
import { Link } from 'react-router';
import { requestStatusLabel } from '#company/rules/quotes/service-request-labels.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import type { ChatContext } from '#contract/chat/desk-conversation.ts';
import { stateLabel } from '#web/features/application/state-label.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { Part } from '../parts/part.tsx';
import { briefTime } from '../parts/time-labels.ts';

export function AccountThings({ context }: { context: ChatContext }) {
  const { appointments, requests, quotes, visits, chats } = context;
  return (
    <>
      <Things
        heading="Visits"
        things={visits.map(({ id, date, serviceType, status }) => ({
          to: `/console/visits/${id}`,
          title: serviceType,
          note: `${formatDate(date)} · ${labelOf(status)}`,
        }))}
      />
      <Things
        heading="Consultations"
        things={appointments.map(({ id, date, time, serviceType, status }) => ({
          to: `/console/calendar/appointments/${id}`,
          title: serviceType,
          note: `${formatDate(date)}, ${timeLabel(time.slice(0, 5))} · ${labelOf(status)}`,
        }))}
      />
      <Things
        heading="Requests"
        things={requests.map(({ id, serviceType, status }) => ({
          to: `/console/requests/${id}`,
          title: serviceType,
          note: requestStatusLabel(status),
        }))}
      />
      <Things
        heading="Quotes"
        things={quotes.map(({ id, title, status, requestId }) => ({
          key: id,
          to: `/console/requests/${requestId}`,
          title,
          note: labelOf(status),
        }))}
      />
      <EarlierChats chats={chats} />
    </>
  );
}

function EarlierChats({ chats }: Pick<ChatContext, 'chats'>) {
  const { timeZone } = useSite().company;
  if (chats.length === 0) return null;
  return (
    <Part heading="Earlier chats">
      <ul className="grid">
        {chats.map(({ id, createdAt, status }) => (
          <li key={id}>
            <Link
              className="text-link inline-flex min-h-11 items-center"
              to={`/admin-support/${id}`}
            >
              {briefTime(createdAt, 0, timeZone)}, {labelOf(status)}
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}

type ThingsProps = {
  heading: string;
  things: readonly { key?: string; to: string; title: string; note: string }[];
};

function Things({ heading, things }: ThingsProps) {
  if (things.length === 0) return null;
  return (
    <Part heading={heading}>
      <ul className="grid gap-1">
        {things.map(({ to, key = to, title, note }) => (
          <li key={key}>
            <Link className="text-link inline-flex min-h-11 items-center" to={to}>
              {title}
            </Link>
            <span className="block text-ink-soft">{note}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** The state in the words of the thing's own page. */
function labelOf(status: string): string {
  return stateLabel(status).label;
}
