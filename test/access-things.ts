// What the table of rights is tried on: Maria's things, each made anew behind the address that leads to it.
import { eq } from 'drizzle-orm';
import type { ServiceRequestStatus } from '#company/rules/quotes/service-request-machine.ts';
import type { MailingStatus } from '#company/rules/site/mailing-machine.ts';
import type { ChatEntry } from '#contract/chat/chat-log.ts';
import type { PricedQuote } from '#contract/quotes/quote.ts';
import type { ContentEntry } from '#contract/site/content/editing.ts';
import type { DayMove } from '#contract/visits/day-moves.ts';
import type { DeskPlanOffer } from '#contract/visits/plan-offer-desk.ts';
import { invitationToken } from '#server/accounts/invitations/invitation-link.ts';
import { appointmentToken } from '#server/booking/appointment-link.ts';
import { renewFeed } from '#server/booking/calendar-feeds/feed.service.ts';
import { reviewToken } from '#server/booking/review-link.ts';
import { sessions, users } from '#server/platform/database/schema/account.ts';
import {
  accountInvitations,
  accountPeople,
} from '#server/platform/database/schema/account-people.ts';
import { appointments } from '#server/platform/database/schema/booking.ts';
import { chatSessions } from '#server/platform/database/schema/chat.ts';
import { cannedReplies } from '#server/platform/database/schema/chat-desk.ts';
import {
  consents,
  customerImports,
  customerNotes,
  sentMails,
} from '#server/platform/database/schema/customer.ts';
import { emailChanges } from '#server/platform/database/schema/email-change.ts';
import { visitProblems } from '#server/platform/database/schema/notices.ts';
import {
  billingTasks,
  onlinePayments,
  savedMethods,
} from '#server/platform/database/schema/online-payments.ts';
import { photos } from '#server/platform/database/schema/photo.ts';
import { planChanges } from '#server/platform/database/schema/plan-offer.ts';
import { quoteRequests } from '#server/platform/database/schema/quote.ts';
import { quotePaymentSteps } from '#server/platform/database/schema/quote-version.ts';
import { passkeys } from '#server/platform/database/schema/sign-in-ways.ts';
import { sitePictures } from '#server/platform/database/schema/site-picture.ts';
import {
  properties,
  servicePlans,
  serviceRequests,
} from '#server/platform/database/schema/visits.ts';
import { tokenHash } from '#server/platform/installation/secrets.ts';
import { sealCopy } from '#server/platform/sent-messages/message-copy.ts';
import { visitTodayPath } from '#server/visits/crew/day-link.ts';
import { offered, offeredProgram } from './access-calls.ts';
import type { People } from './access-people.ts';
import { draftOf } from './add-on-office.ts';
import { newMailing, newSubscriber } from './mailing-rows.ts';
import { newCharge, newExport, newInvoice, newPayment } from './money-things.ts';
import { newPayrollExport } from './payroll-things.ts';
import { askedPermission } from './photo-permissions.ts';
import { addVisit, done, newCrew } from './portal-customer.ts';
import { newPrintLink } from './print-things.ts';
import { newReview, newReviewRequest } from './review-rows.ts';
import { appointment, chat, lead, passkey, request } from './sample-rows.ts';

/** What a path needs: values of its parameters, and what the thing behind it is by now. */
export type Thing = {
  params: Record<string, string>;
  version?: number;
  requestVersion?: number;
  contentHash?: string;
  otherId?: string;
  historyId?: number;
};

type Maker = (people: People) => Promise<Thing>;

const ahead: Maker = async ({ office, maria }) =>
  id(await addVisit(office.test, maria, { scheduledDate: '2026-11-24' }));
const today: Maker = async ({ office, maria }) =>
  id(await addVisit(office.test, maria, { scheduledDate: '2026-11-09' }));
const past: Maker = async ({ office, maria }) =>
  id(await addVisit(office.test, maria, { ...done, scheduledDate: '2026-11-02' }));
const plan: Maker = async ({ office, maria }) => {
  const where = eq(servicePlans.id, maria.planId);
  const [row] = await office.test.open.db.select().from(servicePlans).where(where);
  return { ...id(maria.planId), version: row?.version ?? 1 };
};
const visitToReview: Maker = async ({ office: { test }, maria }) => {
  const { visitId, token } = await newReviewRequest(test, maria);
  return { params: { id: String(visitId), token } };
};
const review: Maker = async ({ office: { test }, maria }) => {
  const { review: row, token } = await newReview(test, maria);
  return { params: { id: String(row.id), token }, version: row.version };
};
const photoPermission: Maker = async (people) => {
  const picture = await pictureThatFailed(people);
  const { id: permission, token } = await askedPermission(
    people.office.test,
    people.maria,
    Number(picture.params.id),
  );
  return { params: { id: String(permission), token } };
};
const mailingIn =
  (status: MailingStatus): Maker =>
  async ({ office: { test } }) => {
    await newSubscriber(test);
    const row = await newMailing(test, status);
    return { ...id(row.id), version: row.version };
  };
