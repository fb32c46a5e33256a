// What each kind of content is called and what it is for: the one place that the screens take it from.
import type { ContentKind } from '#contract/site/content/kinds.ts';

type KindLabels = {
  /** All of them, as a heading. */
  label: string;
  /** One of them, in a sentence. */
  one: string;
  purpose: string;
  /** The field that a new entry begins with, if the owner can add any. */
  namedBy?: string;
  /** The field that has today's day in a new entry. */
  datedBy?: string;
};

export const kindLabels: Readonly<Record<ContentKind, KindLabels>> = {
  hero: {
    label: 'First view',
    one: 'first view',
    purpose: 'The heading, opening sentences and picture at the top of the home page.',
  },
  'about-story': {
    label: 'Our story',
    one: 'story',
    purpose: 'How the company began and how it works, on the home page and the About page.',
  },
  principles: {
    label: 'Principles',
    one: 'principles',
    purpose: 'What you will not do and what customers can hold you to, on the About page.',
  },
  'company-claims': {
    label: 'Company facts',
    one: 'company facts',
    purpose: 'Numbers, guarantees, warranties and payment methods that the whole site repeats.',
  },
  question: {
    label: 'Questions',
    one: 'question',
    purpose: 'Questions people ask before they call, with our answers.',
    namedBy: 'question',
  },
  service: {
    label: 'Services',
    one: 'service',
    purpose: 'The card, the page and the flyer line of each service.',
  },
  area: {
    label: 'Service areas',
    one: 'service area',
    purpose: 'Towns and neighborhoods we serve, each with its page.',
    namedBy: 'name',
  },
  'area-terms': {
    label: 'Terms of areas',
    one: 'terms of areas',
    purpose: 'What customers get in core areas and elsewhere, and what holds in all of them.',
  },
  'gallery-project': {
    label: 'Gallery',
    one: 'gallery project',
    purpose: 'Projects in the gallery on the home page.',
    namedBy: 'title',
  },
  'portfolio-project': {
    label: 'Full gallery',
    one: 'gallery project',
    purpose: 'Every project on the full gallery page.',
    namedBy: 'title',
  },
  'timeline-project': {
    label: 'Timeline',
    one: 'timeline project',
    purpose: 'Projects by year, on the home page.',
    namedBy: 'title',
  },
  'recent-project': {
    label: 'Recent projects',
    one: 'recent project',
    purpose: 'The latest projects on the home page. It shows the first six.',
    namedBy: 'title',
  },
  'picture-pair': {
    label: 'Before and after',
    one: 'pair',
    purpose: 'Two pictures of one place under a slider, on the home page. The first pair is large.',
    namedBy: 'title',
  },
  package: {
    label: 'Packages',
    one: 'package',
    purpose: 'Care packages with their price per visit.',
    namedBy: 'name',
  },
  'package-line': {
    label: 'What packages include',
    one: 'line',
    purpose: 'The rows of the package comparison.',
    namedBy: 'name',
  },
  'package-terms': {
    label: 'Package terms',
    one: 'package terms',
    purpose: 'Visits per year, contract and bagging, the same for every package.',
  },
  'mowing-prices': {
    label: 'Mowing prices',
    one: 'mowing price list',
    purpose: 'The price list behind every lawn plan and its quote.',
  },
  'estimate-prices': {
    label: 'Cost calculator',
    one: 'cost calculator',
    purpose: 'The rates that the cost calculator works with.',
  },
  'add-on-prices': {
    label: 'Add-on prices',
    one: 'add-on price list',
    purpose: 'What customers see in the portal, and what a quote for add-on work starts from.',
  },
  program: {
    label: 'Programs',
    one: 'program',
    purpose: 'Rounds of the year with their dates and prices, for plan offers.',
    namedBy: 'name',
  },
  offer: {
    label: 'Seasonal offers',
    one: 'offer',
    purpose: 'One offer for each season, on the home page.',
    namedBy: 'title',
  },
  'seasonal-task': {
    label: 'Seasonal tasks',
    one: 'task',
    purpose: 'What a yard needs, season by season.',
    namedBy: 'text',
  },
  'month-note': {
    label: 'Monthly notes',
    one: 'monthly note',
    purpose: 'What each month is for, on the home page.',
    namedBy: 'headline',
  },
  post: {
    label: 'Blog posts',
    one: 'post',
    purpose:
      'Posts of the blog, the latest first. Each has its own page, and feeds follow by themselves.',
    namedBy: 'title',
    datedBy: 'publishedOn',
  },
  checklist: {
    label: 'Crew checklists',
    one: 'checklist',
    purpose: 'What crews check off at a stop, by service.',
    namedBy: 'services',
  },
  'privacy-policy': {
    label: 'Privacy policy',
    one: 'privacy policy',
    purpose: 'What we keep about people, why, and for how long.',
  },
  'terms-of-service': {
    label: 'Terms of service',
    one: 'terms',
    purpose: 'What customers can count on, and what we count on.',
  },
  'accessibility-statement': {
    label: 'Accessibility',
    one: 'accessibility statement',
    purpose: 'What we do so that everyone can use the site.',
  },
  'text-message-terms': {
    label: 'Text messages',
    one: 'text message terms',
    purpose: 'When we text customers, and how to stop it.',
  },
  'mail-template': {
    label: 'Mail templates',
    one: 'mail template',
    purpose: 'Mails to start an answer from.',
    namedBy: 'name',
  },
  'automatic-mail': {
    label: 'Automatic emails',
    one: 'automatic email',
    purpose: 'The words of emails that go to customers by themselves.',
  },
};

/** The kinds in the order of their screen. */
export const kindGroups: readonly { label: string; kinds: readonly ContentKind[] }[] = [
  { label: 'Company', kinds: ['hero', 'about-story', 'principles', 'company-claims', 'question'] },
  { label: 'Services and areas', kinds: ['service', 'area', 'area-terms'] },
  {
    label: 'Projects',
    kinds: [
      'picture-pair',
      'gallery-project',
      'portfolio-project',
      'timeline-project',
      'recent-project',
    ],
  },
  {
    label: 'Prices',
    kinds: [
      'mowing-prices',
      'package',
      'package-line',
      'package-terms',
      'program',
      'estimate-prices',
      'add-on-prices',
    ],
  },
  { label: 'Blog and seasons', kinds: ['post', 'offer', 'seasonal-task', 'month-note'] },
  { label: 'Office and crews', kinds: ['automatic-mail', 'mail-template', 'checklist'] },
  {
    label: 'Policies',
    kinds: ['privacy-policy', 'terms-of-service', 'accessibility-statement', 'text-message-terms'],
  },
];

/** Whether there is a kind of this name. */
export function isContentKind(name: string | undefined): name is ContentKind {
  return name !== undefined && Object.hasOwn(kindLabels, name);
}
