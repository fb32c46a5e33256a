// One of every mail that the program sends, with made-up facts.
import type { Language } from '#company/facts/languages.ts';
import { defaultSettings as settings } from '#company/facts/settings.ts';
import { autopayTerms, describeAutopayFailure } from '#company/rules/billing/autopay.ts';
import type { WordsOfMails } from '#company/rules/platform/automatic-mails.ts';
import { describeReEntry } from '#company/rules/visits/application.ts';
import { offeredPlan } from '#company/rules/visits/plan-offer-content.ts';
import { remedyLabel } from '#company/rules/visits/remedy-label.ts';
import {
  accountInvitationMail,
  staffInvitationMail,
} from '#server/platform/mail/account-invitation-mail.tsx';
import * as account from '#server/platform/mail/account-mail.tsx';
import * as appointment from '#server/platform/mail/appointment-mail.tsx';
import {
  type AutopayFailedFacts,
  autopayChangeMailOf,
  autopayFailedMailOf,
  autopayNoticeMailOf,
} from '#server/platform/mail/autopay-mail.tsx';
import * as chat from '#server/platform/mail/chat-mail.tsx';
import { movedVisitMail } from '#server/platform/mail/day-move-mail.tsx';
import * as emailChange from '#server/platform/mail/email-change-mail.tsx';
import { estimateMailOf } from '#server/platform/mail/estimate-mail.tsx';
import { invoiceMailOf } from '#server/platform/mail/invoice-mail.tsx';
import * as lead from '#server/platform/mail/lead-mail.tsx';
import { mailingMail } from '#server/platform/mail/mailing-mail.tsx';
import { mentionMailOf } from '#server/platform/mail/mention-mail.tsx';
import { newsletterWelcomeMail } from '#server/platform/mail/newsletter-mail.tsx';
import {
  officeProblemMail,
  officeProblemMessageMail,
} from '#server/platform/mail/office-problem-mail.tsx';
import { receiptMailOf } from '#server/platform/mail/online-receipt-mail.tsx';
import { reminderMailOf } from '#server/platform/mail/payment-reminder-mail.tsx';
import { photoPermissionMailOf } from '#server/platform/mail/photo-permission-mail.tsx';
import { planChangeMail } from '#server/platform/mail/plan-change-mail.tsx';
import { planCopyMail } from '#server/platform/mail/plan-copy-mail.tsx';
import * as offers from '#server/platform/mail/plan-offer-mail.tsx';
import * as lawn from '#server/platform/mail/plan-request-mail.tsx';
import { problemReplyMail } from '#server/platform/mail/problem-reply-mail.tsx';
import { quoteFollowUpMailOf } from '#server/platform/mail/quote-follow-up-mail.tsx';
import * as quote from '#server/platform/mail/quote-request-mail.tsx';
import { reEntryNoticeMail } from '#server/platform/mail/re-entry-mail.tsx';
import type { RenderedMail } from '#server/platform/mail/render-mail.ts';
import * as review from '#server/platform/mail/review-mail.tsx';
import { reviewRequestMailOf } from '#server/platform/mail/review-request-mail.tsx';
import * as request from '#server/platform/mail/service-request-mail.tsx';
import { signInMail } from '#server/platform/mail/sign-in-mail.tsx';
import { statementMailOf } from '#server/platform/mail/statement-mail.tsx';
import { officeStormMail, stormReceiptMail } from '#server/platform/mail/storm-mail.tsx';
import { testMail } from '#server/platform/mail/test-mail.tsx';
import * as visit from '#server/platform/mail/visit-mail.tsx';
import { visitMovedMail } from '#server/platform/mail/visit-moved-mail.tsx';
import { wordsOfMails } from '#server/platform/settings/words-of-mails.ts';
import { firstContent } from '#server/site/seed/first-content.ts';

const site = 'https://oak.example/';
const link = `${site}customer-portal/visits/7`;
const [name, firstName, lastName] = ['Fern Example', 'Fern', 'Example'];
const [email, phone] = ['fern@example.com', '(281) 555-0131'];
const address = '12310 Barker Cypress Rd, Cypress, TX 77429';
const deletesOn = '2026-12-01';