const subscriber: Maker = async ({ office: { test } }) => id((await newSubscriber(test)).id);
/** The reminder of a consultation, which leaves on the day before, whatever notices Maria has turned off meanwhile. */
const messageAhead: Maker = async ({ office: { test } }) => {
  const createdAt = new Date(test.context.clock().getTime() - 86_400_000);
  const [row] = await test.open.db
    .insert(appointments)
    .values({ ...appointment, appointmentDate: '2026-11-12', createdAt })
    .returning();
  return { params: { key: `appointment-${row?.id}` } };
};
const failedMail: Maker = async ({ office: { test } }) => {
  const sealedBody = await sealCopy(test.context, { subject: 'Hi', text: 'Hi', html: '' });
  const [row] = await test.open.db
    .insert(sentMails)
    .values({
      ...{ mailId: crypto.randomUUID(), recipient: 'maria@example.com', subject: 'Hi' },
      ...{ firstTriedAt: new Date(), status: 'failed', sealedBody },
      ...{ kind: 'quote-mail', jobData: { quoteRequestId: crypto.randomUUID(), to: 'customer' } },
    })
    .returning();
  return { params: { id: String(row?.id) } };
};
const problem: Maker = async ({ office, maria }) => {
  const visitId = await addVisit(office.test, maria, { ...done, scheduledDate: '2026-11-02' });
  const [row] = await office.test.open.db
    .insert(visitProblems)
    .values({
      visitId,
      userId: maria.id,
      kind: 'bad-job',
      wish: 'fix',
      description: 'The edge is ragged.',
      replyBy: new Date(),
      createdAt: new Date(),
    })
    .returning();
  return { ...id(row?.id ?? 0), version: 1 };
};
const invoice: Maker = async (people) => id(await newInvoice(people));
const onlinePayment: Maker = async ({ office, maria }) => {
  const [row] = await office.test.open.db
    .insert(onlinePayments)
    .values({
      ...{ userId: maria.id, cents: 5995, key: crypto.randomUUID(), attempt: 1 },
      ...{ status: 'open', createdAt: new Date() },
    })
    .returning();
  return id(row?.id ?? '');
};
const savedMethod: Maker = async ({ office, maria }) => {
  const [row] = await office.test.open.db
    .insert(savedMethods)
    .values({
      ...{ userId: maria.id, stripeId: crypto.randomUUID(), stripeCustomerId: 'cus_1' },
      ...{ label: 'Visa 4242', createdAt: new Date() },
    })
    .returning();
  return id(row?.id ?? '');
};
const billingTask: Maker = async ({ office, maria }) => {
  const [row] = await office.test.open.db
    .insert(billingTasks)
    .values({ userId: maria.id, kind: 'disputed', cents: 5995, createdAt: new Date() })
    .returning();
  return id(row?.id ?? 0);
};
const paymentStep: Maker = async ({ office }) => {
  const { quote } = await office.quoted({
    ...draftOf(),
    paymentTerms: { steps: [{ name: 'Half done', percent: 50 }] },
  });
  await office.accept('maria', quote);
  const [row] = await office.test.open.db
    .select()
    .from(quotePaymentSteps)
    .where(eq(quotePaymentSteps.quoteId, quote.id));
  return id(row?.id ?? 0);
};
const accountWithCredit: Maker = async (people) => {
  await newPayment(people);
  return { ...id(people.maria.id), otherId: people.maria.id };
};
const crewDay: Maker = async (people) => {
  const { params } = await ahead(people);
  return {
    params: { crewId: String(people.maria.crewId), date: '2026-11-24', visitId: params.id ?? '' },
  };
};
/** A draft that moves a visit of Maria's. */
const dayMove: Maker = async (people) => {
  const { params } = await ahead(people);
  const draft = { date: '2026-11-24', crewIds: [people.maria.crewId], reason: 'Rain' };
  const made = await people.office.must<DayMove>('staff', 'POST /api/console/day-moves', draft);
  return { params: { id: String(made.id), visitId: params.id ?? '' }, version: made.version };
};
/** A size of Maria's lawn that was measured, with the price that she has. */
const planChange: Maker = async ({ office, maria }) => {
  const { db } = office.test.open;
  await db.delete(planChanges);
  const [plan] = await db.select().from(servicePlans).where(eq(servicePlans.id, maria.planId));
  const lines = plan?.everyVisitLines ?? [];
  const [row] = await db
    .insert(planChanges)
    .values({
      servicePlanId: maria.planId,
      kind: 'size',
      reason: 'We measured the lawn.',
      linesBefore: lines,
      linesAfter: lines,
      effectiveOn: '2026-11-09',
      content: JSON.stringify({ title: 'Size', lines: [], summary: 'The same.' }),
      contentHash: '0'.repeat(64),
      createdAt: new Date(),
    })
    .returning();
  return { ...id(row?.id ?? 0), version: 1 };
};
const requestThat =
  (status: ServiceRequestStatus): Maker =>
  (people) =>
    newRequest(people, status);
