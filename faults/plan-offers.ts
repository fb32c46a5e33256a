// Faults in what is promised of offered plans: that exactly what was shown is agreed to, once, and starts at its price.
import type { Fault } from './fault.ts';

const offers = 'src/server/visits/offers';
const tests = [`${offers}/plan-offer.pg.test.ts`] as const;

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
    find: 'hasRoom: (day) => day === startsOn || hasRoom(day),',
    replace: 'hasRoom,',
    tests,
  },
  {
    promise: 'A private link opens one offer, and no other with its mark.',
    file: `${offers}/plan-offer-link.ts`,
    find: 'update(`plan-offer:${offerId}`)',
    replace: "update('plan-offer')",
    tests,
  },
];
