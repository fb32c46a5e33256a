// What needs an answer now, by kind, each with how long it has waited and until when an answer was promised.
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { SPEAKS_SPANISH } from '#company/facts/languages.ts';
import {
  type Today,
  WAITING_KINDS,
  type Waiting,
  type WaitingKind,
} from '#contract/overviews/console.ts';
import { AppIcon, type AppIconName } from '#web/ui/app/app-icon.tsx';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { consolePages } from '../console-pages.ts';
import { describeMinutes } from '../leads/lead-labels.ts';
import { ReachLinks } from './reach-links.tsx';
import { agoWords } from './time-ago.ts';
import './waiting-list.css';

const kinds: Readonly<Record<WaitingKind, { title: string; icon: AppIconName; list: string }>> = {
  storm: { title: 'Storm calls', icon: 'warning', list: '/console/leads' },
  problem: { title: 'Problems reported', icon: 'warning', list: '/console/problems' },
  objection: { title: 'Plans not agreed to', icon: 'warning', list: '/console/plans' },
  report: { title: 'Reported by crews', icon: 'warning', list: '/console/visits' },
  chat: { title: 'Chats waiting', icon: 'chat', list: '/admin-support' },
  lead: { title: 'New leads', icon: 'tag', list: '/console/leads' },
  booking: { title: 'Bookings to review', icon: 'calendar', list: '/console/leads' },
  message: { title: 'Messages', icon: 'note', list: '/console/requests' },
  request: { title: 'Requests to quote', icon: 'note', list: '/console/requests' },
  accepted: {
    title: 'Accepted work to schedule',
    icon: 'calendar',
    list: '/console/requests?status=accepted',
  },
  undone: {
    title: 'Work left undone, needs another day',
    icon: 'calendar',
    list: '/console/requests?status=scheduled',
  },
  offer: { title: 'Plan offers about to expire', icon: 'file', list: '/console/plans' },
  renewal: { title: 'Plans due for review', icon: 'calendar', list: '/console/plans?view=due' },
  payment: { title: 'Online payments to look at', icon: 'warning', list: '/console/billing' },
  review: { title: 'New reviews', icon: 'star', list: '/console/reviews' },
  bounce: {
    title: 'Emails that bounced',
    icon: 'mail',
    list: '/console/newsletter/subscribers?status=bounced',
  },
  signup: {
    title: 'Newsletter sign-ups to check',
    icon: 'mail',
    list: '/console/newsletter/subscribers?status=held',
  },
  content: { title: 'Texts to look at', icon: 'warning', list: '/console/settings/content' },
  held: { title: 'Leads to check for spam', icon: 'warning', list: '/console/leads?view=held' },
};

type WaitingListProps = Pick<Today, 'waiting' | 'counts'> & { loadedAt: number };

export function WaitingList({ waiting, counts, loadedAt }: WaitingListProps) {
  const now = useNow(loadedAt);
  if (waiting.length === 0) {
    return (
      <EmptyState icon="check" title="No one is waiting." className="mt-4">
        New leads, chats, requests, messages and problems show up here the moment they come in.
      </EmptyState>
    );
  }
  return (
    <div className="mt-4 grid gap-6">
      {WAITING_KINDS.map((kind) => {
        const own = waiting.filter((entry) => entry.kind === kind);
        if (own.length === 0) return null;
        return <Kind key={kind} kind={kind} own={own} count={counts[kind]} now={now} />;
      })}
    </div>
  );
}

type KindProps = { kind: WaitingKind; own: Waiting[]; count: number; now: number };

function Kind({ kind, own, count, now }: KindProps) {
  const { title, icon, list } = kinds[kind];
  const more = count - own.length;
  return (
    <section>
      <h3 className="flex items-center gap-2 font-text text-[1rem] font-semibold tracking-normal">
        <AppIcon name={icon} className="size-5 shrink-0 text-ink-soft" />
        {title}
        <span className="text-ink-soft tabular-nums">{count > 99 ? '99+' : count}</span>
      </h3>
      <ul className="@container mt-2 divide-y divide-line rounded-card border border-line bg-raised">
        {own.map((entry) => (
          <Entry key={entry.path + entry.since} entry={entry} now={now} />
        ))}
      </ul>
      {more > 0 && consolePages.some(({ path }) => path === list.split('?')[0]) ? (
        <p className="mt-2">
          <Link className="text-link inline-flex min-h-11 items-center" to={list}>
            See all {count > 99 ? 'of them' : count}
          </Link>
        </p>
      ) : null}
    </section>
  );
}

function Entry({ entry, now }: { entry: Waiting; now: number }) {
  const { path, name, words, since, due, phone, customerId, language } = entry;
  const isLate = due !== null && Date.parse(due) < now;
  return (
    <li className="waiting-list-entry px-4 py-3 sm:px-5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <Link className="font-semibold hover:text-oak hover:underline" to={path}>
            {name}
          </Link>
          <time className="text-small text-ink-soft tabular-nums" dateTime={since}>
            {waitLabel(entry, now)}
          </time>
          {due ? (
            <Badge tone={isLate ? 'red' : 'amber'}>
              {isLate ? 'Overdue' : `Due in ${agoWords(now, Date.parse(due))}`}
            </Badge>
          ) : null}
          {language === 'es' ? <Badge>{SPEAKS_SPANISH}</Badge> : null}
        </p>
        <p className="line-clamp-2 text-ink-soft">{words}</p>
      </div>
      <ReachLinks name={name} phone={phone} customerId={customerId} />
    </li>
  );
}

const DAY_MINUTES = 24 * 60;

/**
 * By the office's clock, as the inbox of leads counts it: what came in while we were closed has not waited yet. After a day or more the calendar's
 * days say it sooner than hours do.
 */
function waitLabel({ since, waitedMinutes }: Waiting, now: number): string {
  if (waitedMinutes === null || waitedMinutes >= DAY_MINUTES) {
    return agoWords(Date.parse(since), now);
  }
  return waitedMinutes === 0 ? 'new' : describeMinutes(waitedMinutes);
}

/** The time, read again every half a minute; first that of the server, so that both say the same. */
function useNow(loadedAt: number): number {
  const [now, setNow] = useState(loadedAt);
  useEffect(() => {
    // The clock of this machine may be wrong: what counts is how long ago the page was loaded.
    const begin = performance.now();
    const timer = setInterval(() => setNow(loadedAt + performance.now() - begin), 30_000);
    return () => clearInterval(timer);
  }, [loadedAt]);
  return now;
}
