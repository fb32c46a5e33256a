// The site map of the API: every endpoint of every module, with who may call it, how often, and what it takes and gives.

import { accountEndpoints } from './accounts/account.ts';
import { ownDataEndpoints } from './accounts/own-data.ts';
import { passkeyEndpoints } from './accounts/passkeys.ts';
import { accountPeopleEndpoints } from './accounts/people.ts';
import { sessionEndpoints } from './accounts/sessions.ts';
import { setupEndpoints } from './accounts/setup.ts';
import { staffEndpoints } from './accounts/staff.ts';
import { viewingEndpoints } from './accounts/viewings.ts';
import { autopayEndpoints } from './billing/autopay.ts';
import { billingDeskEndpoints } from './billing/billing-desk.ts';
import { booksEndpoints } from './billing/books.ts';
import { booksExportEndpoints } from './billing/books-exports.ts';
import { depositEndpoints } from './billing/deposits.ts';
import { onlinePaymentEndpoints } from './billing/online-payments.ts';
import { ownBillingEndpoints } from './billing/own-billing.ts';
import { paymentReceiptEndpoints } from './billing/payment-receipts.ts';
import { statementEndpoints } from './billing/statements.ts';
import { appointmentEndpoints } from './booking/appointment.ts';
import { bookingEndpoints } from './booking/booking.ts';
import { busyCalendarEndpoints } from './booking/busy-calendar.ts';
import { consultationTypeDeskEndpoints } from './booking/consultation-type-desk.ts';
import { nextOpeningEndpoints } from './booking/next-opening.ts';
import { officeCalendarEndpoints } from './booking/office-calendar.ts';
import { officeHoursEndpoints } from './booking/office-hours.ts';
import { leadBookingEndpoints } from './booking/staff-booking.ts';
import { begunByStaffEndpoints } from './chat/begun-by-staff.ts';
import { callEndpoints } from './chat/calls.ts';
import { chatEndpoints } from './chat/chat.ts';
import { chatDeskEndpoints } from './chat/chat-desk.ts';
import { chatSettingsEndpoints } from './chat/chat-settings.ts';
import { deskConversationEndpoints } from './chat/desk-conversation.ts';
import { textEndpoints } from './chat/texts.ts';
import { addressEndpoints } from './customers/address.ts';
import { customerMergeEndpoints } from './customers/customer-merge.ts';
import { customerRecordEndpoints } from './customers/customer-records.ts';
import { customerEndpoints } from './customers/customers.ts';
import { emailChangeEndpoints } from './customers/email-change.ts';
import { mentionEndpoints } from './customers/mentions.ts';
import { propertyEndpoints } from './customers/properties.ts';
import { carriedFormsEndpoints } from './leads/carried-forms.ts';
import { estimateEndpoints } from './leads/estimate.ts';
import { formGuardEndpoints } from './leads/form-guard.ts';
import { leadEndpoints } from './leads/leads.ts';
import { mailTemplateEndpoints } from './leads/mail-templates.ts';
import { lawnPlanEndpoints } from './leads/plan-request.ts';
import { promoCodeEndpoints } from './leads/promo-codes.ts';
import { quoteEndpoints } from './leads/quote-request.ts';
import { stormEndpoints } from './leads/storm.ts';
import { aheadEndpoints } from './overviews/ahead.ts';
import { answerWayEndpoints } from './overviews/answer-ways.ts';
import { auditLogEndpoints } from './overviews/audit-log.ts';
import { consoleEndpoints } from './overviews/console.ts';
import { consoleOwnEndpoints } from './overviews/console-own.ts';
import { consoleSearchEndpoints } from './overviews/console-search.ts';
import { customerConversationEndpoints } from './overviews/customer-conversation.ts';
import { portalEndpoints } from './overviews/portal.ts';
import { reportEndpoints } from './overviews/reports.ts';
import { setupGuideEndpoints } from './overviews/setup-guide.ts';
import { businessSettingsEndpoints } from './platform/business-settings.ts';
import { companyProfileEndpoints } from './platform/company-profile.ts';
import { consoleEventsEndpoints } from './platform/console-events.ts';
import { eventsEndpoints } from './platform/events.ts';
import { healthEndpoints } from './platform/health.ts';
import { inboundMailEndpoints } from './platform/inbound-mail.ts';
import { photoEndpoints } from './platform/photo.ts';
import { sentMessageEndpoints } from './platform/sent-messages.ts';
import { systemEndpoints } from './platform/system.ts';
import { pricedQuoteEndpoints } from './quotes/quote.ts';
import { quoteDeskEndpoints } from './quotes/quote-desk.ts';
import { requestDeskEndpoints } from './quotes/request-desk.ts';
import { serviceRequestEndpoints } from './quotes/service-request.ts';
import { blogEndpoints } from './site/blog.ts';
import { automaticMailEndpoints } from './site/content/automatic-mails.ts';
import { contentEditingEndpoints } from './site/content/editing.ts';
import { contentEndpoints } from './site/content/page-content.ts';
import { mailingEndpoints } from './site/mailings.ts';
import { newsletterEndpoints } from './site/newsletter.ts';
import { newsletterDeskEndpoints } from './site/newsletter-desk.ts';
import { photoPermissionEndpoints } from './site/photo-permissions.ts';
import { pictureEndpoints } from './site/pictures.ts';
import { printEndpoints } from './site/print.ts';
import { printLinkEndpoints } from './site/print-links.ts';
import { receiptEndpoints } from './site/receipt.ts';
import { reviewEndpoints } from './site/reviews.ts';
import { testimonialEndpoints } from './site/testimonial.ts';
import { applicationListEndpoints } from './visits/application-list.ts';
import { consoleVisitEndpoints } from './visits/console-visit.ts';
import { crewDayEndpoints } from './visits/crew-day.ts';
import { crewLinkEndpoints } from './visits/crew-links.ts';
import { crewEndpoints } from './visits/crews.ts';
import { customerImportEndpoints } from './visits/customer-imports.ts';
import { dayMoveEndpoints } from './visits/day-moves.ts';
import { payrollEndpoints } from './visits/payroll.ts';
import { planChangeEndpoints } from './visits/plan-changes.ts';
import { planOfferDeskEndpoints } from './visits/plan-offer-desk.ts';
import { planOfferEndpoints } from './visits/plan-offers.ts';
import { planRenewalEndpoints } from './visits/plan-renewals.ts';
import { programOfferEndpoints } from './visits/program-offers.ts';
import { servicePlanDeskEndpoints } from './visits/service-plan-desk.ts';
import { servicePlanEndpoints } from './visits/service-plans.ts';
import { visitPlanningEndpoints } from './visits/visit-planning.ts';
import { visitProblemEndpoints } from './visits/visit-problems.ts';
import { visitSkipEndpoints } from './visits/visit-skip.ts';
import { visitTodayEndpoints } from './visits/visit-today.ts';
import { visitEndpoints } from './visits/visits.ts';

