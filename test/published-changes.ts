// What staff change of each kind of content and of each setting, and where it is seen then: the table of changes-everywhere.test.ts.
import type { BusinessSettings } from '#company/facts/settings.ts';
import { type ContentKind, ONLY } from '#contract/site/content/kinds.ts';

type Body = Record<string, unknown>;

/** Words on a public page or in a public answer; what only staff, crews or customers who signed in are shown, every instance holds. */
export type Seen = { url: string; words: string } | 'held';

export type ContentChange = { slug: string; changed: (body: Body) => Body; seen: Seen };

const on = (url: string, words: string): Seen => ({ url, words });

/** Another value of one field, which the page shows as it is. */
function field(slug: string, name: string, words: string, url = '/'): ContentChange {
  return { slug, changed: (body) => ({ ...body, [name]: words }), seen: on(url, words) };
}

/** The change of each kind. A kind without one is no program. */
export const contentChanges: Record<ContentKind, ContentChange> = {
  service: field('fencing', 'title', 'Fences That Stand', '/services'),
  area: field('katy', 'note', 'Flat as a table.', '/areas'),
  question: field('payment', 'answer', 'Cash, check, or six chickens.'),
  'gallery-project': field('white-ranch-fall-golden', 'title', 'A ranch, now pink', '/gallery'),
  'portfolio-project': field(
    'white-ranch-fall-golden',
    'title',
    'Ranch of many colors',
    '/gallery-full',
  ),
  'timeline-project': field('pool-spring-azaleas', 'completion', 'Finished in a wink'),
  'recent-project': field('limestone-front-fall-muhly', 'title', 'Grasses and stone'),
  'picture-pair': field('ranch-front', 'caption', 'Azaleas, and no clay.'),
  package: {
    slug: 'complete',
    changed: (body) => ({ ...body, centsPerVisit: 9_900 }),
    seen: on('/', '$4,158'),
  },
  'package-line': field('same-crew', 'name', 'The same three people'),
  'package-terms': field(ONLY, 'savings', '17-22%'),
  offer: field('fall-planting', 'title', 'Plant before the first norther'),
  'seasonal-task': field('fall-1', 'text', 'Put the rake where you find it'),
  'month-note': field('november', 'headline', 'Leaves to the mower'),
  post: field('before-we-dig-811-and-hoa', 'excerpt', 'In one sentence: call first.', '/blog'),
  'mail-template': { ...field('first-answer', 'name', 'The first word'), seen: 'held' },
  'automatic-mail': { ...field('visit-done', 'heading', 'All done'), seen: 'held' },
  checklist: {
    slug: 'mowing',
    changed: (body) => ({ ...body, items: [{ key: 'done', label: 'All of it', photo: 'after' }] }),
    seen: 'held',
  },
  program: { ...field('year-round-lawn-care', 'description', 'All year round.'), seen: 'held' },
  hero: field(ONLY, 'lead', 'Yards that stand in the rain.'),
  principles: {
    slug: ONLY,
    changed: (body) => ({
      ...body,
      refusals: [{ term: 'We do not rush.', detail: 'Roots take {replyTime}, and more.' }],
    }),
    seen: on('/about', 'Roots take 24 hours, and more.'),
  },
  'area-terms': {
    slug: ONLY,
    changed: (body) => ({ ...body, notes: ['Travel is free up to {miles} miles'] }),
    seen: on('/areas', 'Travel is free up to 30 miles'),
  },
  'about-story': field(ONLY, 'founder', 'Ada Oakley', '/about'),
  'company-claims': field(
    ONLY,
    'satisfactionGuarantee',
    'We come back until it is right',
    '/about',
  ),
  'estimate-prices': {
    slug: ONLY,
    changed: (body) => ({ ...body, services: withFirst(body.services, { baseCents: 200_000 }) }),
    seen: on('/', '$2,000 plus'),
  },
  'mowing-prices': {
    slug: ONLY,
    changed: (body) => ({ ...body, fee: { label: 'Disposal of clippings', cents: 349 } }),
    seen: on('/', '$3.49'),
  },
  'add-on-prices': {
    slug: ONLY,
    changed: (body) => ({ ...body, services: withFirst(body.services, { cents: 1_300 }) }),
    seen: 'held',
  },
  'privacy-policy': field(ONLY, 'lead', 'We keep little.', '/privacy'),
  'terms-of-service': field(ONLY, 'lead', 'What we promise, in short.', '/terms'),
  'accessibility-statement': field(ONLY, 'lead', 'For everyone who comes.', '/accessibility'),
  'text-message-terms': field(ONLY, 'lead', 'Few texts, and only useful ones.', '/text-messages'),
};

