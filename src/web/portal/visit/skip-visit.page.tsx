// Skips a visit: what that saves and when the next one is stands above the button.
import { formatMoney } from '#company/rules/money/money.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { VISIT_NOTICE_HOURS } from '#company/rules/visits/visit-days.ts';
import type { SkipTerms } from '#contract/visits/visit-skip.ts';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { usePartsMessages } from '../parts/messages/use-parts-messages.ts';
import { PageLink } from '../parts/page-link.tsx';
import { PortalMain } from '../parts/portal-main.tsx';
import { type SpokenTimes, useSpokenTimes } from '../parts/use-spoken-times.ts';
import { OwnerWords } from '../portal-language.tsx';
import { portalMeta } from '../portal-meta.ts';
import type { Route } from './+types/skip-visit.page.ts';
import { useVisitMessages } from './messages/use-visit-messages.ts';
import type { VisitMessages } from './messages/visit-messages.en.ts';
import { skipSteps } from './skip-steps.ts';
import { UndoSkip } from './undo-skip.tsx';

export const meta = portalMeta('skipVisit');

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
  const messages = useVisitMessages();
  const parts = usePartsMessages();
  const say = useSpokenTimes();
  const { phone } = useSite().company;
  const refused = messages.refused ? fill(messages.refused, { phone }) : terms.refusal;
  const page = `/customer-portal/visits/${visit.id}`;
  return (
    <PortalMain
      heading={parts.skip}
      back={{ to: page, label: say.heading(say.day(visit.date)) }}
      lead={
        <>
          <OwnerWords>{visit.serviceType}</OwnerWords>{' '}
          {fill(messages.isOn, { day: say.fullDay(visit.date), window: say.window(visit) })}
        </>
      }
    >
      {terms.refusal === null ? (
        <div className="mt-8 grid max-w-reading gap-6">
          <p>{skipWords(terms, messages, say)}</p>
          <p className="text-ink-soft">{fill(messages.undoUntil, { hours: VISIT_NOTICE_HOURS })}</p>
          <div className="flex flex-wrap items-start gap-3">
            <StepButton of={skipSteps} step="skip" version={visit.version}>
              {parts.skip}
            </StepButton>
            <PageLink to={page}>{messages.keep}</PageLink>
          </div>
        </div>
      ) : (
        <Alert
          tone="amber"
          title={visit.state === 'skipped' ? messages.isSkipped : messages.cannotSkip}
          className="mt-8 max-w-reading"
          action={
            visit.canUndoSkip ? (
              <UndoSkip visit={visit} />
            ) : (
              <PageLink to={page}>{messages.back}</PageLink>
            )
          }
        >
          {visit.state === 'skipped' ? messages.notCharged : refused}
        </Alert>
      )}
    </PortalMain>
  );
}

function skipWords({ saves, next }: SkipTerms, messages: VisitMessages, say: SpokenTimes): string {
  return [
    saves === null ? messages.notCharged : fill(messages.saves, { amount: formatMoney(saves) }),
    next === null ? messages.noneLater : fill(messages.next, { day: say.day(next) }),
  ].join(' ');
}
