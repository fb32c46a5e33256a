// How the pages of customers say dates, plans and actions.
import { capitalized } from '#company/rules/platform/capitalized.ts';
import type { CustomerLine } from '#contract/customers/customers.ts';

/** What the office reads of a customer without an email address. */
export const NO_EMAIL = 'No email on file';

/** What a customer is called: the name, else the email address, else the phone number. */
export function callOf(customer: {
  name: string;
  email: string | null;
  phone?: string | null;
}): string {
  return customer.name || customer.email || customer.phone || 'Name not on file';
}

const frequencies: Record<string, string> = {
  weekly: 'weekly',
  'bi-weekly': 'every two weeks',
  monthly: 'monthly',
  'per-visit': 'per visit',
  rounds: 'by season',
};

/** "Lawn Maintenance, every two weeks" */
export function planWords({ name, frequency }: NonNullable<CustomerLine['plan']>): string {
  return `${name}, ${frequencies[frequency] ?? frequency}`;
}

const actions: Record<string, string> = {
  'signed-in': 'Signed in',
  'signed-out': 'Signed out',
  'customer-made': 'Added by the office',
  'customer-changed': 'Contact changed by the office',
  'customer-noted': 'Note written',
  'customer-note-removed': 'Note removed',
  'customer-note-restored': 'Note brought back',
  'consent-recorded': 'Consent recorded',
  'consent-withdrawn': 'Consent withdrawn',
  'consent-restored': 'Consent restored',
  'customers-merged': 'Merged with another account',
  'merge-undone': 'Merge undone',
  'email-change-asked': 'New email asked for',
  'email-changed': 'Email changed',
  'account-invitation-sent': 'Someone invited to the account',
  'account-invitation-withdrawn': 'Invitation canceled',
  'account-person-joined': 'Joined the account',
  'account-person-removed': 'Person removed from the account',
  'contact-changed': 'Name, number or language changed',
  'property-changed': 'Property changed',
  'gate-code-revealed': 'Gate code shown',
};

/** An action of the audit log in words. */
export function actionLabel(action: string): string {
  return actions[action] ?? capitalized(action.replaceAll('-', ' '));
}

/** Ways to say yes or no, as they are chosen. */
export const wayWords: Record<string, string> = {
  paper: 'On paper',
  phone: 'On the phone',
  email: 'By email',
  text: 'By text message',
  'in-person': 'In person',
  'wrong-number': 'Wrong number',
};

export const channelWords = { email: 'Email', text: 'Text messages' } as const;
export const purposeWords = { visits: 'About visits', offers: 'Offers and news' } as const;
