// The parts of Settings, in the order of its page: what is set where. A part that is not built yet is not listed.

import type { StaffRight } from '#company/facts/staff-roles.ts';

export type SettingsPart = {
  path: string;
  label: string;
  /** One line: what is there. */
  about: string;
  /** What it takes to open it, where that is more than the office has; no one else sees the link. */
  right?: StaffRight;
};

export const settingsParts: readonly SettingsPart[] = [
  {
    path: '/console/setup',
    label: 'Getting started',
    about: 'The first steps of a new company, a test email, and opening the site.',
    right: 'owner',
  },
  {
    path: '/console/settings/company',
    label: 'Company',
    about: 'Names, phone, email, address and time zone.',
  },
  {
    path: '/console/settings/hours',
    label: 'Hours',
    about: 'When the office is open.',
  },
  {
    path: '/console/settings/licenses',
    label: 'Licenses',
    about: 'Irrigator and pesticide license, and what they allow the site to say.',
  },
  {
    path: '/console/settings/prices',
    label: 'Prices and taxes',
    about: 'Sales tax, how long a price is held, and the labor rate.',
  },
  {
    path: '/console/settings/billing',
    label: 'Billing',
    about: 'When invoices are due, and which work is billed.',
  },
  {
    path: '/console/settings/reviews',
    label: 'Review requests',
    about: 'How often an account is asked how a visit was.',
  },
  {
    path: '/console/settings/deadlines',
    label: 'Deadlines',
    about: 'How long quotes and offers are good, and what notice customers get.',
  },
  {
    path: '/console/settings/calls',
    label: 'Missed calls',
    about: 'The text to people whose call no one answered, and what to enter at the provider.',
  },
  {
    path: '/console/settings/newsletter',
    label: 'Newsletter',
    about: 'How fast its emails go out.',
  },
  {
    path: '/console/settings/consultations',
    label: 'Consultations',
    about: 'What visitors can book, how long it takes and what it costs.',
  },
  {
    path: '/console/settings/promo-codes',
    label: 'Promo codes',
    about: 'What each takes off a first visit, and how often it was used.',
  },
  {
    path: '/console/settings/content',
    label: 'Content',
    about: 'Text, pictures and prices that the site shows.',
  },
  {
    path: '/console/calendar/slots',
    label: 'Availability',
    about: 'The days and times at which visitors can book a consultation.',
  },
  {
    path: '/console/calendar/closures',
    label: 'Closed days',
    about: 'Holidays and vacations: no visits, no consultations.',
  },
  {
    path: '/console/crews',
    label: 'Crews',
    about: 'Who goes out, when they leave, and how many visits they make a day.',
  },
  {
    path: '/admin-support/settings',
    label: 'Live chat',
    about: 'Support hours, who is alerted, suggested replies, and how long conversations are kept.',
    right: 'owner',
  },
  {
    path: '/admin-support/canned-replies',
    label: 'Canned replies',
    about: 'Answers to use again in live chat.',
  },
  {
    path: '/console/storm',
    label: 'Storm notice',
    about: 'What every public page says after a storm.',
  },
  {
    path: '/console/settings/staff',
    label: 'Staff',
    about: 'Who can sign in to the console, and what they may do.',
    right: 'owner',
  },
  {
    path: '/console/settings/ahead',
    label: 'Going out soon',
    about: 'What leaves by itself in the next seven days, to whom, and why.',
  },
  {
    path: '/console/settings/mails',
    label: 'Mail and texts',
    about: 'What was sent to whom, what could not be sent, and why.',
  },
  {
    path: '/console/settings/health',
    label: 'Health',
    about: 'Database, disk, mail and backups: how they are and what to do.',
    right: 'owner',
  },
  {
    path: '/console/settings/log',
    label: 'What was done',
    about: 'Who changed what and when.',
    right: 'log',
  },
];
