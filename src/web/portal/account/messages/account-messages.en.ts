// The words of the Account in English. What stands in braces is filled in.
import type { NoticeKind } from '#company/facts/visit-labels.ts';
import { englishEmailChangeMessages } from '#web/features/email-change/email-change-messages.ts';

export const englishAccountMessages = {
  heading: 'Account',
  signedInAs: 'Signed in as {email}.',

  // Said above the page of what was just done, by its step.
  done: {
    contact: 'Your contact information is saved.',
    email: 'A code is on its way to the new email.',
    'email-code': 'Your email is changed. You’ll sign in with the new one.',
    property: 'Your property details are saved.',
    notices: 'Your notification choices are saved.',
    invite: 'The invitation is on its way.',
    uninvite: 'The invitation is canceled. Its link no longer works.',
    'person-remove': 'Removed. They are signed out everywhere.',
    feed: 'Your calendar link has changed.',
    'feed-end': 'Your calendar link has changed.',
  },

  // On buttons, while a form is under way.
  saving: 'Saving...',

  // Who the customer is.
  contact: 'Contact Information',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  language: 'Language we write to you in',
  languageHint: 'Our office sees it, and our emails come in it.',
  updateContact: 'Update Information',

  // The properties, each with its gate code and notes for the crew.
  properties: 'Your {count} properties',
  property: 'Property Details',
  propertyNumber: 'Property Details {number}',
  address: 'Address',
  lawn: 'Lawn',
  notMeasured: 'Not measured yet',
  squareFeet: '{area} sq ft',
  pets: 'Pets',
  petsInYard: 'Pets in the yard',
  petsHint: 'A dog and its name, for example.',
  instructions: 'Special instructions',
  instructionsHint: 'Your crew sees them on your next visit and every one after.',
  gateCode: 'Gate code',
  newGateCode: 'New gate code',
  removeGateCode: 'Remove the gate code',
  keepGateCode: 'Leave blank to keep the current code.',
  gateCodeHint: 'Encrypted. Only your crew sees it, on the day of the visit.',
  saveProperty: 'Save Changes',
  showCode: 'Show the code',
  noReads: 'No one but you has looked at it yet.',
  reads: 'Who looked at it ({count})',
  // When someone looked at it; in English the server says the whole.
  dayAt: '{day} at {time}',

  // Which notices of visits come by mail; of `stopped`, what follows is the reason.
  notices: 'Notices',
  stopped: 'Text messages to your phone stopped on {day}',
  wrongNumber:
    ': we were told that the number on file is not yours. Please save your number above.',
  textedStop: ', when you texted STOP. Text START to our number to get them again.',
  emailMe: 'Email me',
  // Null where they are called as in company/facts/visit-labels.ts.
  noticeKinds: null as Readonly<Record<NoticeKind, string>> | null,
  saveNotices: 'Save notices',

  // The people who share the account.
  people: 'People on this account',
  forHolder:
    'They sign in with their own email, see everything here, and can ask for work and agree to plans and quotes. You stay the account holder.',
  forOthers: 'This is the account of {name}. Only they can invite and remove people.',
  holder: 'Account holder',
  remove: 'Remove',
  removeName: 'Remove {name}',
  leave: 'Leave',
  leaveAccount: 'Leave this account',
  invitationOver: 'The invitation has expired.',
  invitedUntil: 'Invited, until {day}.',
  cancel: 'Cancel',
  cancelName: 'Cancel the invitation of {name}',
  invite: 'Invite someone',
  email: 'Email',
  phoneOptional: 'Phone (optional)',
  inviteHint: 'They get one email and have seven days to accept.',
  sendInvitation: 'Send Invitation',

  // The ways to other pages.
  billing: 'Billing',
  billingLead: 'Your invoices, what you owe and what you have paid.',
  seeInvoices: 'See Your Invoices',
  data: 'Your data',
  dataLead: 'Download everything we have about you, or delete your account.',
  seeChoices: 'See your choices',

  // The secret address for a calendar program.
  feed: 'Your visits in your calendar',
  feedLead:
    'A private link that your calendar app checks every few hours. It says what and when, never where or how to get in.',
  privateLink: 'Your private link',
  subscribe: 'Subscribe on this device',
  replaceLink: 'Replace Link',
  createLink: 'Create Link',
  turnOff: 'Turn Off',

  // How they sign in.
  signIn: 'How you sign in',
  emailLead: 'You sign in with {email}, and we write to you there.',
  ...englishEmailChangeMessages,
  passkeys: 'Passkeys',
  sessions: 'Where you are signed in',
  customerOnly: 'Shown to the customer only.',
};

export type AccountMessages = typeof englishAccountMessages;