const quoteThat =
  (state: QuoteState): Maker =>
  (people) =>
    newQuote(people, state);

/** How the thing behind a route is made, by how the route begins; the first that fits counts. */
const makers: [begin: string, make: Maker][] = [
  ['POST /api/quotes/{id}', quoteThat('sent')],
  ['GET /api/quotes/{id}', quoteThat('accepted')],
  ['POST /api/console/quotes/{id}/revise', quoteThat('sent')],
  ['* /api/console/quotes/{id}', quoteThat('draft')],
  ['POST /api/console/service-requests/{id}/schedule', requestThat('accepted')],
  ['POST /api/console/service-requests/{id}/complete', requestThat('scheduled')],
  ['POST /api/console/service-requests/{id}/reopen', requestThat('declined')],
  ['* /api/console/service-requests/{id}', requestThat('pending')],
  ['* /console/requests/:id', requestThat('pending')],
  ['* /api/service-requests/{id}', requestThat('pending')],
  ['PATCH /api/portal/visits/{id}/rating', past],
  ['POST /api/portal/visits/{id}/problems', past],
  ['POST /api/portal/visits/{id}/review', visitToReview],
  ['* /api/reviews/by-link/{token}', review],
  ['* /your-review/:token', review],
  ['* /es/your-review/:token', review],
  ['* /api/photo-permissions/by-link/{token}', photoPermission],
  ['* /your-photos/:token', photoPermission],
  ['* /es/your-photos/:token', photoPermission],
  ['* /api/console/reviews/{id}', review],
  ['* /console/reviews/:id', review],
  ['POST /api/console/mailings/{id}/unschedule', mailingIn('scheduled')],
  ['POST /api/console/mailings/{id}/pause', mailingIn('sending')],
  ['POST /api/console/mailings/{id}/resume', mailingIn('paused')],
  ['* /api/console/mailings/{id}', mailingIn('draft')],
  ['* /console/newsletter/:id', mailingIn('draft')],
  ['* /api/console/newsletter/subscribers/{id}', subscriber],
  ['* /n/{code}', async () => ({ params: { code: 'abcdefgh' } })],
  ['* /api/console/ahead/{key}', messageAhead],
  ['* /console/settings/ahead/:key', messageAhead],
  // Someone else's mention is none, for the owner as well.
  ['POST /api/console/mentions/{id}', async () => id('999999999')],
  ['* /api/console/mails/{id}', failedMail],
  ['* /console/settings/mails/:id', failedMail],
  ['* /api/console/billing/invoices/{id}', invoice],
  ['* /console/billing/invoices/:id', invoice],
  ['* /console/billing/accounts/:id', accountWithCredit],
  ['* /api/portal/billing/methods/{id}', savedMethod],
  ['* /api/portal/billing/online-payments/{id}', onlinePayment],
  ['* /customer-portal/billing/paid/:id', onlinePayment],
  ['* /api/portal/billing/{id}', invoice],
  ['* /customer-portal/billing/:id', invoice],
  ['* /api/console/billing/requests/{id}', requestThat('accepted')],
  ['* /api/portal/billing/requests/{id}', requestThat('accepted')],
  ['* /api/console/billing/payment-steps/{id}', paymentStep],
  ['* /api/portal/billing/payments/{id}', async (people) => id(await newPayment(people))],
  ['* /customer-portal/billing/receipts/:id', async (people) => id(await newPayment(people))],
  ['* /api/portal/billing/years/{year}', async () => ({ params: { year: '2026' } })],
  ['* /customer-portal/billing/years/:year', async () => ({ params: { year: '2026' } })],
  ['* /api/console/billing/tasks/{id}', billingTask],
  ['* /api/console/billing/charges/{id}', async (people) => id(await newCharge(people))],
  ['* /api/console/billing/payments/{id}', async (people) => id(await newPayment(people))],
  [
    'GET /api/console/billing/exports/{number}/{file}',
    async (people) => ({ params: { number: String(await newExport(people)), file: 'journal' } }),
  ],
  ['* /api/console/billing', accountWithCredit],
  ['* /api/portal/visits/{id}', ahead],
  ['* /api/portal/problems/{id}', problem],
  ['* /customer-portal/problems/:id', problem],
  ['* /console/problems/:id', problem],
  ['* /api/console/visit-problems/{id}', problem],
  ['* /api/console/visits/{id}', today],
  ['POST /api/plan-offers/by-link/{token}/objection', planOfferThat('objectable')],
  ['GET /api/plan-offers/by-link/{token}/pdf', planOfferThat('objectable')],
  ['* /api/plan-offers/by-link/{token}', planOfferThat('sent')],
  ['* /api/portal/plan-offers/{id}', planOfferThat('sent')],
  ['* /api/portal/plan-agreements/{id}', planOfferThat('objected')],
  ['* /api/console/plan-agreements/{id}', planOfferThat('objected')],
  ['POST /api/console/plan-offers/{id}/yes', planOfferThat('sent')],
  ['* /api/console/plan-offers/{id}', planOfferThat('draft')],
  ['* /api/console/program-offers/{id}', programDraft],
  ['* /api/console/plan-offer', placeForPlan],
  ['* /api/console/program-offer', placeForPlan],
  ['* /plan-offer/:token', planOfferThat('sent')],
  ['* /es/plan-offer/:token', planOfferThat('sent')],
  ['* /customer-portal/plan-offers/:id', planOfferThat('sent')],
  ['* /console/plans/offers/:id', planOfferThat('draft')],
  ['* /api/portal/plan-changes/{id}', planChange],
  ['* /api/console/plan-changes/{id}', planChange],
  ['* /api/console/service-plans/{id}', plan],
  ['* /api/portal/plans/{id}', plan],
  [
    '* /api/console/crews/{id}',
    async ({ office }) => id(await newCrew(office.test, crypto.randomUUID())),
  ],
  ['GET /go/{code}', async () => ({ params: { code: 'abc234' } })],
  ['GET /api/printed-links/{code}', async () => ({ params: { code: 'abc234' } })],
  ['GET /print-flyer/:code', async () => ({ params: { code: 'abc234' } })],
  ['GET /business-card/:code', async () => ({ params: { code: 'abc234' } })],
  ['* /api/console/print-links/{id}', newPrintLink],
  ['* /console/print/:id', newPrintLink],
  [
    'GET /api/console/payroll/exports/{number}/hours',
    async (people) => ({ params: { number: String(await newPayrollExport(people)) } }),
  ],
  ['* /api/console/crew-days/{crewId}/{date}', crewDay],
  ['* /console/visits/day/:crewId/:date', crewDay],
  ['* /api/console/day-moves/{id}', dayMove],
  ['* /console/visits/moves/:id', dayMove],
  ['* /api/console/calendar/visits/{id}', ahead],
  ['* /api/console/calendar/appointments/{id}', async (people) => id(await newAppointment(people))],
  ['GET /api/console/calendar/months/{month}', async () => ({ params: { month: '2026-11' } })],
  ['* /console/calendar/appointments/:id', async (people) => id(await newAppointment(people))],
  ['* /console/calendar/:kind', moveOf],
  ['* /api/console/slot-rules/{id}', async () => id(1)],
  ['* /api/console/consultation-types/{id}', async () => id(1)],
  ['* /api/console/promo-codes/{id}', async () => id(1)],
  ['GET /api/content/policies/{path}', async () => ({ params: { path: 'privacy' } })],
  ['* /api/console/crew-feeds/{id}', async ({ maria }) => id(maria.crewId)],
  ['POST /api/console/content/{kind}/{slug}/draft/discard', entryThat('drafted')],
  ['POST /api/console/content/{kind}/{slug}/schedule/cancel', entryThat('scheduled')],
  ['POST /api/console/content/{kind}/{slug}/show', entryThat('hidden')],
  ['POST /api/console/content/{kind}/{slug}/translate/take-back', entryThat('translated')],
  ['POST /api/console/content/{kind}/{slug}/rename', newPost],
  ['* /api/console/pictures/{id}', pictureThatFailed],
  ['* /console/settings/pictures/:id', pictureThatFailed],
  ['* /api/console/content-previews/{id}', async () => id(crypto.randomUUID())],
  ['* /content-preview/:id', async () => id(crypto.randomUUID())],
  ['* /api/console/content/{kind}', entryThat('published')],
  ['* /console/settings/content/:kind', entryThat('published')],
  ['* /console/visits/:id', today],
  ['* /console/plans/:id', plan],
  ['* /api/console/crew-reports/{id}', async () => id(crypto.randomUUID())],
  ['* /api/visits-today/{token}', visitToday],
  ['* /visit-today/:token', visitToday],
  ['* /es/visit-today/:token', visitToday],
  ['GET /api/photos/{id}', photoOfVisit],
  ['DELETE /api/photos/{id}', async (people) => id(await newUpload(people))],
  ['* /api/appointments/by-link/{token}', appointmentByLink],
  ['* /appointment/:token', appointmentByLink],
  ['* /es/appointment/:token', appointmentByLink],
  ['* /api/appointment-reviews/{token}', appointmentUnderReview],
  ['* /review/:token', appointmentUnderReview],
  ['GET /api/calendar-feeds/{token}', feed],
  ['POST /api/portal/people/invitations', roomForPeople],
  ['POST /api/portal/email-change', roomForCodes],
  ['* /api/portal/people/invitations/{id}', invitationOfMaria],
  ['* /api/account-invitations/{token}', invitationOfMaria],
  ['* /invitation/:token', invitationOfMaria],
  ['* /es/invitation/:token', invitationOfMaria],
  ['* /api/console/staff/invitations/{id}', invitationToStaff],
  ['POST /api/console/staff/invitations', roomForPeople],
  ['* /api/console/staff/{id}', newColleague],
  ['* /api/portal/people/{id}', personOfMaria],
  ['* /api/console/customers/{id}/people', customerWithPeople],
  ['* /api/account/passkeys/{id}', newPasskey],
  ['* /api/chat-session/{sessionId}', newChat],
  ['* /api/chat-sessions/{sessionId}', newChat],
  ['* /admin-support/:sessionId', newChat],
  ['* /api/console/customers/{id}', newPerson],
  ['POST /api/console/viewings/end', newPerson],
  ['* /api/console/customer-merges/{id}', newMerge],
  ['* /api/console/customer-imports/{id}', newImport],
  ['* /console/customers/import/:id', newImport],
  ['* /console/customers/:id', newPerson],
  ['* /api/console/leads/{kind}/{id}', newLead],
  ['* /console/leads/:kind/:id', newLead],
  ['* /api/canned-replies/{id}', newCannedReply],
  ['* /api/account/sessions/{id}', otherSession],
  ['GET /api/appointments/availability/{date}', async () => ({ params: { date: '2026-11-17' } })],
  ['* /customer-portal/visits/:id', ahead],
  ['* /customer-portal/plan/:id', plan],
  ['* /customer-portal/add-ons/:id/quote', requestWithQuote],
  ['* /customer-portal/add-ons/:id', requestThat('pending')],
];

