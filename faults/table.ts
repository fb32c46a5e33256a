// The table of planted faults, by part of the product.
import { accountPeopleFaults } from './account-people.ts';
import { accountFaults } from './accounts.ts';
import { aheadFaults } from './ahead.ts';
import { availabilityFaults } from './availability.ts';
import { bookingFaults } from './booking.ts';
import { callOffFaults } from './call-off.ts';
import { carriedFormsFaults } from './carried-forms.ts';
import { chatFaults } from './chat.ts';
import { chatAlertFaults } from './chat-alerts.ts';
import { chatMailFaults } from './chat-mail.ts';
import { chatSettingsFaults } from './chat-settings.ts';
import { chatStreamFaults } from './chat-streams.ts';
import { consoleFaults } from './console.ts';
import { contentFaults } from './content.ts';
import { contentEditingFaults } from './content-editing.ts';
import { crewDayFaults } from './crew-days.ts';
import { customerFaults } from './customers.ts';
import { dataDirectoryFaults } from './data-directory.ts';
import { depositFaults } from './deposits.ts';
import { deskFaults } from './desk.ts';
import { edgeFaults } from './edge.ts';
import { emailChangeFaults } from './email-change.ts';
import type { Fault } from './fault.ts';
import { guardFaults } from './guard.ts';
import { inboxFaults } from './inbox.ts';
import { jobFaults } from './jobs.ts';
import { journalFaults } from './journal.ts';
import { leadFaults } from './leads.ts';
import { machineFaults } from './machine.ts';
import { mailFaults } from './mail.ts';
import { missedCallFaults } from './missed-calls.ts';
import { newsletterFaults } from './newsletter.ts';
import { officeCalendarFaults } from './office-calendar.ts';
import { onlinePaymentFaults } from './online-payments.ts';
import { ownDataFaults } from './own-data.ts';
import { pageFaults } from './pages.ts';
import { passkeyFaults } from './passkeys.ts';
import { payrollFaults } from './payroll.ts';
import { photoFaults } from './photos.ts';
import { pictureFaults } from './pictures.ts';
import { planOfferFaults } from './plan-offers.ts';
import { planRenewalFaults } from './plan-renewals.ts';
import { portalFaults } from './portal.ts';
import { priceFaults } from './prices.ts';
import { printLinkFaults } from './print-links.ts';
import { problemFaults } from './problems.ts';
import { promiseFaults } from './promises.ts';
import { realtimeFaults } from './realtime.ts';
import { repetitionFaults } from './repetitions.ts';
import { requestFaults } from './requests.ts';
import { reviewFaults } from './reviews.ts';
import { settingsFaults } from './settings.ts';
import { setupGuideFaults } from './setup-guide.ts';
import { signInFaults } from './sign-in.ts';
import { staffFaults } from './staff.ts';
import { stormFaults } from './storm.ts';
import { textMessageFaults } from './text-messages.ts';
import { textFaults } from './texts.ts';
import { viewingFaults } from './viewings.ts';
import { visitPlanningFaults } from './visit-planning.ts';
import { waysInFaults } from './ways-in.ts';

/** Every fault, by the name under which `npm run faults` takes its part. */
export const faultTable: Record<string, readonly Fault[]> = {
  ahead: aheadFaults,
  availability: availabilityFaults,
  booking: bookingFaults,
  guard: guardFaults,
  repetitions: repetitionFaults,
  leads: leadFaults,
  storm: stormFaults,
  newsletter: newsletterFaults,
  prices: priceFaults,
  photos: photoFaults,
  payroll: payrollFaults,
  'print-links': printLinkFaults,
  'carried-forms': carriedFormsFaults,
  accounts: accountFaults,
  'account-people': accountPeopleFaults,
  staff: staffFaults,
  viewings: viewingFaults,
  pictures: pictureFaults,
  'plan-offers': planOfferFaults,
  'plan-renewals': planRenewalFaults,
  'visit-planning': visitPlanningFaults,
  jobs: jobFaults,
  'sign-in': signInFaults,
  'ways-in': waysInFaults,
  passkeys: passkeyFaults,
  'email-change': emailChangeFaults,
  edge: edgeFaults,
  texts: textFaults,
  'data-directory': dataDirectoryFaults,
  mail: mailFaults,
  inbox: inboxFaults,
  journal: journalFaults,
  pages: pageFaults,
  reviews: reviewFaults,
  realtime: realtimeFaults,
  chat: chatFaults,
  'chat-alerts': chatAlertFaults,
  'chat-mail': chatMailFaults,
  'missed-calls': missedCallFaults,
  'text-messages': textMessageFaults,
  'chat-streams': chatStreamFaults,
  'chat-settings': chatSettingsFaults,
  'setup-guide': setupGuideFaults,
  'online-payments': onlinePaymentFaults,
  deposits: depositFaults,
  'call-off': callOffFaults,
  promises: promiseFaults,
  settings: settingsFaults,
  console: consoleFaults,
  content: contentFaults,
  'content-editing': contentEditingFaults,
  desk: deskFaults,
  portal: portalFaults,
  problems: problemFaults,
  'crew-days': crewDayFaults,
  'office-calendar': officeCalendarFaults,
  customers: customerFaults,
  'own-data': ownDataFaults,
  requests: requestFaults,
  machine: machineFaults,
};
