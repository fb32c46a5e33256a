// What the office does with the prices of plans: it proposes new ones as previewed, withdraws what is not yet so, and renews plans at
// the price that they have.
import { RowIdText } from '#contract/platform/ids.ts';
import { PlanChangeSeen, PriceProposalSent } from '#contract/visits/plan-changes.ts';
import { PlanRenewalSent } from '#contract/visits/plan-renewals.ts';
import { step, steps } from '#web/forms/app/steps.ts';

const to = () => '/console/plans/prices';

export const priceSteps = steps({
  propose: step({
    schema: PriceProposalSent,
    isPress: true,
    send: ({ api, idempotencyKey }, body) =>
      api('POST /api/console/plan-prices/proposals', { body, idempotencyKey }),
    to,
    done: 'The new prices are proposed. Each customer gets a notice by email.',
  }),
  renew: step({
    schema: PlanRenewalSent,
    isPress: true,
    send: ({ api, idempotencyKey }, body) =>
      api('POST /api/console/plan-renewals', { body, idempotencyKey }),
    to: () => '/console/plans/prices?due=yes',
    done: 'Renewed for another year. Each customer gets a letter by email.',
  }),
  withdraw: step({
    schema: PlanChangeSeen.extend({ change: RowIdText }),
    isPress: true,
    send: ({ api }, { change, version }) =>
      api('POST /api/console/plan-changes/{id}/withdraw', {
        params: { id: change },
        body: { version },
      }),
    to,
    done: 'The change is withdrawn. The price stays as it is.',
  }),
});
