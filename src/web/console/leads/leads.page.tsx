// The leads inbox: who wrote last stands first, with how long the new ones wait.
import { Link, useSearchParams } from 'react-router';
import { type Lead, LeadView } from '#contract/leads/leads.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { buttonLook } from '#web/ui/button.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import { useLivePage } from '../live/use-live.ts';
import { ViewTabs } from '../view-tabs.tsx';
import { SavedViews } from '../views/saved-views.tsx';
import type { Route } from './+types/leads.page.ts';
import { LeadItem } from './lead-item.tsx';
import { describeMinutes, viewWords } from './lead-labels.ts';

export const meta = consoleMeta('Leads');

export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const view = LeadView.catch('open').parse(searchParams.get('view') ?? 'open');
  const cursor = searchParams.get('cursor')?.slice(0, 100);
  const api = context.get(apiContext);
  const isFirst = !cursor;
  const [page, figures, waiting] = await Promise.all([
    api('GET /api/console/leads', { query: { view, ...(cursor && { cursor }) } }),
    api('GET /api/console/lead-figures'),
    view === 'open' && isFirst ? api('GET /api/console/waiting-leads') : [],
  ]);
  const isWaiting = (lead: Lead) =>
    waiting.some(({ kind, id }) => kind === lead.kind && id === lead.id);
  return {
    view,
    page,
    rest: page.items.filter((lead) => !isWaiting(lead)),
    waiting,
    figures,
    isFirst,
  };
}

export default function LeadsPage({ loaderData }: Route.ComponentProps) {
  const { view, page, rest, waiting, figures, isFirst } = loaderData;
  const { timeZone } = useSite().company;
  useLivePage(['lead', 'appointment']);
  const [query] = useSearchParams();
  const older = new URLSearchParams(query);
  if (page.next) older.set('cursor', page.next);
  return (
    <ConsoleMain
      heading="Leads"
      lead={describeFigures(figures)}
      actions={
        <>
          <Link className={buttonLook({ variant: 'quiet', size: 'small' }, '')} to="/console/print">
            Print
          </Link>
          <Link
            className={buttonLook({ variant: 'quiet', size: 'small' }, '')}
            to="/console/leads/new"
          >
            <AppIcon name="phone" />
            Log a Call
          </Link>
        </>
      }
    >
      <ViewTabs
        label="Lead filters"
        tabs={viewWords.map((each) => ({
          to: each.view === 'open' ? '/console/leads' : `?view=${each.view}`,
          label: each.label,
          isChosen: each.view === view,
          count: each.view === 'held' ? figures.held : 0,
        }))}
      />
      <SavedViews />
      {waiting.length > 0 ? (
        <>
          <h2 className="mt-6 font-text text-[1rem] font-bold tracking-normal">
            Waiting for a first response
          </h2>
          <LeadList leads={waiting} timeZone={timeZone} />
          <h2 className="mt-8 font-text text-[1rem] font-bold tracking-normal">All others</h2>
        </>
      ) : null}
      {rest.length === 0 ? (
        <EmptyState icon="tag" title={emptyTitles[view] ?? 'None here'} className="mt-8">
          Requests from the site and calls you log show up here.
        </EmptyState>
      ) : (
        <LeadList leads={rest} timeZone={timeZone} />
      )}
      <div className="mt-4 flex justify-between gap-4">
        {isFirst ? (
          <span />
        ) : (
          <Link className="text-link min-h-11" to={`?view=${view}`}>
            Latest leads
          </Link>
        )}
        {page.next ? (
          <Link className="text-link min-h-11" to={`?${older}`}>
            Older leads
          </Link>
        ) : null}
      </div>
    </ConsoleMain>
  );
}

function LeadList({ leads, timeZone }: { leads: readonly Lead[]; timeZone: string }) {
  return (
    <ul className="mt-3 divide-y divide-line overflow-clip rounded-card border border-line bg-raised">
      {leads.map((lead) => (
        <LeadItem key={`${lead.kind}-${lead.id}`} lead={lead} timeZone={timeZone} />
      ))}
    </ul>
  );
}

const emptyTitles: Partial<Record<LeadView, string>> = {
  open: 'Nothing open',
  new: 'No one is waiting',
  held: 'Nothing to check',
  spam: 'No spam',
};

/** Fewer answered leads say nothing about how fast we answer. */
const ENOUGH_FOR_A_MEDIAN = 10;

function describeFigures({
  waiting,
  answered,
  medianMinutes,
}: Route.ComponentProps['loaderData']['figures']) {
  const wait = waiting === 0 ? 'No one is' : waiting === 1 ? '1 lead is' : `${waiting} leads are`;
  const sentence = `${wait} waiting for a first response.`;
  if (medianMinutes === null || answered < ENOUGH_FOR_A_MEDIAN) return sentence;
  return `${sentence} Median first response: ${describeMinutes(medianMinutes)} (office hours, ${answered} leads in 30 days).`;
}
