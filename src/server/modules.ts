// The modules of the server, each in a line.
import { joiningModule } from './accounts/joining/joining.module.ts';
import { ownDataModule } from './accounts/own-data/own-data.module.ts';
import { passkeysModule } from './accounts/passkeys/passkeys.module.ts';
import { accountPeopleModule } from './accounts/people/account-people.module.ts';
import { setupModule } from './accounts/setup/setup.module.ts';
import { accountsModule } from './accounts/sign-in/sign-in.module.ts';
import { staffModule } from './accounts/staff/staff.module.ts';
import { viewingsModule } from './accounts/viewings/viewings.module.ts';
import { billingModule } from './billing/billing.module.ts';
import { bookingModule } from './booking/booking.module.ts';
import { busyTimesModule } from './booking/busy-times/busy-times.module.ts';
import { calendarFeedsModule } from './booking/calendar-feeds/calendar-feeds.module.ts';
import { officeCalendarModule } from './booking/office-calendar/office-calendar.module.ts';
import { begunModule } from './chat/begun/begun.module.ts';
import { callsModule } from './chat/calls/calls.module.ts';
import { chatModule } from './chat/chat.module.ts';
import { mailsModule } from './chat/mails/mails.module.ts';
import { isPushAddress, lookupOutside } from './chat/push-address.ts';
import { suggestionsModule } from './chat/suggestions/suggestions.module.ts';
import { textsModule } from './chat/texts/texts.module.ts';
import { addressModule } from './customers/address/address.module.ts';
import { customersModule } from './customers/customers.module.ts';
import { emailChangeModule } from './customers/email-change/email-change.module.ts';
import { mentionsModule } from './customers/mentions/mentions.module.ts';
import { propertiesModule } from './customers/properties/properties.module.ts';
import { demoModule } from './demo/demo.module.ts';
import { carriedFormsModule } from './leads/carried-forms/carried-forms.module.ts';
import { estimatesModule } from './leads/estimates/estimates.module.ts';
import { formGuardModule } from './leads/form-guard/form-guard.module.ts';
import { leadsModule } from './leads/inbox/leads.module.ts';
import { lawnPlansModule } from './leads/plan-requests/plan-requests.module.ts';
import { quotesModule } from './leads/quote-requests/quote-requests.module.ts';
import { stormModule } from './leads/storm/storm.module.ts';
import type { HandlerTools, Module } from './module.ts';
import { aheadModule } from './overviews/ahead/ahead.module.ts';
import { consoleModule } from './overviews/console/console.module.ts';
import { portalModule } from './overviews/portal/portal.module.ts';
import { reportsModule } from './overviews/reports/reports.module.ts';
import { setupGuideModule } from './overviews/setup-guide/setup-guide.module.ts';
import type { Handlers } from './platform/http/mount.ts';
import { inboundMailModule } from './platform/inbound-mail/inbound-mail.module.ts';
import { clockJob } from './platform/jobs/job.ts';
import { photosModule } from './platform/photos/photos.module.ts';
import { sentMessagesModule } from './platform/sent-messages/sent-messages.module.ts';
import { systemModule } from './platform/system/system.module.ts';
import { followUpsModule } from './quotes/follow-ups/follow-ups.module.ts';
import { pricedQuotesModule } from './quotes/quotes/quotes.module.ts';
import { serviceRequestsModule } from './quotes/service-requests/service-requests.module.ts';
import { blogModule } from './site/blog/blog.module.ts';
import { contentModule } from './site/content/content.module.ts';
import { mailingsModule } from './site/mailings/mailings.module.ts';
import { newsletterModule } from './site/newsletter/newsletter.module.ts';
import { photoPermissionsModule } from './site/photo-permissions/photo-permissions.module.ts';
import { picturesModule } from './site/pictures/pictures.module.ts';
import { printModule } from './site/print/print.module.ts';
import { printLinksModule } from './site/print-links/print-links.module.ts';
import { receiptsModule } from './site/receipts/receipts.module.ts';
import { reviewsModule } from './site/reviews/reviews.module.ts';
import { crewDayModule } from './visits/crew/crew-day.module.ts';
import { visitsModule } from './visits/customer/visits.module.ts';
import { importModule } from './visits/import/import.module.ts';
import { noticesModule } from './visits/notices/notices.module.ts';
import { planOffersModule } from './visits/offers/plan-offers.module.ts';
import { visitOfficeModule } from './visits/office/visit-office.module.ts';
import { payrollModule } from './visits/payroll/payroll.module.ts';
import { visitPlanningModule } from './visits/planning/visit-planning.module.ts';
import { planChangesModule } from './visits/plans/plan-changes.module.ts';
import { servicePlansModule } from './visits/plans/service-plans.module.ts';
import { problemsModule } from './visits/problems/problems.module.ts';

export const modules: readonly Module[] = [
  systemModule,
  sentMessagesModule,
  accountsModule,
  demoModule,
  joiningModule,
  accountPeopleModule,
  staffModule,
  viewingsModule,
  passkeysModule,
  setupModule,
  bookingModule,
  portalModule,
  visitsModule,
  problemsModule,
  visitOfficeModule,
  crewDayModule,
  servicePlansModule,
  planOffersModule,
  planChangesModule,
  visitPlanningModule,
  payrollModule,
  propertiesModule,
  ownDataModule(() => allLeads),
  noticesModule,
  calendarFeedsModule,
  busyTimesModule({ isAddress: isPushAddress, lookup: lookupOutside }),
  chatModule,
  mailsModule,
  textsModule,
  callsModule,
  begunModule,
  suggestionsModule,
  consoleModule,
  setupGuideModule,
  reportsModule,
  customersModule,
  mentionsModule,
  emailChangeModule,
  importModule,
  officeCalendarModule,
  formGuardModule,
  contentModule,
  picturesModule,
  photosModule,
  quotesModule,
  stormModule,
  serviceRequestsModule,
  pricedQuotesModule,
  followUpsModule,
  lawnPlansModule,
  estimatesModule,
  carriedFormsModule,
  leadsModule,
  newsletterModule,
  photoPermissionsModule,
  mailingsModule,
  billingModule,
  reviewsModule,
  blogModule,
  addressModule,
  printModule,
  printLinksModule,
  aheadModule(() => modules),
  inboundMailModule(() => modules),
  receiptsModule(() => modules),
];

const sweepExpired = clockJob({ name: 'sweep-expired' }, '7 * * * *', async (context) => {
  for (const { sweep } of modules) await sweep?.(context);
});

/** The jobs of all modules. */
export const allJobs = [...modules.flatMap(({ jobs = [] }) => jobs), sweepExpired];

/** What the journal keeps of all modules. */
export const allLeads = modules.flatMap(({ leads = [] }) => leads);

/** The handlers of all modules. */
export function allHandlers(tools: HandlerTools): Partial<Handlers> {
  let all: Partial<Handlers> = {};
  for (const { handlers } of modules) all = { ...all, ...handlers?.(tools) };
  return all;
}
