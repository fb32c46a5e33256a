// Who the visitor is: how to reach them, what their account says, and whom this chat has alerted.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { SPEAKS_SPANISH } from '#company/facts/languages.ts';
import { formatPhone, phoneLink } from '#company/rules/platform/phone-link.ts';
import { dateInZone, formatDate } from '#company/rules/time/company-time.ts';
import type { DeskChat } from '#contract/chat/chat-desk.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { alertsOfQuery, contextQuery } from '../desk-queries.ts';
import { AlertList } from '../notices/alert-list.tsx';
import { Part } from '../parts/part.tsx';
import { clockTime } from '../parts/time-labels.ts';
import { OfAccount } from './of-account.tsx';

export function About({ chat }: { chat: DeskChat }) {
  const context = useQuery(contextQuery(chat.id));
  const alerts = useQuery(alertsOfQuery(chat.id));
  return (
    <div className="grid gap-6 px-(--desk-edge) py-4 text-small">
      <Reach chat={chat} />
      <div className="grid gap-2">
        {chat.channel ? null : (
          <Way chat={chat} to="offer">
            Offer times or a price
          </Way>
        )}
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
  const { customerEmail, customerPhone, isLinked, createdAt, rating, channel } = chat;
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
              {formatPhone(customerPhone)}
            </a>
          ) : null}
        </Fact>
        <Fact label="Language">{chat.language === 'es' ? SPEAKS_SPANISH : null}</Fact>
        <Fact label="Identity">
          {isLinked
            ? 'Signed in with an account'
            : channel
              ? 'By their number or address alone, not verified'
              : 'As typed, not verified'}
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