const booked = {
  language: 'en' as const,
  customerName: name,
  customerEmail: email,
  customerPhone: phone,
  propertyAddress: address,
  serviceType: 'Free Landscape Consultation',
  date: '2026-11-26',
  time: '08:00',
  duration: 60,
  estimatedPrice: null,
  customerNotes: 'Water stands by the back fence.\nThe gate sticks.',
  originalDate: '2026-11-24',
  originalTime: '10:00',
  rescheduleReason: 'A doctor called.',
  before: { date: '2026-11-25', time: '09:00' },
  link: `${site}appointment/abc`,
};

const plan = {
  firstName,
  lastName,
  email,
  phone,
  address,
  propertySize: 8170,
  lawnArea: 5311,
  dataSource: 'estimate',
  frequency: 'weekly',
  frequencyLabel: 'Weekly',
  startDate: '2026-12-01',
  priceLines: [
    { label: 'Mowing', amount: '52.00' },
    { label: 'First cut of tall grass', amount: '25.00' },
  ],
  firstVisitTotal: '77.00',
  everyVisitTotal: '52.00',
  priceNumber: 1042,
  priceHeldUntil: '2026-12-24',
  notes: 'Please mind the sprinkler by the gate.',
  reviewReasons: ['the same address twice in an hour'],
};

const asked = {
  firstName,
  lastName,
  email,
  phone,
  serviceType: 'fencing',
  projectDetails: 'Eighty feet of cedar.\nOne gate.',
  photoLinks: [`${site}api/photos/1`, `${site}api/photos/2`],
  reviewReasons: [],
};

const wanted = {
  customerName: name,
  customerEmail: email,
  customerPhone: phone,
  propertyAddress: address,
  serviceType: 'Sprinkler repair',
  description: 'One head sprays the wall.',
  preferredDate: '2026-12-03',
  urgency: 'within two weeks',
  estimatedPrice: '180.00',
  finalPrice: '180.00',
  declineReason: null,
};

const workDays = ['2026-12-03', '2026-12-04'].map((date, index) => ({
  date,
  time: '09:00',
  crew: 'Crew Live Oak',
  jobDay: { day: index + 1, of: 2 },
}));

const talk = {
  customerName: name,
  customerEmail: email,
  customerPhone: phone,
  link: `${site}chat/abc`,
  messages: [
    { name: firstName, time: '9:02 AM', text: 'Do you trim live oaks?', photos: 1 },
    { name: 'Ana', time: '9:05 AM', text: 'We do, from August to January.', photos: 0 },
  ],
};

const came = {
  firstName,
  serviceType: 'Weekly mowing',
  date: '2026-11-26',
  time: '08:00',
  crewName: 'Crew Live Oak',
  photosCount: 3,
  link,
  settingsLink: `${site}customer-portal/account`,
  todayLink: `${site}visit-today/abc`,
  skipKind: null,
};

const offeredLawn = {
  language: 'en' as const,
  firstName,
  plan: offeredPlan({
    offer: '1',
    version: 2,
    customerName: name,
    propertyAddress: address,
    kind: 'mowing',
    name: 'Lawn Maintenance',
    frequency: 'weekly',
    lotSize: 8170,
    lawnArea: 5311,
    firstDay: '2026-12-01',
    visitTime: '09:00',
    validUntil: '2026-12-24',
    message: 'Good to meet you.',
    firstVisitLines: [
      { label: 'Mowing, weekly', amount: '50.00', taxClass: 'taxable' },
      { label: 'First-time mow', amount: '20.00', taxClass: 'taxable' },
    ],
    everyVisitLines: [{ label: 'Mowing, weekly', amount: '50.00', taxClass: 'taxable' }],
    rounds: [],
    taxBasisPoints: 825,
    monthlyPrice: '175.00',
  }),
  link: `${site}plan-offer/abc`,
};
const offeredProgram = {
  ...offeredLawn,
  plan: offeredPlan({
    ...offeredLawn.plan,
    kind: 'aeration',
    name: 'Aeration Program',
    frequency: 'rounds',
    firstDay: '2027-04-20',
    firstVisitLines: [],
    everyVisitLines: [],
    rounds: [
      {
        name: 'Core Aeration',
        from: '04-15',
        until: '05-31',
        date: '2027-04-20',
        lines: [{ label: 'Core Aeration', amount: '95.00', taxClass: 'taxable' }],
      },
    ],
    monthlyPrice: '7.92',
  }),
};
const startedLawn = {
  ...offeredLawn,
  signedName: name,
  way: 'phone',
  startsOn: '2026-12-01',
} as const;
const customer = { name, email, phone };

