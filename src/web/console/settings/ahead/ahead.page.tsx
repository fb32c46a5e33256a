// What leaves by itself in the next seven days: to whom, when, why, and by what they agreed to it.
import { Link } from 'react-router';
import { countOf } from '#company/rules/platform/count-label.ts';
import { dateInZone, formatDate } from '#company/rules/time/company-time.ts';
import type { AheadMessage, MessagesAhead } from '#contract/overviews/ahead.ts';
import { CalendarDate } from '#contract/platform/dates.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { ConsoleMain } from '../../console-main.tsx';
import { consoleMeta } from '../../console-meta.ts';
import { RecordTable } from '../../record-table.tsx';
import { ViewTabs } from '../../view-tabs.tsx';
import type { Route } from './+types/ahead.page.ts';
import { aheadTime } from './ahead-time.ts';

export const meta = consoleMeta('Going out soon');

export function loader({ context, url }: Route.LoaderArgs) {
  // What is no date asks for all days.
  const { data: day } = CalendarDate.safeParse(url.searchParams.get('day'));
  return context.get(apiContext)('GET /api/console/ahead', { query: { ...(day && { day }) } });
}

export default function AheadPage({ loaderData }: Route.ComponentProps) {
  const { days, day, items, more } = loaderData;
  const { timeZone } = useSite().company;
  const shown = days.filter(({ date }) => day === null || date === day);
  return (
    <ConsoleMain
      heading="Going out soon"
      lead="What leaves by itself in the next seven days, as long as nobody answers, pays, cancels or moves anything until then."
      back={{ to: '/console/settings', label: 'Settings' }}
      width="list"
    >
      <Days days={days} day={day} />
      {items.length === 0 ? (
        <div className="mt-6">
          <EmptyState icon="mail" title="Nothing goes out.">
            Visits, consultations, quotes without an answer and unpaid invoices show here, each with
            its reason.
          </EmptyState>
        </div>
      ) : null}
      {shown.map(({ date }) => {
        const ofDay = items.filter(({ at }) => dateInZone(new Date(at), timeZone) === date);
        return ofDay.length > 0 ? <Day key={date} date={date} items={ofDay} /> : null;
      })}
      {more > 0 ? <p className="mt-4 font-semibold">And {more} more.</p> : null}
      <p className="mt-8 text-ink-soft">
        What has left is in{' '}
        <Link className="underline hover:text-oak" to="/console/settings/mails">
          Mail and texts
        </Link>
        .
      </p>
    </ConsoleMain>
  );
}

function Days({ days, day }: Pick<MessagesAhead, 'days' | 'day'>) {
  const total = days.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  return (
    <div className="mt-6">
      <ViewTabs
        label="Days"
        tabs={[
          { to: '/console/settings/ahead', label: 'All', isChosen: day === null, count: total },
          ...days.map(({ date, count }) => ({
            to: `/console/settings/ahead?day=${date}`,
            label: shortDay(date),
            isChosen: date === day,
            count,
          })),
        ]}
      />
    </div>
  );
}

/** "Tue 24" */
function shortDay(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  const weekday = day.toLocaleDateString('en-US', { weekday: 'short', timeZone: 'UTC' });
  return `${weekday} ${day.getUTCDate()}`;
}

function Day({ date, items }: { date: string; items: readonly AheadMessage[] }) {
  const { timeZone } = useSite().company;
  return (
    <section aria-labelledby={`day-${date}`} className="mt-8">
      <h2 id={`day-${date}`} className="text-title">
        {formatDate(date)}
      </h2>
      <p className="text-small text-ink-soft">{countOf(items.length, 'message')}</p>
      <div className="mt-3">
        <RecordTable
          label={formatDate(date)}
          items={items}
          idOf={({ key }) => key}
          name={{
            label: 'To',
            nameOf: ({ name }) => name,
            noteOf: ({ kind, channel }) => (channel === 'text' ? `${kind}, text` : kind),
          }}
          pathOf={({ key }) => `/console/settings/ahead/${key}`}
          columns={[
            { label: 'Why', cell: ({ reason }) => reason },
            { label: 'Agreed', cell: ({ consent }) => consent },
            {
              label: 'When',
              align: 'end',
              cell: ({ at }) => <time dateTime={at}>{aheadTime(at, timeZone)}</time>,
            },
          ]}
        />
      </div>
    </section>
  );
}