/** Maria's thing behind a route, made anew; what the site has of its own where no one's things are. */
export async function newThing(people: People, route: string): Promise<Thing> {
  const [method, path = ''] = route.split(' ');
  const maker = makers.find(([begin]) => {
    const [makerMethod, makerPath = ''] = begin.split(' ');
    return (makerMethod === '*' || makerMethod === method) && path.startsWith(makerPath);
  });
  return maker ? maker[1](people) : { params: { id: 'commercial', slug: 'spring', token: 'none' } };
}

/** A question of its own among the content, with the first line of its history. */
function entryThat(state: 'drafted' | 'published' | 'hidden' | 'scheduled' | 'translated'): Maker {
  return async ({ office }) => {
    const body = { question: `Why ${crypto.randomUUID()}?`, answer: 'So.' };
    const path = 'POST /api/console/content/question';
    const then = (step: string, sent: object) =>
      office.must<ContentEntry>('staff', `${path}/${entry.slug}/${step}`, sent);
    let entry = await office.must<ContentEntry>('staff', path, { body });
    if (state !== 'drafted') entry = await then('publish', { version: entry.version, body });
    if (state === 'scheduled') {
      const publishAt = '2026-12-01T14:00:00Z';
      entry = await then('schedule', { version: entry.version, body, publishAt });
    }
    if (state === 'hidden') entry = await then('hide', { version: entry.version });
    if (state === 'translated') {
      const spanish = { language: 'es', version: 0, texts: { answer: 'Así es.' } };
      entry = await then('translate', { ...spanish, ofVersion: entry.version });
    }
    return {
      params: { kind: 'question', slug: entry.slug },
      version: entry.version,
      historyId: entry.history[0]?.id ?? 0,
    };
  };
}