/** Every endpoint by "METHOD /path", in OpenAPI's notation for parameters. */
export const endpoints = {
  ...companyProfileEndpoints,
  ...businessSettingsEndpoints,
  ...contentEndpoints,
  ...contentEditingEndpoints,
  ...automaticMailEndpoints,
  ...pictureEndpoints,
  ...accountEndpoints,
  ...accountPeopleEndpoints,
  ...staffEndpoints,
  ...viewingEndpoints,
  ...passkeyEndpoints,
  ...sessionEndpoints,
  ...setupEndpoints,
  ...bookingEndpoints,
  ...nextOpeningEndpoints,
  ...appointmentEndpoints,
  ...receiptEndpoints,
  ...formGuardEndpoints,
  ...inboundMailEndpoints,
  ...leadEndpoints,
  ...mailTemplateEndpoints,
  ...leadBookingEndpoints,
  ...photoEndpoints,
  ...quoteEndpoints,
  ...stormEndpoints,
  ...newsletterEndpoints,
  ...photoPermissionEndpoints,
  ...newsletterDeskEndpoints,
  ...mailingEndpoints,
  ...reviewEndpoints,
  ...testimonialEndpoints,
  ...blogEndpoints,
  ...printEndpoints,
  ...printLinkEndpoints,
  ...addressEndpoints,
  ...lawnPlanEndpoints,
  ...promoCodeEndpoints,
  ...estimateEndpoints,
  ...carriedFormsEndpoints,
  ...eventsEndpoints,
  ...serviceRequestEndpoints,
  ...pricedQuoteEndpoints,
  ...portalEndpoints,
  ...setupGuideEndpoints,
  ...reportEndpoints,
  ...visitEndpoints,
  ...visitSkipEndpoints,
  ...visitProblemEndpoints,
  ...visitTodayEndpoints,
  ...servicePlanEndpoints,
  ...planOfferEndpoints,
  ...planOfferDeskEndpoints,
  ...programOfferEndpoints,
  ...planChangeEndpoints,
  ...planRenewalEndpoints,
  ...servicePlanDeskEndpoints,
  ...propertyEndpoints,
  ...ownDataEndpoints,
  ...consoleEndpoints,
  ...auditLogEndpoints,
  ...sentMessageEndpoints,
  ...aheadEndpoints,
  ...healthEndpoints,
  ...officeCalendarEndpoints,
  ...busyCalendarEndpoints,
  ...officeHoursEndpoints,
  ...consultationTypeDeskEndpoints,
  ...consoleEventsEndpoints,
  ...visitPlanningEndpoints,
  ...crewEndpoints,
  ...payrollEndpoints,
  ...dayMoveEndpoints,
  ...consoleSearchEndpoints,
  ...customerConversationEndpoints,
  ...answerWayEndpoints,
  ...consoleOwnEndpoints,
  ...consoleVisitEndpoints,
  ...crewLinkEndpoints,
  ...applicationListEndpoints,
  ...crewDayEndpoints,
  ...requestDeskEndpoints,
  ...customerEndpoints,
  ...mentionEndpoints,
  ...emailChangeEndpoints,
  ...customerRecordEndpoints,
  ...customerMergeEndpoints,
  ...customerImportEndpoints,
  ...quoteDeskEndpoints,
  ...chatEndpoints,
  ...chatDeskEndpoints,
  ...chatSettingsEndpoints,
  ...textEndpoints,
  ...callEndpoints,
  ...begunByStaffEndpoints,
  ...deskConversationEndpoints,
  ...systemEndpoints,
  ...billingDeskEndpoints,
  ...depositEndpoints,
  ...onlinePaymentEndpoints,
  ...autopayEndpoints,
  ...statementEndpoints,
  ...paymentReceiptEndpoints,
  ...ownBillingEndpoints,
  ...booksEndpoints,
  ...booksExportEndpoints,
} as const;
