// Who the visitor is: how to reach them, what their account says, and whom this chat has alerted.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { slotLabel } from '#company/rules/booking-hours.ts';
import { dateInZone, formatDate } from '#company/rules/company-time.ts';
import { phoneLink } from '#company/rules/phone-link.ts';
import type { DeskChat } from '#contract/chat-desk.ts';
import type { ChatContext } from '#contract/desk-conversation.ts';
import { useSite } from '#web/site/use-site.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { alertsOfQuery, contextQuery } from '../desk-queries.ts';
import { AlertList } from '../notices/alert-list.tsx';
import { briefTime, clockTime } from '../parts/time-words.ts';

export function About({ chat }: { chat: DeskChat }) {
  const context = useQuery(contextQuery(chat.id));
  const alerts = useQuery(alertsOfQuery(chat.id));
  return (
    <div className="grid gap-6 px-(--desk-edge) py-4 text-small">
      <Reach chat={chat} />
      <div className="grid gap-2">
        <Way chat={chat} to="offer">
          Offer times or a price
        </Way>
        <Way chat={chat} to="quote-request">
          Make a quote request
        </Way>
        <Way chat={chat} to="booking">
          Book a consultation
        </Way>
      </div>
      <OfAccount chat={chat} context={context.data} hasFailed={context.isError} />
      <Part heading="Notification information">
        <AlertList alerts={alerts.data ?? []} emptyText="This chat has not alerted anyone." />
        <Link className="text-link inline-flex min-h-11 items-center" to="/admin-support/notices">
          How alerts are set
        </Link>
      </Part>
    </div>
  );
}

function Reach({ chat }: { chat: DeskChat }) {
  const { timeZone } = useSite().company;
  const { customerEmail, customerPhone, isLinked, createdAt, rating } = chat;
  return (
    <Part heading="Visitor">
      <dl className="grid gap-2">
        <Fact label="Email">
          {customerEmail ? (
            <a className="underline wrap-anywhere" href={`mailto:${customerEmail}`}>
              {customerEmail}
            </a>
          ) : null}
        </Fact>
        <Fact label="Phone">
          {customerPhone ? (
            <a className="underline tabular-nums" href={phoneLink(customerPhone)}>
              {customerPhone}
            </a>
          ) : null}
        </Fact>
        <Fact label="Identity">
          {isLinked ? 'Signed in with an account' : 'As typed, not verified'}
        </Fact>
        <Fact label="Page">{chat.page}</Fact>
        <Fact label="Chat started">
          {formatDate(dateInZone(new Date(createdAt), timeZone))}, {clockTime(createdAt, timeZone)}
        </Fact>
        <Fact label="Rating">
          {rating ? `${rating.stars} of 5 stars${rating.words ? `: “${rating.words}”` : ''}` : null}
        </Fact>
      </dl>
    </Part>
  );
}

type OfAccountProps = {
  chat: DeskChat;
  context: ChatContext | undefined;
  hasFailed: boolean;
};

function OfAccount({ chat, context, hasFailed }: OfAccountProps) {
  if (hasFailed && !context) {
    return <Part heading="Customer">We could not load what we know about them.</Part>;
  }
  if (!context?.customer) {
    return (
      <Part heading="Customer">
        <p className="text-ink-soft">
          {context || !chat.isLinked
            ? 'No account: a typed address alone shows nothing about anyone.'
            : 'Loading'}
        </p>
      </Part>
    );
  }
  const { customer, appointments, requests, quotes, visits, chats } = context;
  return (
    <>
      <Part heading="Customer">
        <p className="font-semibold">{customer.name}</p>
        {customer.properties.map((address) => (
          <p key={address}>{address}</p>
        ))}
      </Part>
      <Things
        heading="Consultations"
        things={appointments.map(({ id, date, time, serviceType, status }) => ({
          id,
          title: serviceType,
          note: `${formatDate(date)}, ${slotLabel(time.slice(0, 5))} · ${inWords(status)}`,
        }))}
      />
      <Things
        heading="Visits"
        things={visits.map(({ id, date, serviceType, status }) => ({
          id,
          title: serviceType,
          note: `${formatDate(date)} · ${inWords(status)}`,
        }))}
      />
      <Things
        heading="Requests"
        things={requests.map(({ id, serviceType, status }) => ({
          id,
          title: serviceType,
          note: inWords(status),
        }))}
      />
      <Things
        heading="Quotes"
        things={quotes.map(({ id, title, status }) => ({ id, title, note: inWords(status) }))}
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
              {briefTime(createdAt, 0, timeZone)}, {inWords(status)}
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}

type ThingsProps = {
  heading: string;
  things: readonly { id: number | string; title: string; note: string }[];
};

function Things({ heading, things }: ThingsProps) {
  if (things.length === 0) return null;
  return (
    <Part heading={heading}>
      <ul className="grid gap-2">
        {things.map(({ id, title, note }) => (
          <li key={id}>
            {title}
            <span className="block text-ink-soft">{note}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** A part of the column under its heading. */
export function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 font-text text-[0.9375rem] font-bold tracking-normal">{heading}</h2>
      {children}
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

function Way({ chat, to, children }: { chat: DeskChat; to: string; children: ReactNode }) {
  const [query] = useSearchParams();
  return (
    <Link
      className={buttonLook({ variant: 'quiet', size: 'small' }, 'justify-start!')}
      to={{
        pathname: `/admin-support/${chat.id}/${to}`,
        search: query.size > 0 ? `?${query}` : '',
      }}
    >
      {children}
    </Link>
  );
}

/** 'in_progress' as 'in progress'. */
function inWords(status: string): string {
  return status.replaceAll('_', ' ');
}
