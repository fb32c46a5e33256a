// How the console says how an offer or a plan stands.
import type { PlanState } from '#company/rules/visits/plan-state.ts';
import type { PlanOfferState } from '#contract/visits/plan-offers.ts';

type Label = { label: string; tone: 'neutral' | 'green' | 'amber' | 'red' };

export const offerLabels: Readonly<Record<PlanOfferState, Label>> = {
  draft: { label: 'Draft', tone: 'neutral' },
  sent: { label: 'Sent', tone: 'amber' },
  accepted: { label: 'Agreed', tone: 'green' },
  declined: { label: 'Declined', tone: 'red' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
  expired: { label: 'Expired', tone: 'red' },
};

export const planLabels: Readonly<Record<PlanState, Label>> = {
  active: { label: 'Active', tone: 'green' },
  'pause-ahead': { label: 'Pause ahead', tone: 'amber' },
  paused: { label: 'Paused', tone: 'amber' },
  cancelled: { label: 'Ended', tone: 'neutral' },
};