const overdue = { firstName: 'Fern', number: 1001, dueOn: '2026-11-23', open: '49.12', link };
const openQuote = {
  ...{ firstName: 'Fern', serviceType: 'Mulch Installation', total: '340.99', link },
  ...{ sentOn: '2026-11-09', validUntil: '2026-12-09' },
};
const failed = (language: Language): AutopayFailedFacts => ({
  ...{ language, firstName: 'Fern', number: 1042, amount: '59.95' },
  ...describeAutopayFailure('expired_card', 'Visa 4242', language),
  ...{ retryOn: null, payLink: link, autopayLink: link },
});
const planChange = {
  firstName,
  terms: {
    title: 'Lawn Maintenance: new price',
    lines: [
      { label: 'Mowing, weekly', amount: '$47.01 now, then $49.01' },
      { label: 'Each visit', amount: '$50.00 now, then $52.00' },
    ],
    summary: 'From Monday, January 4, 2027 on each visit costs $52.00 instead of $50.00.',
  },
  link,
};
const moved = {
  firstName,
  serviceType: 'Weekly mowing',
  companyName: settings.companyName,
  phone: settings.phone,
  reason: 'rain',
  fromDate: '2026-11-26',
  toDate: '2026-11-27',
  time: null,
  link,
};

const stormCall = {
  ...asked,
  place: address,
  powerLine: 'unsure',
  projectDetails: 'An oak limb lies on the garage.',
  callBackBy: new Date('2026-11-23T16:00Z'),
};

const estimate = {
  title: 'Project estimate',
  basis: 'Standard scope. Property 8,000 sq ft, fence 100 ft, drain 50 ft, where they count.',
  lines: [
    { label: 'Landscape design and installation', amount: '5000.00' },
    { label: 'Wood fencing', amount: '2800.00' },
  ],
  taxRate: '8.25%',
  tax: '412.50',
  total: '8212.50',
  language: 'en' as const,
};

const spanishEstimate = {
  ...estimate,
  title: 'Presupuesto del proyecto',
  basis: 'Alcance: Básico. Terreno: 8,000 pies²; cerca: 100 pies, donde cuentan.',
  lines: [
    { label: 'Diseño e instalación del jardín', amount: '5000.00' },
    { label: 'Cerca de madera', amount: '2800.00' },
  ],
  language: 'es' as const,
};

/** The words that the program comes with. */
const firstWords = wordsOfMails({
  content: () => ({ ...firstContent(), translations: {}, uploads: {} }),
});

/** In English, where no other language is asked for and where there is no other one. */
type Render = (words?: WordsOfMails, language?: Language) => Promise<RenderedMail>;