/** A post that is written but not yet on the site; of all kinds it alone can get another address. */
async function newPost({ office }: People): Promise<Thing> {
  const entry = await office.must<ContentEntry>('staff', 'POST /api/console/content/post', {
    body: { title: `Mulch ${crypto.randomUUID()}` },
  });
  return { params: { kind: 'post', slug: entry.slug }, version: entry.version };
}

/** A picture of the site whose files could not be made. */
async function pictureThatFailed({ office }: People): Promise<Thing> {
  const storageKey = `site-pictures/${crypto.randomUUID()}.webp`;
  await office.test.context.storage.put(storageKey, Buffer.from('RIFF'), 'image/webp');
  const original = { storageKey, width: 1200, height: 800, color: '#5a7d4f' };
  const failed = { state: 'failed', failure: 'It could not be read.' } as const;
  const [row] = await office.test.open.db
    .insert(sitePictures)
    .values({ ...original, ...failed })
    .returning();
  return { ...id(row?.id ?? 0), version: 1 };
}

/** Maria has a plan at her first property; this is another one. */
async function placeForPlan({ office, maria }: People): Promise<Thing> {
  const [place] = await office.test.open.db
    .insert(properties)
    .values({ userId: maria.id, address: `${crypto.randomUUID()} Elm Lane` })
    .returning();
  return { params: { propertyId: String(place?.id) }, otherId: maria.id };
}

