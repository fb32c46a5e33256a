// One offer of a plan: how it stands, what it says, what can be done with it, and its history.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { agreementWayLabels } from '#company/facts/visit-labels.ts';
import { dateInZone, formatDate, timeInZone } from '#company/rules/time/company-time.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import type { DeskPlanOffer } from '#contract/visits/plan-offer-desk.ts';
import { OfferText } from '#web/features/plan-offer/offer-text.tsx';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { newKey } from '#web/lib/new-key.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonLook } from '#web/ui/button.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import { useLivePage } from '../live/use-live.ts';
import type { Route } from './+types/plan-offer.page.ts';
import { ObjectionPart } from './objection-part.tsx';
import { offerLabels } from './plan-labels.ts';
import { planOfferSteps } from './plan-steps.ts';
import { RecordYes } from './record-yes.tsx';

export const meta = consoleMeta('Plan offer');

export async function loader({ context, params }: Route.LoaderArgs) {
  const offer = await context.get(apiContext)('GET /api/console/plan-offers/{id}', { params });
  const { timeZone, today } = context.get(companyContext);
  return { offer, timeZone, today, requestKey: newKey() };
}

export const action = stepAction(planOfferSteps);

export default function PlanOfferRoute({ loaderData }: Route.ComponentProps) {
  const { offer, timeZone, today, requestKey } = loaderData;
  useLivePage(['plan'], offer.id);
  const badge = offerLabels[offer.state];
  return (
    <ConsoleMain
      heading={offer.customer.name}
      badge={<Badge tone={badge.tone}>{badge.label}</Badge>}
      lead={`Plan offer for ${offer.property.address}`}
      back={{ to: '/console/plans', label: 'Plans' }}
    >
      <DoneNote of={planOfferSteps} />
      <div className="mt-8 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[1.6fr_1fr]">
        <div className="grid gap-10">
          <ObjectionPart offer={offer} />
          <OfferText offer={{ ...offer, propertyAddress: offer.property.address }} />
        </div>
        <div className="grid gap-8">
          <Actions offer={offer} requestKey={requestKey} today={today} />
          <Around offer={offer} timeZone={timeZone} />
          <History offer={offer} timeZone={timeZone} />
        </div>
      </div>
    </ConsoleMain>
  );
}

type ActionsProps = { offer: DeskPlanOffer; requestKey: string; today: string };

function Actions({ offer, requestKey, today }: ActionsProps) {
  const { state, version, customer, program } = offer;
  if (state === 'draft') {
    return (
      <section aria-label="Actions" className="flex flex-wrap gap-3">
        <StepButton of={planOfferSteps} step="send" version={version} variant="clay">
          Send Offer
        </StepButton>
        <Link
          className={buttonLook({ variant: 'quiet', size: undefined }, undefined)}
          to={`/console/plans/new?offer=${offer.id}${program ? `&program=${program}` : ''}`}
        >
          Change
        </Link>
        <StepButton of={planOfferSteps} step="withdraw" version={version} variant="quiet">
          Delete Draft
        </StepButton>
      </section>
    );
  }
  if (state !== 'sent' && state !== 'expired') return null;
  return (
    <section aria-label="Actions" className="grid gap-4">
      {customer.email ? null : (
        <p className="text-ink-soft">
          We have no email address for this customer. Give them the link, or record their yes.
        </p>
      )}
      {state === 'sent' ? <RecordYes offer={offer} requestKey={requestKey} today={today} /> : null}
      <StepButton of={planOfferSteps} step="withdraw" version={version} variant="quiet">
        Withdraw Offer
      </StepButton>
    </section>
  );
}

function Around({ offer, timeZone }: { offer: DeskPlanOffer; timeZone: string }) {
  const { lead, customer, agreement, crew, path, viewedAt, declineReason } = offer;
  return (
    <dl className="grid gap-3">
      <Row label="Customer">
        <Link className="text-link" to={`/console/customers/${customer.id}`}>
          {customer.name}
        </Link>
      </Row>
      {lead ? (
        <Row label="From">
          <Link className="text-link" to={`/console/leads/${lead.kind}/${lead.id}`}>
            The lead
          </Link>
        </Row>
      ) : null}
      <Row label="Crew">{crew?.name ?? 'Unassigned'}</Row>
      {path ? (
        <Row label="Private link">
          <a className="text-link wrap-anywhere" href={path}>
            Page of the customer
          </a>
        </Row>
      ) : null}
      {viewedAt ? <Row label="Opened">{whenOf(viewedAt, timeZone)}</Row> : null}
      {declineReason ? <Row label="Why it was declined">{declineReason}</Row> : null}
      {agreement ? (
        <Row label={agreementWayLabels[agreement.way]}>
          {agreement.signedName}, {whenOf(agreement.agreedAt, timeZone)}
          {agreement.takenNote ? <span className="block">{agreement.takenNote}</span> : null}
          <a className="text-link block" href={`/api/console/plan-agreements/${agreement.id}/pdf`}>
            Download the agreement (PDF)
          </a>
        </Row>
      ) : null}
    </dl>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-ink-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function History({ offer, timeZone }: { offer: DeskPlanOffer; timeZone: string }) {
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="font-text text-[1rem] font-bold tracking-normal">
        History
      </h2>
      <ol className="mt-2 grid gap-2">
        {offer.history.map(({ at, by, text }) => (
          <li key={`${at} ${text}`}>
            {text}
            <span className="block text-small text-ink-soft">
              {whenOf(at, timeZone)}
              {by ? `, ${by}` : ''}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function whenOf(instant: string, timeZone: string): string {
  const at = new Date(instant);
  return `${formatDate(dateInZone(at, timeZone))}, ${timeLabel(timeInZone(at, timeZone))}`;
}
