// The next visit: its day set large, and what to do before it.

import { hrefIn } from '#company/facts/languages.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { OwnAppointment } from '#contract/booking/appointment.ts';
import type { Property } from '#contract/customers/properties.ts';
import type { ServicePlan } from '#contract/visits/service-plans.ts';
import type { VisitCard } from '#contract/visits/visits.ts';
import { BookedName } from '#web/features/booking/booked-name.tsx';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { AddToCalendar } from '../parts/add-to-calendar.tsx';
import { usePartsMessages } from '../parts/messages/use-parts-messages.ts';
import { PageLink } from '../parts/page-link.tsx';
import { Actions, Panel } from '../parts/panel.tsx';
import { useSpokenTimes } from '../parts/use-spoken-times.ts';
import { stateWords } from '../parts/visit-labels.ts';
import { VisitWho } from '../parts/visit-who.tsx';
import { OwnerWords } from '../portal-language.tsx';
import type { OverviewMessages } from './messages/overview-messages.en.ts';
import { useOverviewMessages } from './messages/use-overview-messages.ts';

type NextVisitProps = {
  visit: VisitCard | null;
  consultation: OwnAppointment | null;
  property: Property | null;
  plans: readonly ServicePlan[];
};

export function NextVisit({ visit, consultation, property, plans }: NextVisitProps) {
  const messages = useOverviewMessages();
  const parts = usePartsMessages();
  const say = useSpokenTimes();
  if (!visit) return <NoVisit plans={plans} consultation={consultation} />;
  const state = stateWords(visit, parts);
  return (
    <Panel
      id="next-service"
      heading={messages.nextService}
      aside={state ? <Badge tone={state.tone}>{state.label}</Badge> : null}
    >
      <p className="mt-5 font-display text-feature font-semibold">
        <time dateTime={visit.date}>{say.heading(say.day(visit.date))}</time>
      </p>
      <p className="mt-1 text-ink-soft tabular-nums">
        <OwnerWords>{visit.serviceType}</OwnerWords>, {say.window(visit)}
        <VisitWho visit={visit} />
      </p>
      {visit.address ? <p className="mt-1 wrap-anywhere">{visit.address}</p> : null}
      <h3 className="mt-6 font-text text-[1rem] font-semibold tracking-normal">
        {messages.beforeWeCome}
      </h3>
      <ul className="mt-2 grid gap-2">
        {preparations(property, messages).map((line) => (
          <li key={line} className="flex gap-2.5">
            <AppIcon name="check" className="mt-0.5 size-5 shrink-0 text-oak" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      {visit.note ? (
        <p className="mt-4 border-l-2 border-oak pl-3 wrap-anywhere">
          {fill(messages.yourNote, { note: visit.note })}
        </p>
      ) : null}
      <Actions>
        {visit.canMove ? (
          <PageLink variant="oak" to={`/customer-portal/visits/${visit.id}/move`}>
            {messages.reschedule}
          </PageLink>
        ) : null}
        <PageLink to={`/customer-portal/visits/${visit.id}`}>{messages.seeVisit}</PageLink>
        <AddToCalendar visit={visit} />
      </Actions>
      {consultation ? (
        <p className="mt-5 text-ink-soft">
          {messages.alsoBooked} <ConsultationLink own={consultation} />
        </p>
      ) : null}
    </Panel>
  );
}

/** What a crew needs at the gate, from what we know of the property. */
function preparations(property: Property | null, messages: OverviewMessages): string[] {
  return [
    property?.hasGateCode ? messages.gateKnown : messages.gateUnknown,
    property?.pets ? fill(messages.petsKnown, { pets: property.pets }) : messages.petsUnknown,
  ];
}

/** Who has a consultation ahead and no visit yet sees that one. */
function NextConsultation({ own, hasPlan }: { own: OwnAppointment; hasPlan: boolean }) {
  const messages = useOverviewMessages();
  const say = useSpokenTimes();
  const { appointment, canChange, path } = own;
  const { appointmentDate, appointmentTime, propertyAddress } = appointment;
  return (
    <Panel id="next-service" heading={messages.nextService}>
      <p className="mt-5 font-display text-feature font-semibold">
        <time dateTime={appointmentDate}>{say.heading(say.day(appointmentDate))}</time>
      </p>
      <p className="mt-1 text-ink-soft tabular-nums">
        <BookedName booked={appointment} language={say.language} />,{' '}
        {say.shortTime(appointmentTime)}
        {propertyAddress ? ` · ${propertyAddress}` : ''}
      </p>
      <Actions>
        <ButtonLink variant="quiet" href={hrefIn(say.language, path)}>
          {canChange ? messages.rescheduleOrCancel : messages.seeConsultation}
        </ButtonLink>
        {hasPlan ? null : (
          <ButtonLink variant="quiet" href="/lawn-plan">
            {messages.pricePlan}
          </ButtonLink>
        )}
      </Actions>
    </Panel>
  );
}

function ConsultationLink({ own: { appointment, path } }: { own: OwnAppointment }) {
  const messages = useOverviewMessages();
  const say = useSpokenTimes();
  return (
    <a className="text-link" href={hrefIn(say.language, path)}>
      <span>
        <BookedName booked={appointment} language={say.language} />,{' '}
        {fill(messages.dayAt, {
          day: say.day(appointment.appointmentDate),
          time: say.time(appointment.appointmentTime),
        })}
      </span>
    </a>
  );
}

/** Without a visit ahead: what to do next depends on whether there is a plan. */
function NoVisit({ plans, consultation }: Pick<NextVisitProps, 'plans' | 'consultation'>) {
  const messages = useOverviewMessages();
  if (consultation) return <NextConsultation own={consultation} hasPlan={plans.length > 0} />;
  const [stopped] = plans.every(({ pausedFrom }) => pausedFrom) ? plans : [];
  return (
    <Panel id="next-service" heading={messages.nextService}>
      <p className="mt-4 max-w-reading text-ink-soft">
        {stopped ? messages.noVisitPaused : messages.noVisit}
      </p>
      <Actions>
        {stopped ? (
          <PageLink variant="clay" to={resumePath(plans, stopped)}>
            {messages.resumePlan}
          </PageLink>
        ) : (
          <>
            <ButtonLink variant="clay" href="/lawn-plan">
              {messages.pricePlan}
            </ButtonLink>
            <ButtonLink variant="quiet" href="/#calendar">
              {messages.scheduleConsultation}
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
