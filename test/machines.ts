// The state machines, each with what its page says of it.
import {
  onlinePaymentActors,
  onlinePaymentEvents,
  onlinePaymentRequirements,
  onlinePaymentStates,
  onlinePaymentTransitions,
} from '#company/rules/billing/online-payment-machine.ts';
import {
  appointmentActors,
  appointmentEvents,
  appointmentRequirements,
  appointmentStates,
  appointmentTransitions,
} from '#company/rules/booking/appointment-machine.ts';
import {
  leadActors,
  leadEvents,
  leadRequirements,
  leadStates,
  leadTransitions,
} from '#company/rules/leads/lead-machine.ts';
import {
  quoteActors,
  quoteEvents,
  quoteRequirements,
  quoteStates,
  quoteTransitions,
} from '#company/rules/quotes/quote-machine.ts';
import {
  serviceRequestActors,
  serviceRequestEvents,
  serviceRequestRequirements,
  serviceRequestStates,
  serviceRequestTransitions,
} from '#company/rules/quotes/service-request-machine.ts';
import {
  mailingActors,
  mailingEvents,
  mailingRequirements,
  mailingStates,
  mailingTransitions,
} from '#company/rules/site/mailing-machine.ts';
import {
  reviewActors,
  reviewEvents,
  reviewRequirements,
  reviewStates,
  reviewTransitions,
} from '#company/rules/site/review-machine.ts';
import {
  planActors,
  planEvents,
  planMachineStates,
  planRequirements,
  planTransitions,
} from '#company/rules/visits/plan-machine.ts';
import {
  planOfferActors,
  planOfferEvents,
  planOfferRequirements,
  planOfferStates,
  planOfferTransitions,
} from '#company/rules/visits/plan-offer-machine.ts';
import {
  problemActors,
  problemEvents,
  problemRequirements,
  problemStates,
  problemTransitions,
} from '#company/rules/visits/problem-machine.ts';
import {
  visitActors,
  visitEvents,
  visitRequirements,
  visitTransitions,
} from '#company/rules/visits/visit-machine.ts';
import { visitStates } from '#company/rules/visits/visit-states.ts';
import type { MachinePage } from './machine-page.ts';

const renew = 'npx vitest run --project pglite test/machines.test.ts -u';

/** What its page begins with. */
const introOf = (what: string, machine: string, writer: string) =>
  `Who may do what with ${what}, in which of its states, what it needs and what follows: \`src/company/rules/${machine}\`. Only \`src/server/${writer}\` writes its table, and it asks the machine.`;

/** By the file of its page in docs/product. */
export const machines: Readonly<Record<string, MachinePage>> = {
  'visit-states': {
    title: 'States of a visit',
    intro: introOf('a visit', 'visits/visit-machine.ts', 'visits/core/write-visit.ts'),
    states: visitStates,
    events: visitEvents,
    actors: visitActors,
    requirements: visitRequirements,
    transitions: visitTransitions,
    renew,
  },
  'mailing-states': {
    title: 'States of a newsletter mailing',
    intro: introOf(
      'a mailing of the newsletter',
      'site/mailing-machine.ts',
      'site/mailings/write-mailing.ts',
    ),
    states: mailingStates,
    events: mailingEvents,
    actors: mailingActors,
    requirements: mailingRequirements,
    transitions: mailingTransitions,
    renew,
  },
  'online-payment-states': {
    title: 'States of an online payment',
    intro: introOf(
      'a payment by card or bank account',
      'billing/online-payment-machine.ts',
      'billing/online/write-online-payment.ts',
    ),
    states: onlinePaymentStates,
    events: onlinePaymentEvents,
    actors: onlinePaymentActors,
    requirements: onlinePaymentRequirements,
    transitions: onlinePaymentTransitions,
    renew,
  },
  'service-request-states': {
    title: 'States of a service request',
    intro: introOf(
      'a service request',
      'quotes/service-request-machine.ts',
      'quotes/service-requests/write-service-request.ts',
    ),
    states: serviceRequestStates,
    events: serviceRequestEvents,
    actors: serviceRequestActors,
    requirements: serviceRequestRequirements,
    transitions: serviceRequestTransitions,
    renew,
  },
  'appointment-states': {
    title: 'States of an appointment',
    intro: introOf(
      'an appointment',
      'booking/appointment-machine.ts',
      'booking/write-appointment.ts',
    ),
    states: appointmentStates,
    events: appointmentEvents,
    actors: appointmentActors,
    requirements: appointmentRequirements,
    transitions: appointmentTransitions,
    unreached: ['in_progress'],
    renew,
  },
  'lead-states': {
    title: 'Stages of a lead',
    intro: introOf('a lead', 'leads/lead-machine.ts', 'leads/inbox/write-lead.ts'),
    states: leadStates,
    events: leadEvents,
    actors: leadActors,
    requirements: leadRequirements,
    transitions: leadTransitions,
    passing: [
      { from: '[*]', to: 'new', when: 'a request or a call' },
      { from: '[*]', to: 'booked', when: 'a booking' },
    ],
    renew,
  },
  'quote-states': {
    title: 'States of a quote',
    intro: introOf('a quote', 'quotes/quote-machine.ts', 'quotes/quotes/write-quote.ts'),
    states: quoteStates,
    events: quoteEvents,
    actors: quoteActors,
    requirements: quoteRequirements,
    transitions: quoteTransitions,
    passing: [{ from: 'sent', to: 'expired', when: 'its last day is over' }],
    renew,
  },
  'plan-offer-states': {
    title: 'States of an offer of a plan',
    intro: introOf(
      'an offer of a plan',
      'visits/plan-offer-machine.ts',
      'visits/offers/write-plan-offer.ts',
    ),
    states: planOfferStates,
    events: planOfferEvents,
    actors: planOfferActors,
    requirements: planOfferRequirements,
    transitions: planOfferTransitions,
    renew,
  },
  'plan-states': {
    title: 'States of a plan',
    intro: introOf('a plan', 'visits/plan-machine.ts', 'visits/core/write-plan.ts'),
    states: planMachineStates,
    events: planEvents,
    actors: planActors,
    requirements: planRequirements,
    transitions: planTransitions,
    passing: [
      { from: 'pause-ahead', to: 'paused', when: 'its first day comes' },
      { from: 'paused', to: 'pause-over', when: 'its last day is over' },
    ],
    renew,
  },
  'problem-states': {
    title: 'States of a reported problem',
    intro: introOf(
      'a problem that a customer reported',
      'visits/problem-machine.ts',
      'visits/problems/write-problem.ts',
    ),
    states: problemStates,
    events: problemEvents,
    actors: problemActors,
    requirements: problemRequirements,
    transitions: problemTransitions,
    renew,
  },
  'review-states': {
    title: 'States of a review',
    intro: introOf('a review', 'site/review-machine.ts', 'site/reviews/write-review.ts'),
    states: reviewStates,
    events: reviewEvents,
    actors: reviewActors,
    requirements: reviewRequirements,
    transitions: reviewTransitions,
    passing: [{ from: '[*]', to: 'new', when: 'a customer writes it' }],
    renew,
  },
};
