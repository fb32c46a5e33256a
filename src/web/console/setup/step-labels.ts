// What each step of getting started is called, what it is for, and the pages on which it is done.
import type { SetupStep } from '#company/rules/platform/setup-steps.ts';

type StepLabel = {
  label: string;
  about: string;
  links: readonly { to: string; label: string }[];
  /** What is pressed when everything is right as it is. */
  confirm?: string;
};

export const stepLabels: Readonly<Record<SetupStep, StepLabel>> = {
  company: {
    label: 'Company',
    about: 'Your name, phone, email and address. They are on every page and in every email.',
    links: [],
  },
  hours: {
    label: 'Hours',
    about: 'When the office is open, and when a visitor can book a consultation.',
    links: [
      { to: '/console/settings/hours', label: 'Office hours' },
      { to: '/console/calendar/slots', label: 'Availability' },
      { to: '/console/calendar/closures', label: 'Closed days' },
    ],
    confirm: 'These Hours Are Right',
  },
  areas: {
    label: 'Service areas',
    about: 'The towns you work in. Each has a page of its own.',
    links: [{ to: '/console/settings/content/area', label: 'Service areas' }],
    confirm: 'These Areas Are Right',
  },
  prices: {
    label: 'Prices',
    about: 'What the site quotes to visitors, and the sales tax on top.',
    links: [
      { to: '/console/settings/content/mowing-prices', label: 'Mowing prices' },
      { to: '/console/settings/content/estimate-prices', label: 'Cost calculator' },
      { to: '/console/settings/prices', label: 'Taxes and labor rate' },
    ],
    confirm: 'These Prices Are Right',
  },
  claims: {
    label: 'What you say of yourself',
    about:
      'Years, numbers, guarantees and the story of how you began. Until you change them they are those of a sample company, and advertising what is not so is against the law (16 CFR part 255). Note the source of each beside it; no page shows it.',
    links: [
      { to: '/console/settings/content/company-claims', label: 'Our claims' },
      { to: '/console/settings/content/about-story', label: 'About us' },
    ],
    confirm: 'All of This Is True',
  },
  crew: {
    label: 'Crew',
    about:
      'Who goes out, on which days, and how many visits a day. Without a crew no plan can start.',
    links: [{ to: '/console/crews', label: 'Add a crew' }],
  },
  staff: {
    label: 'Staff',
    about:
      'Who else signs in to this console, and what you are called yourself. Skip it if you work alone.',
    links: [
      { to: '/console/account', label: 'Your name' },
      { to: '/console/settings/staff', label: 'Invite someone' },
    ],
  },
  mail: {
    label: 'Test email',
    about: 'Send yourself an email, the way customers get theirs.',
    links: [],
  },
  live: {
    label: 'Go live',
    about:
      'Until then visitors read that you are not open yet, and search engines are asked to leave the site out.',
    links: [],
  },
};
