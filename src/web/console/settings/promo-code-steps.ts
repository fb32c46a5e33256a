// What the owner does with promo codes: adds one, changes what it gives, ends it and takes it up again.
import { z } from 'zod';
import { judgePromo, PromoAmount, PromoCodeText, promoTerms } from '#contract/leads/promo-codes.ts';
import { RowId } from '#contract/platform/ids.ts';
import { step, steps } from '#web/forms/app/steps.ts';
import { plainAmount } from '../../forms/typed-amount.ts';
import { SAVED } from './settings-main.tsx';

/** As people type it: "5" and "$5.00" mean the same. */
const typedTerms = {
  ...promoTerms,
  // What was emptied is blank from now on; who sends none leaves what there is.
  spanishDescription: promoTerms.spanishDescription.default(''),
  amount: z.string().overwrite(plainAmount).pipe(PromoAmount).optional(),
};

export const promoCodeSteps = steps({
  add: step({
    schema: z.strictObject({ code: PromoCodeText, ...typedTerms }).superRefine(judgePromo),
    send: ({ api, idempotencyKey }, body) =>
      api('POST /api/console/promo-codes', { body, idempotencyKey }),
    done: 'Added. It works at once, unless it begins later.',
  }),
  change: step({
    schema: z
      .strictObject({
        promo: RowId,
        version: z.string(),
        ...typedTerms,
        isActive: z.boolean().default(false),
      })
      .superRefine(judgePromo),
    send: ({ api }, { promo, ...body }) =>
      api('PATCH /api/console/promo-codes/{id}', { params: { id: promo }, body }),
    done: SAVED,
  }),
});