/** Each by what it is about; the office's begin with `office`. */
export const everyMail: Record<string, Render> = {
  'sign-in': (_, language = 'en') =>
    signInMail({ language, code: '12345678', link: `${site}sign-in/link/abc` }, settings),
  'deletion-asked': (_, language = 'en') =>
    account.deletionAskedMail({ language, firstName, deletesOn, link }, settings),
  'deletion-done': (_, language = 'en') => account.deletionDoneMail({ language }, settings),
  'office-deletion': () => account.officeDeletionMail({ name, email, phone, deletesOn }, settings),
  'account-invitation': (_, language = 'en') =>
    accountInvitationMail(
      { language, firstName, holder: 'Maria Ortega', link, lastDay: '2026-11-30' },
      settings,
    ),
  'staff-invitation': () =>
    staffInvitationMail(
      { firstName, inviter: 'Dana Oakley', roleLabel: 'Office', link, lastDay: '2026-11-30' },
      settings,
    ),
  passkey: (_, language = 'en') =>
    account.passkeyAddedMail(
      { language, firstName, name: 'Phone', madeAt: new Date('2026-11-23T15:00Z'), link },
      settings,
    ),
  'email-change-code': (_, language = 'en') =>
    emailChange.emailChangeCodeMail({ language, code: '12345678', link }, settings),
  'email-change-code-office': (_, language = 'en') =>
    emailChange.emailChangeCodeMail({ language, code: '12345678', link: null }, settings),
  'email-change-asked': (_, language = 'en') =>
    emailChange.emailChangeAskedMail({ language, firstName }, settings),
  'email-changed': (_, language = 'en') =>
    emailChange.emailChangedMail({ language, firstName }, settings),
  booked: (words = firstWords, language = 'en') =>
    appointment.customerAppointmentMail(
      {
        ...{ ...booked, language, kind: 'booked' },
        ...{ before: null, originalDate: null, originalTime: null },
      },
      settings,
      words,
    ),
  moved: (words = firstWords, language = 'en') =>
    appointment.customerAppointmentMail({ ...booked, language, kind: 'moved' }, settings, words),
  canceled: (words = firstWords, language = 'en') =>
    appointment.customerAppointmentMail(
      { ...booked, language, kind: 'cancelled' },
      settings,
      words,
    ),
  reminder: (words = firstWords, language = 'en') =>
    appointment.customerAppointmentMail({ ...booked, language, kind: 'reminder' }, settings, words),
  'office-booked': () => appointment.officeAppointmentMail({ ...booked, kind: 'booked' }, settings),
  'booking-received': (words = firstWords, language = 'en') =>
    review.bookingReceivedMail({ ...booked, language }, settings, words),
  'booking-released': (words = firstWords, language = 'en') =>
    review.bookingReleasedMail({ ...booked, language }, settings, site, words),
  'office-review': () =>
    review.officeReviewMail(
      booked,
      { link, reasons: ['many from one place'], keptUntil: new Date('2026-11-24T15:00Z') },
      settings,
    ),
  quote: (words = firstWords, language = 'en') =>
    quote.quoteReceiptMail({ ...asked, language }, settings, site, words),
  'office-quote': () => quote.officeQuoteMail(asked, settings),
  storm: (words = firstWords, language = 'en') =>
    stormReceiptMail({ ...stormCall, language }, settings, words),
  'office-storm': () => officeStormMail(stormCall, settings),
  estimate: (words = firstWords, language = 'en') =>
    estimateMailOf(language === 'es' ? spanishEstimate : estimate, settings, site, words),
  plan: (words = firstWords, language = 'en') =>
    lawn.planReceiptMail({ ...plan, language }, settings, site, words),
  'office-plan': () => lawn.officePlanMail(plan, settings),
  'plan-offer': (words = firstWords, language = 'en') =>
    offers.planOfferMailOf({ ...offeredLawn, language }, settings, words),
  'program-offer': (words = firstWords, language = 'en') =>
    offers.planOfferMailOf({ ...offeredProgram, language }, settings, words),
  'plan-started': (words = firstWords, language = 'en') =>
    offers.planStartedMailOf({ ...startedLawn, language }, settings, words),
  'office-plan-started': () => offers.officePlanStartedMail(startedLawn, customer, settings),
  'office-plan-declined': () =>
    offers.officePlanDeclinedMail(offeredLawn, 'Too dear for us.', customer, settings),
  'office-plan-objection': () =>
    offers.officeObjectionMail(startedLawn, 'I only asked.', customer, settings),
  'plan-objection-answer': (_, language = 'en') =>
    offers.objectionAnswerMail(
      { ...offeredLawn, language },
      { objection: 'I only asked.', answer: 'We have ended the plan.' },
      settings,
    ),
  'lead-answer': () =>
    lead.leadAnswerMail(
      { language: 'en', subject: 'Your fence', text: 'Hello Fern,\n\nwe can.' },
      settings,
    ),
  'office-reply': () =>
    lead.leadNewsMail(
      { name, about: 'a quote', subject: 'Re: fence', text: 'Yes please.', photos: 2, link },
      settings,
    ),
  'chat-reply': (words = firstWords, language = 'en') =>
    chat.chatReplyMail({ ...talk, language, comesBack: true }, settings, words),
  'chat-transcript': (words = firstWords, language = 'en') =>
    chat.chatTranscriptMail({ ...talk, language }, settings, words),
  'office-chat': () => chat.officeChatMail({ ...talk, language: 'en' }, settings),
  'office-mention': () =>
    mentionMailOf(
      {
        notes: [{ id: 1, author: 'Jane Doe', about: name, text: 'Please call them, @Omar.' }],
        link,
      },
      settings,
    ),
  'request-quoted': (_, language = 'en') =>
    request.customerRequestMail('quoted', { ...wanted, language, days: [], link }, settings),
  'request-scheduled': (_, language = 'en') =>
    request.customerRequestMail(
      'scheduled',
      { ...wanted, language, days: workDays.slice(1), link },
      settings,
    ),
  'request-scheduled-several': (_, language = 'en') =>
    request.customerRequestMail(
      'scheduled',
      { ...wanted, language, days: workDays, link },
      settings,
    ),
  'office-request': () =>
    request.officeRequestMail('asked', { ...wanted, photoLinks: asked.photoLinks }, settings),
  'visit-soon': (words = firstWords, language = 'en') =>
    visit.visitNoticeMail({ ...came, language, kind: 'two-days-before' }, settings, words),
  'visit-tomorrow': (words = firstWords, language = 'en') =>
    visit.visitNoticeMail(
      { ...came, language, kind: 'two-days-before' },
      { ...settings, visitNoticeDays: 1 },
      words,
    ),
  'visit-today': (words = firstWords, language = 'en') =>
    visit.visitNoticeMail({ ...came, language, kind: 'morning-of' }, settings, words),
  'crew-on-the-way': (words = firstWords, language = 'en') =>
    visit.visitNoticeMail({ ...came, language, kind: 'on-the-way' }, settings, words),
  'visit-done': (words = firstWords, language = 'en') =>
    visit.visitNoticeMail({ ...came, language, kind: 'done', todayLink: null }, settings, words),
  'visit-not-done': (words = firstWords, language = 'en') =>
    visit.visitNoticeMail(
      {
        ...came,
        language,
        kind: 'not-done',
        skipKind: 'weather',
        todayLink: null,
      },
      settings,
      words,
    ),
  're-entry': (_, language = 'en') =>
    reEntryNoticeMail(
      {
        language,
        firstName,
        serviceType: 'Weed Control',
        address: '14 Sample Bend, Cypress, TX 77429',
        product: 'Sample Herbicide',
        area: 4200,
        until: describeReEntry(
          { appliedAt: new Date('2026-11-20T19:40Z'), reEntryHours: 2 },
          settings.timeZone,
          language,
        ),
        link,
      },
      settings,
    ),
  'problem-reply': (_, language = 'en') =>
    problemReplyMail(
      {
        language,
        firstName,
        kind: language === 'es' ? 'Algo se dañó' : 'Something was damaged',
        description: 'A sprinkler head is broken.',
        reply: 'We are sorry about that. Daniel comes by tomorrow morning and replaces it.',
        remedy: null,
        serviceType: 'Weekly mowing',
        date: '2026-11-20',
        link,
      },
      settings,
    ),
  'problem-remedy': (_, language = 'en') =>
    problemReplyMail(
      {
        language,
        firstName,
        kind: language === 'es' ? 'Solo se hizo una parte' : 'Only part of it was done',
        description: 'The back was not mowed.',
        reply: null,
        remedy: remedyLabel(
          { kind: 'credit', amount: '25.00', method: null, date: null },
          language,
        ),
        serviceType: 'Weekly mowing',
        date: '2026-11-20',
        link,
      },
      settings,
    ),
  'plan-price-changes': (words = firstWords, language = 'en') =>
    planChangeMail({ about: 'price', ...planChange, language }, settings, words),
  'plan-size-smaller': (words = firstWords, language = 'en') =>
    planChangeMail({ about: 'smaller', ...planChange, language }, settings, words),
  'plan-size-larger': (words = firstWords, language = 'en') =>
    planChangeMail({ about: 'larger', ...planChange, language }, settings, words),
  'plan-price-stays': (words = firstWords, language = 'en') =>
    planChangeMail({ about: 'withdrawn', ...planChange, language }, settings, words),
  'plan-renewal': (words = firstWords, language = 'en') =>
    planChangeMail(
      { about: 'renewal', ...planChange, language, termsHash: 'a'.repeat(64) },
      settings,
      words,
    ),
  'plan-copy': (_, language = 'en') =>
    planCopyMail(
      {
        language,
        firstName,
        saidBy: name,
        saidOn: '2026-11-24',
        terms: {
          title: 'Lawn Maintenance: ends',
          property: address,
          lines: [{ label: 'Fee for ending it', amount: '$0.00' }],
          summary: 'All upcoming visits are canceled. There is no fee.',
        },
        termsHash: '0f'.repeat(32),
        link: `${site}customer-portal/plan/7`,
      },
      settings,
    ),
  'visit-moved': (_, language = 'en') =>
    visitMovedMail(
      {
        by: 'office',
        language,
        firstName,
        serviceType: 'Weekly mowing',
        crewName: null,
        before: { date: '2026-11-26', time: '09:00' },
        now: { date: '2026-11-27', time: null },
        link,
      },
      settings,
    ),
  'day-moved': (_, language = 'en') => movedVisitMail({ ...moved, language }, settings),
  'day-left-out': (_, language = 'en') =>
    movedVisitMail({ ...moved, language, toDate: null }, settings),
  'office-problem': () =>
    officeProblemMail(
      {
        customerName: name,
        customerPhone: phone,
        customerEmail: email,
        address,
        serviceType: 'Weekly mowing',
        date: '2026-11-20',
        crewName: 'Crew Live Oak',
        kind: 'something was damaged',
        wish: 'a call',
        description: 'A sprinkler head is broken.',
        photosCount: 2,
        replyBy: 'Tuesday, 8:00 AM',
        needsCall: true,
        link,
      },
      settings,
    ),
  'office-problem-message': () =>
    officeProblemMessageMail(
      {
        customerName: name,
        kind: 'Something was damaged',
        date: '2026-11-20',
        text: 'It is the one beside the mailbox.',
        replyBy: 'Tuesday, 8:00 AM',
        link,
      },
      settings,
    ),
  'office-crew-problem': () =>
    visit.officeCrewProblemMail(
      {
        crewName: 'Crew Live Oak',
        note: 'A dog is in the yard.',
        couldNotWork: true,
        at: '9:40 AM',
        customerName: name,
        customerPhone: phone,
        address,
        serviceType: 'Weekly mowing',
        date: '2026-11-20',
        link,
      },
      settings,
    ),
  'photo-permission': (_, language = 'en') =>
    photoPermissionMailOf(
      {
        language,
        firstName: 'Fern',
        serviceType: 'Weekly mowing',
        date: '2026-11-20',
        photos: 2,
        link: `${site}your-photos/1-abc`,
      },
      settings,
    ),
  mailing: (_, language = 'en') =>
    mailingMail(
      {
        language,
        subject: language === 'en' ? 'Fall in the yard' : 'El otoño en el jardín',
        html:
          language === 'en'
            ? '<p>Mow high, and leave the clippings.</p>'
            : '<p>Corte alto y deje los recortes.</p>',
        english: { subject: false, text: false },
        posts: [{ title: 'Mulch', excerpt: 'How deep it should be.', href: `${site}n/abc` }],
        tasks: [{ text: 'Aerate the lawn', timing: 'Late October' }],
        blog: `${site}n/def`,
        unsubscribe: link,
        isTest: true,
      },
      settings,
    ),
  'review-request': (words = firstWords, language = 'en') =>
    reviewRequestMailOf(
      {
        language,
        firstName: 'Fern',
        serviceType: 'Weekly mowing',
        date: '2026-11-20',
        link: `${site}your-review/1-abc`,
        problemLink: link,
        settingsLink: link,
      },
      settings,
      words,
    ),
  invoice: (words = firstWords, language = 'en') =>
    invoiceMailOf(
      {
        language,
        firstName: 'Fern',
        number: 1001,
        dueOn: '2026-11-23',
        items: [
          { title: 'Lawn Maintenance', servedOn: '2026-11-02', total: '59.95' },
          { title: 'Credit', servedOn: '2026-11-09', total: '-10.83' },
        ],
        tax: '3.74',
        total: '49.12',
        open: '49.12',
        link,
      },
      settings,
      words,
    ),
  statement: (words = firstWords, language = 'en') =>
    statementMailOf(
      {
        language,
        firstName: 'Fern',
        link,
        statement: {
          ...{ from: '2026-10-01', to: '2026-10-31' },
          ...{ opening: '0.00', billed: '119.90', settled: '59.95', closing: '59.95' },
        },
      },
      settings,
      words,
    ),
  'quote-follow-up': (words = firstWords, language = 'en') =>
    quoteFollowUpMailOf({ ...openQuote, language, isLast: false }, settings, words),
  'quote-follow-up-last': (words = firstWords, language = 'en') =>
    quoteFollowUpMailOf({ ...openQuote, language, isLast: true }, settings, words),
  'payment-reminder': (words = firstWords, language = 'en') =>
    reminderMailOf({ ...overdue, language, isLast: false }, settings, words),
  'payment-reminder-last': (words = firstWords, language = 'en') =>
    reminderMailOf({ ...overdue, language, isLast: true }, settings, words),
  'online-receipt': (words = firstWords, language = 'en') =>
    receiptMailOf(
      {
        language,
        ...{ firstName: 'Fern', amount: '49.12', way: null, reference: 'Visa 4242' },
        paidOn: '2026-11-23',
        ...{ open: '59.95', tip: '5.00', link },
      },
      settings,
      words,
    ),
  'autopay-on': (_, language = 'en') =>
    autopayChangeMailOf(
      {
        language,
        ...{ firstName: 'Fern', kind: 'on', method: 'Visa 4242', reason: '', on: '2026-11-23' },
        terms: autopayTerms({
          ...{ companyName: settings.companyName, phone: settings.phone },
          ...{ method: 'Visa 4242', noticeDays: 3 },
        }),
        link,
      },
      settings,
    ),
  'autopay-off': (_, language = 'en') =>
    autopayChangeMailOf(
      {
        language,
        ...{ firstName: 'Fern', kind: 'off', method: 'Visa 4242', terms: '', on: '2026-11-23' },
        ...{ reason: 'Asked on the phone', link },
      },
      settings,
    ),
  'autopay-notice': (words = firstWords, language = 'en') =>
    autopayNoticeMailOf(
      {
        language,
        ...{ firstName: 'Fern', number: 1042, amount: '59.95', method: 'Visa 4242' },
        ...{ chargeOn: '2026-11-26', link, autopayLink: link },
      },
      settings,
      words,
    ),
  'autopay-failed': (words = firstWords, language = 'en') =>
    autopayFailedMailOf({ ...failed(language), retryOn: '2026-11-26' }, settings, words),
  'autopay-failed-last': (words = firstWords, language = 'en') =>
    autopayFailedMailOf({ ...failed(language), remedy: 'confirm', retryOn: null }, settings, words),
  'held-leads': () =>
    lead.heldLeadsMail(
      {
        count: 49,
        rows: [
          { name, kind: 'quote' },
          { name: 'Basil Example', kind: 'booking' },
        ],
        link: `${site}console/leads?view=held`,
      },
      settings,
    ),
  test: () => testMail({ link: `${site}console/setup` }, settings),
  newsletter: (words = firstWords, language = 'en') =>
    newsletterWelcomeMail(
      { language, blog: `${site}blog`, unsubscribe: `${site}newsletter/unsubscribe` },
      settings,
      words,
    ),
};
