// The parts of the portal's Spanish pages with all that they can show: in Spanish there is no English on them, in English no Spanish.
import { expect, it } from 'vitest';
import type { OwnAccountPeople } from '#contract/accounts/people.ts';
import type { Property } from '#contract/customers/properties.ts';
import type { SentRequest } from '#contract/overviews/portal.ts';
import type { ServicePlan } from '#contract/visits/service-plans.ts';
import type { VisitCard, VisitState } from '#contract/visits/visits.ts';
import { PasskeyList } from '#web/features/own-sign-in/passkey-list.tsx';
import { SessionList } from '#web/features/own-sign-in/session-list.tsx';
import { englishSignIn } from '#web/features/own-sign-in/spoken-sign-in.ts';
import { OfferAnswer } from '#web/features/plan-offer/offer-answer.tsx';
import { OfferLanguage } from '#web/features/plan-offer/offer-language.tsx';
import { OfferOutcome } from '#web/features/plan-offer/offer-outcome.tsx';
import { ownOfferSteps } from '#web/features/plan-offer/offer-steps.ts';
import { OfferText } from '#web/features/plan-offer/offer-text.tsx';
import { sampleOffers } from '#web/features/plan-offer/sample-offers.ts';
import { drawnInPortal, timeZone } from '../../../test/drawn-in-portal.tsx';
import { englishFinder } from '../../../test/find-english.ts';
import { CalendarPart } from './account/calendar-part.tsx';
import { ContactPart } from './account/contact-part.tsx';
import { DataPart } from './account/data-part.tsx';
import { EmailPart } from './account/email-part.tsx';
import { GateCodePart } from './account/gate-code-part.tsx';
import { NoticesPart } from './account/notices-part.tsx';
import { PeoplePart } from './account/people-part.tsx';
import { PropertyPart } from './account/property-part.tsx';
import { PastVisit } from './history/past-visit.tsx';
import { MoneyOwed } from './overview/money-owed.tsx';
import { NextVisit } from './overview/next-visit.tsx';
import { OpenPlanOffers } from './overview/open-plan-offers.tsx';
import { OpenQuotes } from './overview/open-quotes.tsx';
import { PlanPanel } from './overview/plan-panel.tsx';
import { PropertyPanel } from './overview/property-panel.tsx';
import { RecentActivity } from './overview/recent-activity.tsx';
import { SentRequests } from './overview/sent-requests.tsx';
import { DeletionNote } from './own-data/deletion-note.tsx';
import { PortalMain } from './parts/portal-main.tsx';
import { AgreeForm } from './plan/agree-form.tsx';
import { AgreementList } from './plan/agreement-list.tsx';
import { ChangeForms } from './plan/change-forms.tsx';
import { useOwnOffer } from './plan/messages/use-own-offer.ts';
import { PlanFacts } from './plan/plan-facts.tsx';
import { useAreaMessages } from './portal-language.tsx';
import { UpcomingVisit } from './schedule/upcoming-visit.tsx';

const at = '2026-11-12T15:00:00.000Z';
const date = '2026-11-12';

const visit: VisitCard = {
  id: 7,
  version: 1,
  state: 'ahead',
  serviceType: 'Care of the lawn',
  jobDay: { day: 1, of: 2 },
  address: 'Calle 5',
  date,
  time: '13:00',
  window: 'between 1:00 PM and 3:00 PM',
  crew: 'Crew of the oak',
  isOnTheWay: false,
  minutes: 80,
  note: 'La perra se llama Luna',
  instructions: 'Cierren el portón',
  movedFrom: '2026-11-10',
  canMove: true,
  moveRefusal: 'This visit can no longer be moved.',
  canSkip: true,
  canUndoSkip: true,
  rating: 4,
  photosCount: 3,
  problem: { id: 3, status: 'open' },
  notDoneKind: 'weather',
  notDoneReason: 'The weather didn’t allow it.',
};

const states: VisitState[] = ['ahead', 'under-way', 'done', 'skipped', 'not-done', 'unreported'];
const visits = states.map((state, index) => ({ ...visit, id: index + 1, state }));