/** An offer of a plan for Maria, as far as a route needs it to be. */
function planOfferThat(state: 'draft' | 'sent' | 'objectable' | 'objected'): Maker {
  return async (people) => {
    const { office, maria } = people;
    const { params } = await placeForPlan(people);
    const body = {
      ...offered,
      customerId: maria.id,
      propertyId: Number(params.propertyId),
      isSent: state !== 'draft',
    };
    const path = 'POST /api/console/plan-offers';
    const offer = await office.must<DeskPlanOffer>('staff', path, body);
    const { version, contentHash } = offer;
    const token = offer.path?.slice('/plan-offer/'.length) ?? '';
    const thing = { params: { id: offer.id, token }, version, contentHash: contentHash ?? '' };
    if (state === 'draft' || state === 'sent') return thing;
    const yes = {
      version,
      contentHash,
      saidBy: 'Maria Ortega',
      way: 'phone',
      saidOn: '2026-11-09',
    };
    const taken = await office.must<DeskPlanOffer>(
      'staff',
      `POST /api/console/plan-offers/${offer.id}/yes`,
      yes,
    );
    if (state === 'objectable') return thing;
    const says = { objection: 'I only asked.' };
    await office.call('nobody', `POST /api/plan-offers/by-link/${token}/objection`, says);
    return { ...thing, params: { id: String(taken.agreement?.id) } };
  };
}

/** The draft of a program for Maria. */
async function programDraft(people: People): Promise<Thing> {
  const { office, maria } = people;
  const { params } = await placeForPlan(people);
  const propertyId = Number(params.propertyId);
  const offer = await office.must<DeskPlanOffer>('staff', 'POST /api/console/program-offers', {
    ...offeredProgram,
    customerId: maria.id,
    propertyId,
  });
  return { params: { id: offer.id }, version: offer.version };
}

async function newRequest({ office, maria }: People, status: ServiceRequestStatus): Promise<Thing> {
  const [row] = await office.test.open.db
    .insert(serviceRequests)
    .values({
      ...request,
      userId: maria.id,
      customerEmail: 'maria@example.com',
      status,
      estimatedPrice: '45.00',
      ...(status === 'scheduled' && { scheduledDate: '2026-11-24' }),
      ...(status === 'declined' && { declinedBy: 'office' }),
    })
    .returning();
  return id(row?.id);
}

async function newPasskey({ office, maria }: People): Promise<Thing> {
  const [row] = await office.test.open.db
    .insert(passkeys)
    .values({ ...passkey, userId: maria.id, credentialId: crypto.randomUUID() })
    .returning();
  return id(row?.id);
}

/** Someone whom a customer has invited, and someone who has joined. */
async function sharedBy({ office }: People, customerId: string) {
  const { context, open } = office.test;
  const email = `${crypto.randomUUID()}@example.com`;
  const named = { firstName: 'Luis', lastName: 'Ortega' };
  const at = { createdAt: context.clock(), expiresAt: new Date(Date.now() + 604_800_000) };
  const [invitation] = await open.db
    .insert(accountInvitations)
    .values({ ...named, ...at, email, customerId })
    .returning();
  const [person] = await open.db
    .insert(users)
    .values({ ...named, email: `joined-${email}` })
    .returning();
  const personId = person?.id ?? '';
  await open.db.insert(accountPeople).values({ personId, customerId, joinedAt: context.clock() });
  const invitationId = invitation?.id ?? '';
  const token = invitationToken(context.secrets.accountInvitation, invitationId);
  return { invitationId, personId, token };
}

