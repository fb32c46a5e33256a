// Today: the day's consultations by time, each with its address and a number to tap. It keeps itself fresh while it is watched.
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#company/rules/company-time.ts';
import { api } from '#web/lib/browser-api.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { ActionButton } from '#web/ui/app/action-button.tsx';
import { Alert } from '#web/ui/app/alert.tsx';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import type { Route } from './+types/today.page.ts';
import { ConsultationEntry } from './consultation-entry.tsx';

export const meta: Route.MetaFunction = () => [
  { title: 'Today – Console' },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context }: Route.LoaderArgs) {
  const today = await context.get(apiContext)('GET /api/console/today');
  return { today, loadedAt: Date.now() };
}

export default function TodayPage({ loaderData }: Route.ComponentProps) {
  const { data, isRefetchError, isFetching, refetch } = useQuery({
    queryKey: ['console', 'today'],
    queryFn: ({ signal }) => api('GET /api/console/today', { signal }),
    initialData: loaderData.today,
    initialDataUpdatedAt: loaderData.loadedAt,
    refetchInterval: 60_000,
  });
  const { date, consultations } = data;
  return (
    <main id="content" className="mx-auto max-w-[56rem] px-(--gutter) py-8 lg:py-10">
      <div className="flex items-end justify-between gap-4">
        <div>
          <h1 className="text-feature">Today</h1>
          <p className="mt-1 text-ink-soft">
            {formatDate(date)} ·{' '}
            <span className="whitespace-nowrap">{countWords(consultations.length)}</span>
          </p>
        </div>
        <ActionButton
          variant="quiet"
          size="small"
          isPending={isFetching}
          pendingLabel="Looking"
          onPress={() => void refetch()}
        >
          <AppIcon name="refresh" />
          Refresh
        </ActionButton>
      </div>
      {isRefetchError ? (
        <Alert tone="amber" title="This may be out of date." className="mt-6">
          We could not reach the server just now. What you see is from before; we try again by
          ourselves.
        </Alert>
      ) : null}
      {consultations.length === 0 ? (
        <EmptyState icon="calendar" title="No consultations today" className="mt-8">
          What is booked for this date shows up here by itself.
        </EmptyState>
      ) : (
        <ol className="mt-6 divide-y divide-line overflow-clip rounded-card border border-line bg-raised">
          {consultations.map((consultation) => (
            <ConsultationEntry key={consultation.id} consultation={consultation} />
          ))}
        </ol>
      )}
    </main>
  );
}

function countWords(count: number): string {
  return count === 1 ? '1 consultation' : `${count} consultations`;
}