const property: Property = {
  id: 1,
  version: 1,
  address: 'Calle 5',
  lotSize: 9000,
  lawnArea: 4200,
  hasGateCode: true,
  pets: 'Luna',
  specialInstructions: null,
};

const plan: ServicePlan = {
  id: 1,
  propertyId: 1,
  address: 'Calle 5',
  kind: 'mowing',
  name: 'Care for the lawn',
  frequency: 'weekly',
  monthlyPrice: '180.00',
  visitPrice: '45.00',
  visitLines: [],
  rounds: [],
  state: 'paused',
  startsOn: date,
  pausedFrom: date,
  pausedUntil: '2026-12-01',
  crew: 'Crew of the oak',
  nextVisit: date,
};

const requests = (['new', 'contacted', 'quoted', 'won', 'lost'] as const).map(
  (state, index): SentRequest => ({
    id: String(index),
    kind: 'quote',
    subject: 'Care of the trees',
    spanishSubject: index === 0 ? null : 'Cuidado de los árboles',
    sentAt: at,
    state,
    before: state === 'new' ? 2 : null,
  }),
);

const holder = '00000000-0000-4000-8000-000000000001';
const people: OwnAccountPeople = {
  holder: { id: holder, name: 'Luz', email: 'luz@example.com' },
  personId: holder,
  people: [{ id: '2', name: 'Ana', email: 'ana@example.com', phone: null, joinedAt: at }],
  invitations: [
    { id: '3', name: 'Eva', email: 'eva@example.com', phone: null, expiresAt: at, isOver: false },
    { id: '4', name: 'Sol', email: 'sol@example.com', phone: null, expiresAt: at, isOver: true },
  ],
};

const contact = {
  email: 'luz@example.com',
  firstName: 'Luz',
  lastName: null,
  phone: null,
  language: 'es' as const,
  emailChange: { email: 'nueva@example.com', expiresAt: at },
};

function OverviewParts() {
  return (
    <PortalMain heading="Luz">
      <DeletionNote deletion={{ askedAt: at, deletesOn: date }} />
      <MoneyOwed
        owed={{ amount: '45.00', dueOn: date, isOverdue: true, invoices: [{ id: '1', number: 1 }] }}
      />
      <OpenPlanOffers
        offers={[
          {
            id: '1',
            name: plan.name,
            propertyAddress: 'Calle 5',
            everyVisitTotal: '48.00',
            firstDay: date,
            validUntil: date,
          },
        ]}
      />
      <OpenQuotes
        quotes={[{ requestId: 1, title: 'Care of the trees', total: '90.00', validUntil: date }]}
      />
      <NextVisit visit={visit} consultation={null} property={property} plans={[plan]} />
      <NextVisit visit={null} consultation={null} property={null} plans={[plan]} />
      <NextVisit visit={null} consultation={null} property={null} plans={[]} />
      <PlanPanel plans={[]} hasMore={false} />
      <PlanPanel plans={[plan]} hasMore={false} />
      <PlanPanel plans={[plan, { ...plan, id: 2, state: 'cancelled' }]} hasMore />
      <RecentActivity visits={visits} />
      <RecentActivity visits={[]} />
      <PropertyPanel property={property} count={2} />
      <PropertyPanel property={null} count={0} />
      <SentRequests requests={requests} />
    </PortalMain>
  );
}