/** An account takes so many people and no more. */
async function roomForPeople({ office }: People): Promise<Thing> {
  await office.test.open.db.delete(accountInvitations);
  await office.test.open.db.delete(accountPeople);
  return { params: {} };
}

/** An account is mailed so many codes a day and no more. */
async function roomForCodes({ office }: People): Promise<Thing> {
  await office.test.open.db.delete(emailChanges);
  return { params: {} };
}

async function invitationOfMaria(people: People): Promise<Thing> {
  const { invitationId, token } = await sharedBy(people, people.maria.id);
  return { params: { id: invitationId, token } };
}

async function invitationToStaff({ office }: People): Promise<Thing> {
  const { context, open } = office.test;
  const [row] = await open.db
    .insert(accountInvitations)
    .values({
      firstName: 'Luis',
      lastName: 'Ortega',
      email: `${crypto.randomUUID()}@example.com`,
      role: 'staff',
      createdAt: context.clock(),
      expiresAt: new Date(Date.now() + 604_800_000),
    })
    .returning();
  return id(row?.id);
}

async function newColleague({ office }: People): Promise<Thing> {
  const [row] = await office.test.open.db
    .insert(users)
    .values({ email: `${crypto.randomUUID()}@example.com`, role: 'staff' })
    .returning();
  return { ...id(row?.id), version: 1 };
}

async function personOfMaria(people: People): Promise<Thing> {
  return id((await sharedBy(people, people.maria.id)).personId);
}

async function customerWithPeople(people: People): Promise<Thing> {
  const customer = await newPerson(people);
  const { invitationId, personId } = await sharedBy(people, customer.params.id ?? '');
  return { params: { id: customer.params.id ?? '', invitationId, personId } };
}

/** The link to Maria's visit of today tells where her crew is, to anyone who has it. */
async function visitToday(people: People): Promise<Thing> {
  const { params } = await today(people);
  const key = people.office.test.context.secrets.dayLink;
  const path = visitTodayPath(key, Number(params.id), '2026-11-09');
  return { params: { token: path.slice('/visit-today/'.length) } };
}

/** Maria asks something, and staff send her a card with a price. */
async function newChat({ office, maria }: People): Promise<Thing> {
  const { db } = office.test.open;
  const { clock } = office.test.context;
  const [session] = await db
    .insert(chatSessions)
    .values({ ...chat, userId: maria.id, status: 'waiting', waitingSince: clock() })
    .returning();
  const sessionId = session?.id ?? '';
  const key = crypto.randomUUID();
  const offer = { kind: 'price', title: 'Mulch', amount: '45.00' };
  const sent = await office.must<ChatEntry>(
    'staff',
    `POST /api/chat-sessions/${sessionId}/offers`,
    {
      key,
      offer,
    },
  );
  const offerId = sent.kind === 'offer' ? sent.offer.id : '';
  return { params: { sessionId, offerId }, version: sent.number };
}

/** A customer with all that the office keeps of one; and another one, who could be the same person. */
async function newPerson({ office }: People): Promise<Thing> {
  const { db } = office.test.open;
  const [userId, otherId] = [crypto.randomUUID(), crypto.randomUUID()];
  // Each is known by an address that says who it is.
  await db
    .insert(users)
    .values([userId, otherId].map((id) => ({ id, email: `${id}@example.com` })));
  const at = office.test.context.clock();
  const [property] = await db.insert(properties).values({ userId, address: 'A' }).returning();
  const [note] = await db
    .insert(customerNotes)
    .values({ userId, text: 'A', createdAt: at })
    .returning();
  const [consent] = await db
    .insert(consents)
    .values({
      ...{ userId, channel: 'email', purpose: 'visits', reaches: 'a@example.com' },
      ...{ wording: 'A', givenHow: 'phone', givenAt: at },
    })
    .returning();
  const params = {
    id: userId,
    propertyId: String(property?.id),
    noteId: String(note?.id),
    consentId: String(consent?.id),
  };
  return { params, version: 1, otherId };
}

async function newMerge(people: People): Promise<Thing> {
  const { params, otherId } = await newPerson(people);
  const body = { other: otherId, version: 1, otherVersion: 1 };
  const path = `POST /api/console/customers/${params.id}/merge`;
  return id((await people.office.must<{ mergeId: string }>('staff', path, body)).mergeId);
}

