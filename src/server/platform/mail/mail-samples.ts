// Each automatic mail with made-up facts, by the same templates that customers get: for its preview, and to try it on oneself.
import type { BusinessSettings } from '#company/facts/settings.ts';
import type { AutomaticMailName, WordsOfMails } from '#company/rules/platform/automatic-mails.ts';
import { newsletterWelcomeMail } from './newsletter-mail.tsx';
import type { RenderedMail } from './render-mail.ts';
import { reviewRequestMailOf } from './review-request-mail.tsx';
import { type VisitNoticeFacts, visitNoticeMail } from './visit-mail.tsx';

/** What a sample is rendered with; `at` makes an address of a path of the site. */
export type SampleGround = {
  settings: BusinessSettings;
  words: WordsOfMails;
  at: (path: string) => string;
};

const firstName = 'Fern';
const serviceType = 'Weekly mowing';
const date = '2027-04-20';

/** Links lead into the portal, which shows a visitor of a sample nothing of anyone. */
export const mailSamples: Record<
  AutomaticMailName,
  (ground: SampleGround) => Promise<RenderedMail>
> = {
  'visit-soon': ({ settings, ...ground }) =>
    notice({ ...ground, settings: { ...settings, visitNoticeDays: 2 } }, 'two-days-before'),
  'visit-tomorrow': ({ settings, ...ground }) =>
    notice({ ...ground, settings: { ...settings, visitNoticeDays: 1 } }, 'two-days-before'),
  'visit-today': (ground) => notice(ground, 'morning-of'),
  'crew-on-the-way': (ground) => notice(ground, 'on-the-way'),
  'visit-done': (ground) => notice(ground, 'done'),
  'visit-not-done': (ground) => notice(ground, 'not-done'),
  'review-request': ({ settings, words, at }) =>
    reviewRequestMailOf(
      {
        firstName,
        serviceType,
        date,
        link: at('/customer-portal'),
        problemLink: at('/customer-portal'),
        settingsLink: at('/customer-portal/account#notices'),
      },
      settings,
      words,
    ),
  'newsletter-welcome': ({ settings, words, at }) =>
    newsletterWelcomeMail({ blog: at('/blog'), unsubscribe: at('/blog') }, settings, words),
};

function notice({ settings, words, at }: SampleGround, kind: VisitNoticeFacts['kind']) {
  const isOfToday = kind === 'morning-of' || kind === 'on-the-way';
  const facts = {
    kind,
    firstName,
    serviceType,
    date,
    window: 'between 8:00 and 10:00 AM',
    crewName: 'Crew Live Oak',
    photosCount: 3,
    notDoneReason: kind === 'not-done' ? 'We could not get to the yard.' : null,
    link: at('/customer-portal'),
    settingsLink: at('/customer-portal/account#notices'),
    todayLink: isOfToday ? at('/customer-portal') : null,
  };
  return visitNoticeMail(facts, settings, words);
}