function AccountParts() {
  const spanish = useAreaMessages('signIn');
  const spoken = spanish ? { language: 'es' as const, messages: spanish } : englishSignIn;
  return (
    <PortalMain heading="Luz">
      <ContactPart contact={contact} />
      <PropertyPart property={property}>
        <GateCodePart
          propertyId={1}
          reads={[
            { propertyId: 1, at, atWords: 'Thursday at 9:00 AM', reader: 'Ana', reason: null },
          ]}
        />
      </PropertyPart>
      <PropertyPart property={null} number={2}>
        <GateCodePart propertyId={2} reads={[]} />
      </PropertyPart>
      <NoticesPart
        notices={{ email: ['done'] }}
        textsStoppedAt={at}
        isPhoneWrong={false}
        timeZone={timeZone}
      />
      <PeoplePart people={people} timeZone={timeZone} />
      <PeoplePart people={{ ...people, personId: '2' }} timeZone={timeZone} />
      <CalendarPart feed={{ path: '/calendar' }} origin="https://example.com" />
      <CalendarPart feed={{ path: null }} origin="https://example.com" />
      <DataPart />
      <EmailPart contact={contact} timeZone={timeZone} />
      <PasskeyList
        passkeys={[{ id: holder, name: 'Luna', isSynced: true, createdAt: at, lastUsedAt: at }]}
        timeZone={timeZone}
        spoken={spoken}
      />
      <SessionList
        sessions={[true, false].map((isPresent) => ({
          id: String(isPresent),
          device: isPresent ? null : 'Chrome on Mac',
          isPresent,
          isHere: true,
          signedInAt: at,
          signedInBy: 'code',
          lastUsedAt: at,
        }))}
        timeZone={timeZone}
        spoken={spoken}
      />
    </PortalMain>
  );
}

function ScheduleParts() {
  return (
    <PortalMain heading="Luz">
      {visits.map((each) => (
        <UpcomingVisit key={each.id} visit={each} isNext />
      ))}
    </PortalMain>
  );
}

function HistoryParts() {
  return (
    <PortalMain heading="Luz">
      {visits.map((each) => (
        <PastVisit key={each.id} visit={each} />
      ))}
      <PastVisit visit={{ ...visit, problem: null, photosCount: 0 }} />
    </PortalMain>
  );
}

const terms = {
  title: 'Change of the plan',
  property: 'Calle 5',
  lines: [{ label: 'Care of the lawn', amount: '$45.00' }],
  summary: 'This is what you agree to.',
};

function PlanParts() {
  const planStates = ['active', 'paused', 'cancelled'] as const;
  return (
    <PortalMain heading="Luz">
      <PlanFacts plan={{ ...plan, visitLines: [{ label: 'Care of it', amount: '45.00' }] }} />
      <PlanFacts
        plan={{
          ...plan,
          nextVisit: null,
          rounds: [{ name: 'Weeds of spring', from: '03-01', until: '03-20', price: '60.00' }],
        }}
      />
      {planStates.map((state) => (
        <ChangeForms key={state} plan={{ ...plan, state }} change={null} />
      ))}
      <AgreeForm
        planId={1}
        change={{ kind: 'cancel' }}
        offer={{ terms, termsHash: 'a'.repeat(64) }}
        requestKey="key"
      />
      <AgreementList
        agreements={[
          {
            id: 1,
            kind: 'cancel',
            terms,
            termsHash: 'a'.repeat(64),
            signedName: '',
            agreedAt: at,
          },
        ]}
      />
    </PortalMain>
  );
}

function OfferParts() {
  return (
    <OfferLanguage value={useOwnOffer()}>
      <PortalMain heading="Luz">
        {sampleOffers.map((offer, index) => (
          <div key={index.toString()}>
            <OfferOutcome offer={offer} timeZone={timeZone} phone="(281) 555-0100" pdf="/pdf" />
            <OfferText offer={offer} />
            <OfferAnswer of={ownOfferSteps} offer={offer} requestKey="key" />
          </div>
        ))}
      </PortalMain>
    </OfferLanguage>
  );
}

const pages = [
  ['/customer-portal', OverviewParts],
  ['/customer-portal/account', AccountParts],
  ['/customer-portal/schedule', ScheduleParts],
  ['/customer-portal/history', HistoryParts],
  ['/customer-portal/plan/1', PlanParts],
  ['/customer-portal/plan-offers/1', OfferParts],
] as const;

it.each(pages)('%s has no English in it', async (path, Parts) => {
  const englishOn = await englishFinder('src/web/{portal,features,forms}/**', []);
  expect(englishOn(await drawnInPortal(path, Parts, 'en')).length).toBeGreaterThan(20);
  expect(englishOn(await drawnInPortal(path, Parts, 'es'))).toEqual([]);
});
