// Skips a visit: what that saves and when the next one is stands above the button.
import { formatMoney } from '#company/rules/money/money.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { VISIT_NOTICE_HOURS } from '#company/rules/visits/visit-days.ts';
import type { SkipTerms } from '#contract/visits/visit-skip.ts';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { apiContext } from '#web/lib/request-context.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { PortalMain } from '../parts/portal-main.tsx';
import { dayWords } from '../parts/visit-labels.ts';
import { portalMeta } from '../portal-meta.ts';
import type { Route } from './+types/skip-visit.page.ts';
import { skipSteps } from './skip-steps.ts';
import { UndoSkip } from './undo-skip.tsx';

export const meta = portalMeta('Skip a visit');

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const own = { id: Number(params.id) };
  const [visit, terms] = await Promise.all([
    api('GET /api/portal/visits/{id}', { params: own }),
    api('GET /api/portal/visits/{id}/skip', { params: own }),
  ]);
  return { visit, terms };
}

export const action = stepAction(skipSteps);

export default function SkipVisitPage({ loaderData }: Route.ComponentProps) {
  const { visit, terms } = loaderData;
  const page = `/customer-portal/visits/${visit.id}`;
  return (
    <PortalMain
      heading="Skip This Visit"
      back={{ to: page, label: dayWords(visit.date) }}
      lead={`${visit.serviceType} is on ${formatDate(visit.date)}, ${visit.window}.`}
    >
      {terms.refusal === null ? (
        <div className="mt-8 grid max-w-reading gap-6">
          <p>{skipWords(terms)}</p>
          <p className="text-ink-soft">
            You can undo this until {VISIT_NOTICE_HOURS} hours before the visit, as long as your
            crew has an opening that day.
          </p>
          <div className="flex flex-wrap items-start gap-3">
            <StepButton of={skipSteps} step="skip" version={visit.version}>
              Skip This Visit
            </StepButton>
            <PageLink to={page}>Keep It</PageLink>
          </div>
        </div>
      ) : (
        <Alert
          tone="amber"
          title={visit.state === 'skipped' ? 'You’ve skipped it.' : 'It cannot be skipped here.'}
          className="mt-8 max-w-reading"
          action={
            visit.canUndoSkip ? <UndoSkip visit={visit} /> : <PageLink to={page}>Back</PageLink>
          }
        >
          {visit.state === 'skipped' ? 'You won’t be charged for this visit.' : terms.refusal}
        </Alert>
      )}
    </PortalMain>
  );
}

function skipWords({ saves, next }: SkipTerms): string {
  return [
    saves === null
      ? 'You won’t be charged for this visit.'
      : `You won’t be charged ${formatMoney(saves)} for this visit.`,
    next === null ? 'No later visit is scheduled yet.' : `Next visit: ${dayWords(next)}.`,
  ].join(' ');
}
