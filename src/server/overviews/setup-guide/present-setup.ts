// Tells of each step of getting started how far it is, what is there now, and what keeps the site from opening.
import { companyAddress } from '#company/facts/company-place.ts';
import { defaultSettings } from '#company/facts/settings.ts';
import { formatTaxRate } from '#company/rules/money/tax-rate.ts';
import { countOf } from '#company/rules/platform/count-label.ts';
import { type SetupStep, setupStepState, setupSteps } from '#company/rules/platform/setup-steps.ts';
import { dateInZone, formatDate, timeInZone } from '#company/rules/time/company-time.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import type { SetupGuide, SetupStepShown } from '#contract/overviews/setup-guide.ts';
import { isLoopback } from '#server/platform/installation/process-settings.ts';
import { claimsWithoutSource } from '#server/site/content/claim-sources.ts';
import type { ServerContext } from '../../context.ts';
import type { SetupFacts } from './setup-facts.queries.ts';

type Context = Pick<ServerContext, 'config' | 'content'>;

/** What a step comes to. */
type Judged = {
  isThere: boolean;
  facts: Record<string, string>;
  missing?: string | undefined;
};

/** The guide as someone with an address sees it. */
export function presentGuide(context: Context, facts: SetupFacts, mailTo: string): SetupGuide {
  const { publicUrl, smtpUrl } = context.config;
  const steps = presentSteps(context, facts);
  return {
    isLive: facts.settings.isLive,
    address: publicUrl.origin,
    isLocal: isLoopback(publicUrl.hostname),
    hasMailServer: smtpUrl !== undefined,
    testMail: facts.testMail,
    mailTo,
    done: steps.filter(({ state }) => state === 'done').length,
    total: steps.length,
    steps,
  };
}

/** All steps in their order. */
export function presentSteps(context: Context, facts: SetupFacts): SetupStepShown[] {
  return setupSteps.map((step) => {
    const { isThere, facts: found, missing } = judges[step](facts, context);
    return {
      step,
      state: setupStepState(step, isThere, facts.answers.get(step)),
      facts: Object.entries(found).map(([label, value]) => ({ label, value })),
      missing: missing ?? null,
    };
  });
}

/** What each step is told by. */
const judges: Record<SetupStep, (facts: SetupFacts, context: Context) => Judged> = {
  company({ settings }) {
    const { companyName, phone, email } = settings;
    const isOwn = phone !== defaultSettings.phone && email !== defaultSettings.email;
    return {
      isThere: isOwn,
      facts: {
        Name: companyName,
        Contact: `${phone}, ${email}`,
        Place: companyAddress(settings),
      },
      missing: isOwn ? undefined : 'Enter your company’s own phone and email. These are samples.',
    };
  },
  hours({ settings, slots, closedDays, changedSettings }) {
    return {
      isThere: changedSettings.includes('hours'),
      facts: {
        'Office hours': settings.officeHours
          .map(({ days, hours }) => `${days} ${hours}`)
          .join(', '),
        Availability: slots > 0 ? `${countOf(slots, 'consultation time')} a week` : 'No times yet',
        'Closed days': closedDays > 0 ? `${closedDays} ahead` : 'None',
      },
    };
  },
  areas({ hasChangedAreas }, { content }) {
    const names = content().area.map(({ name }) => name);
    return { isThere: hasChangedAreas, facts: { Towns: names.join(', ') || 'None' } };
  },
  prices({ settings, changedSettings, hasChangedPrices }) {
    return {
      isThere: hasChangedPrices || changedSettings.includes('prices'),
      facts: {
        'Sales tax': formatTaxRate(settings.salesTaxBasisPoints),
        'Price list': 'What came with the program, until you change it',
      },
    };
  },
  claims({ hasChangedClaims, hasChangedStory }, { content }) {
    const { 'company-claims': claims, 'about-story': story } = content();
    const unsourced = claimsWithoutSource(claims, story);
    const told = (isChanged: boolean) => (isChanged ? 'Yours' : 'What came with the program');
    return {
      isThere: hasChangedClaims && hasChangedStory && unsourced.length === 0,
      facts: {
        'Our claims': told(hasChangedClaims),
        'About us': told(hasChangedStory),
        'Without a source': namedFew(unsourced),
      },
    };
  },
  crew: ({ crews }) => ({
    isThere: crews.length > 0,
    facts: { Crews: crews.join(', ') || 'None yet' },
  }),
  staff({ staff }) {
    const people = staff.people.filter(({ isDisabled }) => !isDisabled).map(({ name }) => name);
    const invited = [...staff.invitations, ...staff.expected].map(({ email }) => email);
    return {
      isThere: people.length + invited.length > 1,
      facts: {
        'Can sign in': people.join(', ') || 'No one yet',
        ...(invited.length > 0 && { Invited: invited.join(', ') }),
      },
    };
  },
  mail({ testMail, settings }, { config }) {
    const isTaken = testMail !== null && testMail.outcome !== 'refused';
    const hasServer = config.smtpUrl !== undefined || isLoopback(config.publicUrl.hostname);
    return {
      isThere: isTaken,
      facts: {
        'Mail server': config.smtpUrl ? new URL(config.smtpUrl).hostname : 'None',
        'Last test': testMail ? lastTest(testMail.at, settings.timeZone) : 'None yet',
      },
      missing: hasServer ? missingTest(testMail) : NO_MAIL_SERVER,
    };
  },
  live: ({ settings: { isLive } }, { config }) => ({
    isThere: isLive,
    facts: { Address: config.publicUrl.origin, Status: isLive ? 'Open' : 'Not open yet' },
  }),
};

/** So many are named; of more it says how many. */
const NAMED = 5;

function namedFew(names: readonly string[]): string {
  const more = names.length - NAMED;
  const named = names.slice(0, NAMED).join('; ');
  return more > 0 ? `${named}; and ${more} more` : named || 'None';
}

const NO_MAIL_SERVER =
  'This installation has no mail server, so no customer would get an email. Whoever runs it sets SMTP_URL.';

function missingTest(testMail: SetupFacts['testMail']): string | undefined {
  return testMail?.outcome === 'refused'
    ? 'The last test email was refused. Send another one once that is fixed.'
    : undefined;
}

function lastTest(at: string, timeZone: string): string {
  const instant = new Date(at);
  const date = formatDate(dateInZone(instant, timeZone));
  return `${date} at ${timeLabel(timeInZone(instant, timeZone))}`;
}
