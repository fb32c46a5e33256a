// What is agreed about a plan, by which way, and how offers and proposed changes stand (docs/product/plans.md#agreements).
import type { PlanEvent } from './plan-machine.ts';

/** How someone has said yes to a text. */
export const agreementWays = ['portal', 'link', 'phone', 'paper', 'automatic'] as const;
export type AgreementWay = (typeof agreementWays)[number];

/** What an agreement is about. */
export const agreementKinds = [
  'start',
  'frequency',
  'pause',
  'resume',
  'cancel',
  'restart',
  'price',
  'size',
  'renewal',
] as const;
export type AgreementKind = (typeof agreementKinds)[number];

/** What happens to the plan by an agreement. */
export const eventOfAgreement = {
  start: 'start',
  frequency: 'changeFrequency',
  pause: 'pause',
  resume: 'resume',
  cancel: 'cancel',
  restart: 'restart',
  price: 'changePrice',
  size: 'changeSize',
  renewal: 'renew',
} as const satisfies Record<AgreementKind, PlanEvent>;

/** How a change stands that the office proposes. */
export const planChangeStatuses = ['proposed', 'applied', 'declined', 'withdrawn'] as const;
export type PlanChangeStatus = (typeof planChangeStatuses)[number];
