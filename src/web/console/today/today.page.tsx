// Today: what needs an answer now, the day's consultations and visits as lists and on a map, and whom to ask about
// tomorrow. It follows what customers and colleagues do while it is watched.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { Today } from '#contract/overviews/console.ts';
import type { ConsoleThing } from '#contract/platform/console-events.ts';
import { stepAction } from '#web/forms/app/step-action.ts';
import { api } from '#web/lib/browser-api.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { ActionButton } from '#web/ui/app/action-button.tsx';
import { Alert } from '#web/ui/app/alert.tsx';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import { useLiveQuery } from '../live/use-live.ts';
import { useRight } from '../use-rights.ts';
import type { Route } from './+types/today.page.ts';
import { ConsultationEntry } from './consultation-entry.tsx';
import { crewLetter } from './crew-letter.ts';
import { CrewVisits } from './crew-visits.tsx';
import { DayMap } from './day-map.tsx';
import { Mentions } from './mentions.tsx';
import { SetupLine } from './setup-line.tsx';
import { todaySteps } from './today-steps.ts';
import { Tomorrow } from './tomorrow.tsx';
import { WaitingList } from './waiting-list.tsx';
import { WithheldCalls } from './withheld-calls.tsx';

export const meta = consoleMeta('Today');

const TODAY = ['console', 'today'];
const SHOWN: readonly ConsoleThing[] = [
  'lead',
  'appointment',
  'visit',
  'request',
  'chat',
  'customer',
  'content',
  'review',
  'billing',
  'mailing',
];

export async function loader({ context }: Route.LoaderArgs) {
  const today = await context.get(apiContext)('GET /api/console/today');
  return { today, loadedAt: Date.now() };
}

export const action = stepAction(todaySteps);

/** Its query asks by itself. */
export const shouldRevalidate = () => false;

export default function TodayPage({ loaderData }: Route.ComponentProps) {
  const { company } = useSite();
  const { data, isRefetchError, isFetching, refetch, dataUpdatedAt } = useQuery({
    queryKey: TODAY,
    queryFn: ({ signal }) => api('GET /api/console/today', { signal }),
    initialData: loaderData.today,
    initialDataUpdatedAt: loaderData.loadedAt,
    refetchInterval: 60_000,
  });
  useLiveQuery(SHOWN, TODAY);
  const isOfOffice = useRight('staff');
  const { date, consultations, crews, waiting, counts, tomorrow } = data;
  const visits = crews.reduce((sum, crew) => sum + crew.visits.length, 0);
  return (
    <ConsoleMain
      heading="Today"
      lead={
        <>
          {formatDate(date)},{' '}
          <span className="whitespace-nowrap">
            {isOfOffice ? `${countWords(consultations.length, 'consultation')}, ` : ''}
            {countWords(visits, 'visit')}
          </span>
        </>
      }
      actions={
        <>
          {isOfOffice ? (
            <Link className="text-link" to="/console/storm">
              Storm notice
            </Link>
          ) : null}
          <ActionButton
            variant="quiet"
            size="small"
            isPending={isFetching}
            pendingLabel="Loading"
            onPress={() => void refetch()}
          >
            <AppIcon name="refresh" />
            Refresh
          </ActionButton>
        </>
      }
    >
      {isRefetchError ? (
        <Alert tone="amber" title="This may be out of date." className="mt-6">
          We can’t reach the server right now. You’re seeing an earlier version. We’re retrying.
        </Alert>
      ) : null}
      {data.trouble ? (
        <Alert
          tone="red"
          title={data.trouble}
          className="mt-6"
          action={
            <Link className="text-link" to="/console/settings/health">
              What to do
            </Link>
          }
        />
      ) : null}
      {data.setup ? <SetupLine progress={data.setup} className="mt-6" /> : null}
      <div className="mt-8 grid gap-x-10 gap-y-10 desk:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 content-start gap-10">
          <Mentions mentions={data.mentions} />
          <section aria-labelledby="waiting">
            <h2 id="waiting" className="text-title">
              Needs an answer
            </h2>
            <WaitingList waiting={waiting} counts={counts} loadedAt={dataUpdatedAt} />
            {data.withheldCalls ? (
              <WithheldCalls calls={data.withheldCalls} timeZone={company.timeZone} />
            ) : null}
          </section>
          {isOfOffice ? <Consultations consultations={consultations} /> : null}
          <section aria-labelledby="visits">
            <h2 id="visits" className="text-title">
              Visits
            </h2>
            {crews.length > 0 ? (
              crews.map((day, index) => (
                <CrewVisits
                  key={day.crewId ?? 0}
                  day={day}
                  date={date}
                  letter={crewLetter(index)}
                />
              ))
            ) : (
              <EmptyState icon="pin" title="No visits today." className="mt-4">
                No crew is out.
              </EmptyState>
            )}
          </section>
        </div>
        <aside className="grid content-start gap-10">
          <DayMap consultations={consultations} crews={crews} officeZip={company.postalCode} />
          {isOfOffice ? <Tomorrow tomorrow={tomorrow} company={company.companyName} /> : null}
        </aside>
      </div>
    </ConsoleMain>
  );
}

function Consultations({ consultations }: Pick<Today, 'consultations'>) {
  return (
    <section aria-labelledby="consultations">
      <h2 id="consultations" className="text-title">
        Consultations
      </h2>
      {consultations.length > 0 ? (
        <ol className="@container mt-4 divide-y divide-line rounded-card border border-line bg-raised">
          {consultations.map((consultation, index) => (
            <ConsultationEntry key={consultation.id} consultation={consultation} stop={index + 1} />
          ))}
        </ol>
      ) : (
        <EmptyState icon="calendar" title="No consultations today." className="mt-4">
          Consultations booked for today show up here.
        </EmptyState>
      )}
    </section>
  );
}

function countWords(count: number, what: string): string {
  return `${count === 0 ? 'no' : count} ${count === 1 ? what : `${what}s`}`;
}