function withFirst(list: unknown, change: object): unknown[] {
  const [first, ...others] = list as object[];
  return [{ ...first, ...change }, ...others];
}

/** One form that the owner sends: over what is there by `from`, which has the version. */
export type SettingsForm = {
  from?: string;
  method: 'PATCH' | 'POST';
  url: string;
  body: Body;
  /** Each setting that the form writes, and where it is seen. */
  writes: Partial<Record<keyof BusinessSettings, Seen>>;
};

const SETTINGS = '/api/console/settings';
const part = (name: string, body: Body, writes: SettingsForm['writes']): SettingsForm => ({
  from: SETTINGS,
  method: 'PATCH',
  url: `${SETTINGS}/${name}`,
  body,
  writes,
});

const everyDay = (opens: string, closes: string) => Array(7).fill([{ opens, closes }]);

/** All forms; together they write every setting. */
export const settingsForms: readonly SettingsForm[] = [
  part(
    'company',
    {
      companyName: 'Live Oak Yards',
      shortName: 'Live Oak',
      tagline: 'Shade for your children',
      spanishTagline: 'Sombra para sus hijos',
      phone: '(281) 555-0199',
      email: 'yards@liveoak.example',
      street: '12 Sample Way',
      city: 'Katy',
      region: 'LA',
      postalCode: '77449',
      timeZone: 'America/Denver',
      foundedYear: 1987,
      serviceRadiusMiles: 45,
      facebookUrl: 'https://www.facebook.com/liveoak',
      instagramUrl: 'https://www.instagram.com/liveoak',
      linkedinUrl: 'https://www.linkedin.com/company/liveoak',
    },
    {
      companyName: on('/', 'Live Oak Yards'),
      shortName: on('/', 'Live Oak'),
      tagline: on('/', 'Shade for your children'),
      spanishTagline: on('/es', 'Sombra para sus hijos'),
      phone: on('/', '(281) 555-0199'),
      phoneDial: on('/', 'tel:+12815550199'),
      email: on('/', 'mailto:yards@liveoak.example'),
      street: on('/', '"streetAddress":"12 Sample Way"'),
      city: on('/', 'Landscaping Company in Katy'),
      region: on('/', 'Landscaping Company in Katy, LA'),
      postalCode: on('/', '"postalCode":"77449"'),
      timeZone: on('/', 'Times are Mountain Time'),
      foundedYear: on('/', 'since 1987'),
      serviceRadiusMiles: on('/areas', 'areas within 45 miles'),
      facebookUrl: on('/', 'href="https://www.facebook.com/liveoak"'),
      instagramUrl: on('/', 'href="https://www.instagram.com/liveoak"'),
      linkedinUrl: on('/', 'href="https://www.linkedin.com/company/liveoak"'),
    },
  ),
  part(
    'hours',
    { week: everyDay('05:30', '14:45'), dayOffLabel: 'Closed' },
    { officeHours: on('/', '5:30 AM') },
  ),
  part(
    'licenses',
    { irrigatorLicense: 'LI0012345', irrigatorName: 'Ada Oakley', pesticideLicense: '0712345' },
    {
      irrigatorLicense: on('/', 'LI0012345'),
      irrigatorName: on('/', 'Licensed irrigator Ada Oakley'),
      pesticideLicense: on('/', 'license 0712345'),
    },
  ),
  part(
    'prices',
    {
      salesTaxBasisPoints: 775,
      salesTaxSource: 'The Comptroller, by phone',
      salesTaxSince: '2026-11-01',
      nextSalesTax: { since: '2027-01-01', basisPoints: 800, source: 'A letter' },
      priceHeldDays: 45,
      laborRateCents: 5_100,
    },
    {
      salesTaxBasisPoints: on('/api/company', '"salesTaxBasisPoints":775'),
      salesTaxSource: 'held',
      salesTaxSince: 'held',
      laterSalesTax: 'held',
      priceHeldDays: 'held',
      laborRateCents: 'held',
    },
  ),
  part(
    'billing',
    {
      invoiceDueDays: 21,
      billingSince: '2026-11-01',
      depositsAreSent: true,
      remindersAreOn: false,
      reminderDays: [5],
      autopayNoticeDays: 5,
      tipsAreOn: true,
    },
    {
      invoiceDueDays: 'held',
      billingSince: 'held',
      depositsAreSent: 'held',
      remindersAreOn: 'held',
      reminderDays: 'held',
      autopayNoticeDays: 'held',
      tipsAreOn: 'held',
    },
  ),
  part(
    'reviews',
    { reviewsAreAsked: false, reviewAskDays: 120 },
    { reviewsAreAsked: 'held', reviewAskDays: 'held' },
  ),
  part(
    'deadlines',
    {
      replyHours: 6,
      quoteDays: 20,
      planOfferDays: 21,
      priceNoticeDays: 40,
      reviewDecisionDays: 5,
      problemCloseDays: 6,
      quoteFollowUpsAreOn: true,
      quoteFollowUpDays: [4],
      leadAlertsAreOn: true,
      leadAlertAfterMinutes: 20,
      visitNoticeDays: 1,
      promisesAreShown: true,
    },
    {
      replyHours: on('/contact', 'A person replies within 6 hours'),
      quoteDays: 'held',
      planOfferDays: 'held',
      priceNoticeDays: 'held',
      reviewDecisionDays: 'held',
      problemCloseDays: 'held',
      quoteFollowUpsAreOn: 'held',
      quoteFollowUpDays: 'held',
      leadAlertsAreOn: 'held',
      leadAlertAfterMinutes: 'held',
      visitNoticeDays: 'held',
      promisesAreShown: 'held',
    },
  ),
  part(
    'calls',
    { missedCallTextsAreOn: true, missedCallWords: 'How can we help you?' },
    { missedCallTextsAreOn: 'held', missedCallWords: 'held' },
  ),
  part('newsletter', { mailsPerMinute: 60 }, { mailsPerMinute: 'held' }),
  {
    from: '/api/chat-settings',
    method: 'PATCH',
    url: '/api/chat-settings',
    body: {
      week: everyDay('06:15', '11:30'),
      dates: [{ date: '2026-12-24', spans: [{ opens: '10:15', closes: '11:45' }] }],
      onCall: [{ name: 'Ada', phone: '+12815550177' }],
      alertAfterMinutes: 7,
      nextAlertMinutes: 8,
      quietMinutes: 55,
      keptDays: 90,
      suggestionsAreOn: true,
    },
    writes: {
      supportHours: on('/', '6:15 AM'),
      // As the welcome dialog's script reads it.
      supportDates: on('/', '12/24/2026 615-705'),
      chatOnCall: 'held',
      chatAlertAfterMinutes: 'held',
      chatNextAlertMinutes: 'held',
      chatQuietMinutes: 'held',
      chatKeptDays: 'held',
      suggestionsAreOn: 'held',
    },
  },
  {
    method: 'POST',
    url: '/api/console/storm-notice',
    body: { words: 'Crews are out after the hail.', untilDate: '2026-11-10', untilTime: '12:00' },
    writes: { stormNotice: on('/', 'Crews are out after the hail.') },
  },
  {
    method: 'POST',
    url: '/api/console/setup/opening',
    body: { isLive: false },
    // These pages are only this machine's, which count as open: found-files and site-opens have the rest.
    writes: { isLive: 'held' },
  },
];
