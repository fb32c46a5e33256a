// What the office does with offers of plans: starts one, sends, withdraws, records a yes, answers an objection.
import { z } from 'zod';
import { SeenVersion } from '#contract/platform/ids.ts';
import {
  type DeskPlanOffer,
  NewPlanOffer,
  type placeFields,
  planOfferDeskEndpoints,
  RecordedYes,
} from '#contract/visits/plan-offer-desk.ts';
import { NewProgramOffer } from '#contract/visits/program-offers.ts';
import { type StepCall, step, steps } from '#web/forms/app/steps.ts';
import type { Api } from '#web/lib/api-client.ts';

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

/** The form of a program as it is typed. */
export const TypedProgram = NewProgramOffer.extend({
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
      const { isSent, ...draft } = draftOf(typed);
      const changed = await api('PATCH /api/console/plan-offers/{id}', {
        params: { id: offerId },
        body: { ...draft, version: seenVersion },
      });
      return isSent ? sendDraft(api, changed) : changed;
    },
    to: ({ answer }) => offerPath(answer),
    done: true,
  }),
  program: step({
    schema: TypedProgram,
    async send({ api, idempotencyKey }, { offerId, seenVersion, ...typed }) {
      if (!offerId || seenVersion === undefined) {
        return api('POST /api/console/program-offers', { body: typed, idempotencyKey });
      }
      const { isSent, ...draft } = draftOf(typed);
      const changed = await api('PATCH /api/console/program-offers/{id}', {
        params: { id: offerId },
        body: { ...draft, version: seenVersion },
      });
      return isSent ? sendDraft(api, changed) : changed;
    },
    to: ({ answer }) => offerPath(answer),
    done: true,
  }),
});

type Placed = Pick<z.output<typeof NewPlanOffer>, keyof typeof placeFields>;

/** A draft stays with its customer and property. */
function draftOf<Typed extends Placed>(typed: Typed): Omit<Typed, keyof Placed> {
  const { lead: _, customerId: __, propertyId: ___, address: ____, email: _____, ...draft } = typed;
  return draft;
}

function sendDraft(api: Api, { id: offerId, version }: DeskPlanOffer): Promise<DeskPlanOffer> {
  const params = { id: offerId };
  return api('POST /api/console/plan-offers/{id}/send', { params, body: { version } });
}

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
