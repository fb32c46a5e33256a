// Faults in what is promised of offered plans: that exactly what was shown is agreed to, once, and starts at its price.
import type { Fault } from './fault.ts';

const offers = 'src/server/visits/offers';
const tests = [
  `${offers}/plan-offer.pg.test.ts`,
  `${offers}/plan-offer-form.pg.test.ts`,
  `${offers}/plan-offer-people.pg.test.ts`,
] as const;
const programTests = [`${offers}/program-offer.pg.test.ts`] as const;

export const planOfferFaults: readonly Fault[] = [
  {
    promise: 'A text that its customer does not have before them is not agreed to.',
    file: `${offers}/plan-offer.policy.ts`,
    find: 'if (seen.version === offer.version && seen.contentHash === offer.contentHash) return;',
    replace: 'if (seen.version === offer.version) return;',
    tests,
  },
  {
    promise: 'An offer cannot be agreed to after its last day.',
    file: `${offers}/plan-offer.policy.ts`,
    find: "return status === 'sent' && validUntil < todayOf(context) ? 'expired' : status;",
    replace: 'return status;',
    tests,
  },
  {
    promise: 'A held price is offered whatever the price list says by then.',
    file: `${offers}/offer-form.ts`,
    find: 'return priceHeldUntil !== null && todayOf(context) <= priceHeldUntil;',
    replace: 'return false;',
    tests,
  },
  {
    promise: 'The first day that was agreed to stands, also when its crew is full by then.',
    file: 'src/server/visits/plans/first-visits.ts',
    find: 'hasRoom: (day: string) => day === startsOn || hasRoom(day)',
    replace: 'hasRoom',
    tests,
  },
  {
    promise: 'A private link opens one offer, and no other with its mark.',
    file: `${offers}/plan-offer-link.ts`,
    find: 'update(`plan-offer:${offerId}`)',
    replace: "update('plan-offer')",
    tests,
  },
  {
    promise: 'A mail in Spanish leads to the page of the offer in Spanish.',
    file: `${offers}/plan-offer.mail.ts`,
    find: 'hrefIn(writtenLanguage(user.language), path)',
    replace: 'path',
    tests: [`${offers}/spanish-plan-mails.pg.test.ts`],
  },
  {
    promise: 'No round with a pesticide is offered without the license.',
    file: `${offers}/program-rounds.ts`,
    find: 'requireLicenseFor(found, context.settings());',
    replace: '',
    tests: programTests,
  },
  {
    promise: 'What was offered under the license is not agreed to once it is gone.',
    file: `${offers}/start-plan.ts`,
    find: 'requireLicenseStill(offer.rounds, context.settings());',
    replace: '',
    tests: programTests,
  },
  {
    promise: 'Plans of one crew can start at the same moment.',
    file: 'src/server/visits/core/crew-day.ts',
    find: ".for('no key update')",
    replace: ".for('update')",
    tests: programTests,
    engine: 'postgres',
  },
  {
    promise: 'The visit of a round costs what the round does.',
    file: 'src/company/rules/visits/visit-price.ts',
    find: 'round?.lines ?? ',
    replace: '',
    tests: programTests,
  },
  {
    promise: 'A round whose date another one has comes a week later.',
    file: 'src/company/rules/visits/round-dates.ts',
    find: 'while (taken.has(date)) date = addDays(date, 7);',
    replace: 'if (taken.has(date)) return null;',
    tests: ['src/company/rules/visits/round-dates.test.ts'],
  },
];
