// Offers for tests, one for each way that an offer can be and end: mowing and programs, open, over, and agreed to in every way.
import { agreementWays } from '#company/rules/visits/plan-agreement.ts';
import type { PlanOffer } from '#contract/visits/plan-offers.ts';

const total = { subtotal: '45.00', tax: '3.71', total: '48.71' };
const lines = [{ label: 'Care of the lawn', amount: '45.00', taxClass: 'taxable' as const }];

const mowing: PlanOffer = {
  id: '1',
  version: 1,
  contentHash: 'a'.repeat(64),
  state: 'sent',
  customerName: 'Luz Vega',
  propertyAddress: 'Calle 5',
  name: 'Care for the lawn',
  frequency: 'weekly',
  lotSize: 9000,
  lawnArea: 4200,
  firstDay: '2026-11-17',
  visitTime: '09:00',
  firstVisitLines: lines,
  everyVisitLines: lines,
  rounds: [],
  taxBasisPoints: 825,
  firstVisit: total,
  everyVisit: total,
  monthlyPrice: '180.00',
  message: 'Bienvenida',
  validUntil: '2026-11-24',
  terms: ['This is what you agree to.'],
  sentAt: '2026-11-12T15:00:00.000Z',
  answeredAt: null,
  declineReason: null,
  agreement: null,
  startsOn: null,
  hasNewer: false,
};

const round = {
  name: 'Weeds of spring',
  from: '03-01',
  until: '03-20',
  date: '2027-03-02',
  lines,
  total,
};

const agreement = {
  id: 1,
  signedName: 'Luz Vega',
  agreedAt: '2026-11-13T15:00:00.000Z',
  takenNote: null,
  objectedAt: null,
  objection: null,
  objectionAnsweredAt: null,
  objectionAnswer: null,
};

export const sampleOffers: readonly PlanOffer[] = [
  mowing,
  { ...mowing, frequency: 'rounds', rounds: [round] },
  { ...mowing, frequency: 'rounds', rounds: [round, { ...round, name: 'Weeds of fall' }] },
  ...(['declined', 'withdrawn', 'expired', 'draft'] as const).map((state) => ({
    ...mowing,
    state,
  })),
  { ...mowing, state: 'withdrawn', hasNewer: true },
  ...agreementWays.map(
    (way): PlanOffer => ({
      ...mowing,
      state: 'accepted',
      startsOn: '2026-12-01',
      agreement: { ...agreement, way },
    }),
  ),
];
