// What the office does with offers of plans: starts one, sends, withdraws, records a yes, answers an objection.
import { z } from 'zod';
import { SeenVersion } from '#contract/platform/ids.ts';
import {
  type DeskPlanOffer,
  NewPlanOffer,
  planOfferDeskEndpoints,
  RecordedYes,
} from '#contract/visits/plan-offer-desk.ts';
import { type StepCall, step, steps } from '#web/forms/app/steps.ts';

/** Rows that were left or cleared are none. */
const withoutBlanks = (rows: unknown): unknown =>
  Array.isArray(rows)
    ? rows.filter((row: unknown) => {
        const { label, amount } = Object(row) as { label?: unknown; amount?: unknown };
        return Boolean(label) || Boolean(amount);
      })
    : [];

const { firstVisitLines, everyVisitLines } = NewPlanOffer.shape;

/** The form as it is typed: of a new offer, or of the draft that it names. */
export const TypedPlan = NewPlanOffer.extend({
  firstVisitLines: z.preprocess(withoutBlanks, firstVisitLines),
  everyVisitLines: z.preprocess(withoutBlanks, everyVisitLines),
  offerId: z.guid().optional(),
  seenVersion: SeenVersion.optional(),
});

/** Of the form: creates or changes, and sends when its button says so. */
export const planFormSteps = steps({
  offer: step({
    schema: TypedPlan,
    async send({ api, idempotencyKey }, { offerId, seenVersion, ...typed }) {
      if (!offerId || seenVersion === undefined) {
        return api('POST /api/console/plan-offers', { body: typed, idempotencyKey });
      }
      const { isSent, lead: _, customerId: __, propertyId: ___, address: ____, ...rest } = typed;
      const { email: _____, ...draft } = rest;
      const params = { id: offerId };
      const changed = await api('PATCH /api/console/plan-offers/{id}', {
        params,
        body: { ...draft, version: seenVersion },
      });
      if (!isSent) return changed;
      const { version } = changed;
      return api('POST /api/console/plan-offers/{id}/send', { params, body: { version } });
    },
    to: ({ answer }) => offerPath(answer),
    done: true,
  }),
});

const id = ({ params }: StepCall) => ({ id: params.id ?? '' });
const Seen = z.strictObject({ version: SeenVersion });
const { body: Answer } =
  planOfferDeskEndpoints['POST /api/console/plan-agreements/{id}/objection-answer'];

/** Of an offer's page. */
export const planOfferSteps = steps({
  send: step({
    schema: Seen,
    isPress: true,
    send: (call, body) =>
      call.api('POST /api/console/plan-offers/{id}/send', { params: id(call), body }),
    done: 'The offer is sent.',
  }),
  withdraw: step({
    schema: Seen,
    isPress: true,
    send: (call, body) =>
      call.api('POST /api/console/plan-offers/{id}/withdraw', { params: id(call), body }),
    done: 'The offer is withdrawn.',
  }),
  yes: step({
    schema: RecordedYes,
    send: (call, body) =>
      call.api('POST /api/console/plan-offers/{id}/yes', {
        params: id(call),
        body,
        idempotencyKey: call.idempotencyKey,
      }),
    done: 'The plan has started.',
  }),
  answer: step({
    schema: Answer.extend({ agreement: z.number() }),
    send: ({ api }, { agreement, answer }) =>
      api('POST /api/console/plan-agreements/{id}/objection-answer', {
        params: { id: agreement },
        body: { answer },
      }),
    done: 'Your answer is sent.',
  }),
});

/** The page of an offer. */
export function offerPath({ id: offerId }: Pick<DeskPlanOffer, 'id'>): string {
  return `/console/plans/offers/${offerId}`;
}