async function newImport({ office }: People): Promise<Thing> {
  const [row] = await office.test.open.db
    .insert(customerImports)
    .values({
      header: ['email'],
      rows: [['a@example.com']],
      columns: { email: 0 },
      rowCount: 1,
      createdAt: office.test.context.clock(),
    })
    .returning();
  return id(row?.id);
}

async function newLead({ office }: People): Promise<Thing> {
  const [row] = await office.test.open.db.insert(quoteRequests).values(lead).returning();
  return { params: { kind: 'quote', id: row?.id ?? '' }, version: 1 };
}

async function newCannedReply({ office }: People): Promise<Thing> {
  const [row] = await office.test.open.db
    .insert(cannedReplies)
    .values({ shortcut: crypto.randomUUID(), text: 'Hello' })
    .returning();
  return id(row?.id);
}

/** Another browser in which Maria is signed in. */
async function otherSession({ office, maria }: People): Promise<Thing> {
  const [row] = await office.test.open.db
    .insert(sessions)
    .values({
      sid: tokenHash(crypto.randomUUID()),
      sess: { userId: maria.id },
      userId: maria.id,
      expire: new Date(Date.now() + 86_400_000),
    })
    .returning();
  return id(row?.id);
}

async function requestWithQuote({ office }: People): Promise<Thing> {
  const { request: asked } = await office.quoted();
  return id(asked.id);
}

type QuoteState = 'draft' | 'sent' | 'accepted';

/** A quote for Maria, as far as a route needs it to be. */
async function newQuote({ office }: People, state: QuoteState): Promise<Thing> {
  const asked = await office.ask('maria');
  const draft = await office.draft(asked);
  const at = { params: { id: draft.id }, version: draft.version, requestVersion: asked.version };
  if (state === 'draft') return at;
  await office.send(draft, asked.version);
  const quote = await office.must<PricedQuote>('maria', `GET /api/quotes/${draft.id}`);
  if (state === 'accepted') await office.accept('maria', quote);
  return { ...at, version: quote.version, contentHash: quote.contentHash };
}

async function photoOfVisit(people: People): Promise<Thing> {
  const visit = await past(people);
  const owner = {
    ownerHash: 'f'.repeat(64),
    visitId: Number(visit.params.id),
    kind: 'after',
  } as const;
  return id(await newPhoto(people, owner));
}

/** A photo that Maria's browser has just uploaded, and that nothing has named yet. */
export function newUpload(people: People): Promise<string> {
  const visitor = /visitor=([\w-]+)/.exec(people.cookies.Maria)?.[1] ?? '';
  const expiresAt = new Date(people.office.test.context.clock().getTime() + 3_600_000);
  return newPhoto(people, { ownerHash: tokenHash(visitor), expiresAt });
}

async function newPhoto(
  { office }: People,
  values: Pick<typeof photos.$inferInsert, 'ownerHash' | 'visitId' | 'kind' | 'expiresAt'>,
): Promise<string> {
  const storageKey = `photos/${crypto.randomUUID()}`;
  const [row] = await office.test.open.db
    .insert(photos)
    .values({ ...values, storageKey, byteSize: 1, width: 1, height: 1 })
    .returning();
  await office.test.context.storage.put(`${storageKey}-full.webp`, Buffer.from('x'), 'image/webp');
  return row?.id ?? '';
}

async function appointmentByLink(people: People): Promise<Thing> {
  const { secrets } = people.office.test.context;
  return token(appointmentToken(secrets.appointmentLink, await newAppointment(people)));
}

async function appointmentUnderReview(people: People): Promise<Thing> {
  const { secrets } = people.office.test.context;
  return token(reviewToken(secrets.reviewLink, await newAppointment(people)));
}

async function newAppointment({ office: { test } }: People): Promise<number> {
  const reviewUntil = new Date(test.context.clock().getTime() + 86_400_000);
  const [row] = await test.open.db
    .insert(appointments)
    .values({
      ...appointment,
      customerEmail: 'maria@example.com',
      reviewUntil,
      reviewReasons: ['links'],
    })
    .returning();
  return row?.id ?? 0;
}

async function moveOf(people: People): Promise<Thing> {
  const thing = id(await newAppointment(people));
  return { ...thing, params: { ...thing.params, kind: 'appointments' } };
}

async function feed({ office, maria }: People): Promise<Thing> {
  const { path } = await renewFeed(office.test.context, maria.id);
  return token(path?.split('/').at(-1));
}

function token(value = ''): Thing {
  return { params: { token: value } };
}

function id(value: number | string = ''): Thing {
  return { params: { id: String(value) }, version: 1 };
}
