// Faults in what the staff get of a customer's portal.
import type { Fault } from './fault.ts';

const seeing = 'src/server/platform/http/viewing.ts';
const seen = ['test/seen-portal.pg.test.ts'] as const;
const viewings = ['src/server/accounts/viewings/viewings.pg.test.ts'] as const;

export const viewingFaults: readonly Fault[] = [
  {
    promise: 'Whoever sees a portal changes nothing in it.',
    file: seeing,
    find: "if (!name.startsWith('GET ') || unseenReads[name]) refuse(sees, unseenReads[name]);",
    replace: 'if (unseenReads[name]) refuse(sees, unseenReads[name]);',
    tests: seen,
  },
  {
    promise:
      'What anyone may send is refused where it would be in the name of the customer who is seen.',
    file: seeing,
    find: 'if (!isRead && isOfSeen) refuse(sees);',
    replace: '',
    tests: seen,
  },
  {
    promise: 'No mark of reading moves while the staff see a portal.',
    file: 'src/server/visits/offers/plan-offer-answer.service.ts',
    find: 'if (!isReadingOnly()) await noteView',
    replace: 'await noteView',
    tests: seen,
  },
  {
    promise: 'The private link of a consultation is not shown to the staff who see the portal.',
    file: 'src/server/overviews/portal/portal.routes.ts',
    find: 'path: isReadingOnly()',
    replace: 'path: false',
    tests: seen,
  },
  {
    promise: 'A viewing ends after half an hour.',
    file: 'src/server/accounts/viewing-of-session.ts',
    find: ' and viewing.ends_at > now())`;',
    replace: ')`;',
    tests: viewings,
  },
  {
    promise: 'A viewing ends with the right to it.',
    file: 'src/server/accounts/viewing-of-session.ts',
    find: "if (!viewing || !person.rights.includes('viewing')) return person;",
    replace: 'if (!viewing) return person;',
    tests: viewings,
  },
];
