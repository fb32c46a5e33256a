// The next visit: its day set large, and what to do before it.
import { slotLabel } from '#company/rules/booking/booking-hours.ts';
import { describeJobDay } from '#company/rules/visits/job-days.ts';
import type { OwnAppointment } from '#contract/booking/appointment.ts';
import type { Property } from '#contract/customers/properties.ts';
import type { ServicePlan } from '#contract/visits/service-plans.ts';
import type { VisitCard } from '#contract/visits/visits.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { AddToCalendar } from '../parts/add-to-calendar.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { Actions, Panel } from '../parts/panel.tsx';
import { dayWords, stateWords } from '../parts/visit-labels.ts';

type NextVisitProps = {
  visit: VisitCard | null;
  consultation: OwnAppointment | null;
  property: Property | null;
  plans: readonly ServicePlan[];
};

export function NextVisit({ visit, consultation, property, plans }: NextVisitProps) {
  if (!visit) return <NoVisit plans={plans} consultation={consultation} />;
  const state = stateWords(visit);
  return (
    <Panel
      id="next-service"
      heading="Next Service"
      aside={state ? <Badge tone={state.tone}>{state.label}</Badge> : null}
    >
      <p className="mt-5 font-display text-feature font-semibold">
        <time dateTime={visit.date}>{dayWords(visit.date)}</time>
      </p>
      <p className="mt-1 text-ink-soft tabular-nums">
        {visit.serviceType}, {visit.window}
        {visit.crew ? ` · ${visit.crew}` : ''}
        {visit.jobDay ? ` · ${describeJobDay(visit.jobDay)}` : ''}
      </p>
      {visit.address ? <p className="mt-1 wrap-anywhere">{visit.address}</p> : null}
      <h3 className="mt-6 font-text text-[1rem] font-semibold tracking-normal">Before we come</h3>
      <ul className="mt-2 grid gap-2">
        {preparations(property).map((line) => (
          <li key={line} className="flex gap-2.5">
            <AppIcon name="check" className="mt-0.5 size-5 shrink-0 text-oak" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      {visit.note ? (
        <p className="mt-4 border-l-2 border-oak pl-3 wrap-anywhere">Your note: {visit.note}</p>
      ) : null}
      <Actions>
        {visit.canMove ? (
          <PageLink variant="oak" to={`/customer-portal/visits/${visit.id}/move`}>
            Reschedule
          </PageLink>
        ) : null}
        <PageLink to={`/customer-portal/visits/${visit.id}`}>See the visit</PageLink>
        <AddToCalendar visit={visit} />
      </Actions>
      {consultation ? (
        <p className="mt-5 text-ink-soft">
          Also booked: <ConsultationLink own={consultation} />
        </p>
      ) : null}
    </Panel>
  );
}

/** What a crew needs at the gate, from what we know of the property. */
function preparations(property: Property | null): string[] {
  return [
    property?.hasGateCode
      ? 'The gate: we have your code, so there’s nothing to unlock.'
      : 'The gate: please leave it unlocked, or give us its code in your account.',
    property?.pets
      ? `Pets: please keep ${property.pets} inside.`
      : 'Pets: please keep them inside while we mow.',
  ];
}

/** Who has a consultation ahead and no visit yet sees that one. */
function NextConsultation({ own, hasPlan }: { own: OwnAppointment; hasPlan: boolean }) {
  const { appointment, canChange, path } = own;
  const { serviceType, appointmentDate, appointmentTime, propertyAddress } = appointment;
  return (
    <Panel id="next-service" heading="Next Service">
      <p className="mt-5 font-display text-feature font-semibold">
        <time dateTime={appointmentDate}>{dayWords(appointmentDate)}</time>
      </p>
      <p className="mt-1 text-ink-soft tabular-nums">
        {serviceType}, {slotLabel(appointmentTime)}
        {propertyAddress ? ` · ${propertyAddress}` : ''}
      </p>
      <Actions>
        <ButtonLink variant="quiet" href={path}>
          {canChange ? 'Reschedule or cancel' : 'See the consultation'}
        </ButtonLink>
        {hasPlan ? null : (
          <ButtonLink variant="quiet" href="/lawn-plan">
            Price a lawn plan
          </ButtonLink>
        )}
      </Actions>
    </Panel>
  );
}

function ConsultationLink({ own: { appointment, path } }: { own: OwnAppointment }) {
  return (
    <a className="text-link" href={path}>
      {appointment.serviceType}, {dayWords(appointment.appointmentDate)} at{' '}
      {slotLabel(appointment.appointmentTime)}
    </a>
  );
}

/** Without a visit ahead: what to do next depends on whether there is a plan. */
function NoVisit({ plans, consultation }: Pick<NextVisitProps, 'plans' | 'consultation'>) {
  if (consultation) return <NextConsultation own={consultation} hasPlan={plans.length > 0} />;
  const [stopped] = plans.every(({ pausedFrom }) => pausedFrom) ? plans : [];
  return (
    <Panel id="next-service" heading="Next Service">
      <p className="mt-4 max-w-reading text-ink-soft">
        {stopped
          ? 'No visit is planned while your plan is paused.'
          : 'No visit is planned yet. Price a lawn plan in two minutes, or walk your property with one of us; both are free.'}
      </p>
      <Actions>
        {stopped ? (
          <PageLink variant="clay" to={resumePath(plans, stopped)}>
            Resume the plan
          </PageLink>
        ) : (
          <>
            <ButtonLink variant="clay" href="/lawn-plan">
              Price a lawn plan
            </ButtonLink>
            <ButtonLink variant="quiet" href="/#calendar">
              Schedule a consultation
            </ButtonLink>
          </>
        )}
      </Actions>
    </Panel>
  );
}

/** Of several plans the customer chooses which one is resumed. */
function resumePath(plans: readonly ServicePlan[], stopped: ServicePlan): string {
  return plans.length > 1
    ? '/customer-portal/plan'
    : `/customer-portal/plan/${stopped.id}?kind=resume`;
}
