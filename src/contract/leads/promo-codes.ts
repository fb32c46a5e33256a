// What crosses the wire when staff look at promo codes and the owner changes them
// (docs/product/lawn-plans-and-prices.md#promo-codes).
import { z } from 'zod';
import { PROMO_LENGTH } from '#company/rules/platform/form-fields.ts';
import { CalendarDate } from '../platform/dates.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { RowId, RowIdText } from '../platform/ids.ts';
import { line, optionalLine } from '../platform/text.ts';

const PERCENT = 'Please enter a whole percentage from 1 to 100.';
const USES = 'Please enter how many times it can be used, from 1 to 100,000.';

/** Dollars off with two decimals. */
export const PromoAmount = z.string().regex(/^(?!0+\.00$)\d{1,6}\.\d\d$/, {
  error: 'Please enter an amount such as 5.00.',
});

/** What a code gives, and how long. */
export const promoTerms = {
  description: optionalLine(200).optional(),
  spanishDescription: optionalLine(200).optional().describe('In a change: as it was without it'),
  percent: z
    .number({ error: PERCENT })
    .int({ error: PERCENT })
    .min(1, { error: PERCENT })
    .max(100, { error: PERCENT })
    .nullish(),
  amount: PromoAmount.nullish(),
  validFrom: CalendarDate.nullish(),
  validUntil: CalendarDate.nullish().describe('The last day on which it is taken'),
  maxUses: z
    .number({ error: USES })
    .int({ error: USES })
    .min(1, { error: USES })
    .max(100_000, { error: USES })
    .nullish()
    .describe('Unset where it may be used any number of times'),
};

/** As it is typed in capitals. */
export const PromoCodeText = line(PROMO_LENGTH, 'Please enter a code.')
  .overwrite((text) => text.toUpperCase())
  .regex(/^[A-Z0-9-]+$/, { error: 'Please use letters, digits and hyphens alone.' });

type Terms = {
  percent?: number | null | undefined;
  amount?: string | null | undefined;
  validFrom?: string | null | undefined;
  validUntil?: string | null | undefined;
};

/** What is wrong with a code as a whole: it takes off a percentage or an amount, and ends after it begins. */
export function judgePromo(
  { percent, amount, validFrom, validUntil }: Terms,
  { addIssue }: Pick<z.RefinementCtx, 'addIssue'>,
): void {
  const say = (field: string, message: string) =>
    addIssue({ code: 'custom', path: [field], message });
  if (!percent && !amount) say('percent', 'Please enter a percentage or an amount.');
  if (percent && amount) say('amount', 'Please enter a percentage or an amount, not both.');
  if (validFrom && validUntil && validUntil < validFrom) {
    say('validUntil', 'Please choose a last day after the first.');
  }
}

const version = z.string().max(64).describe('Says what was seen; a change gives it back');

/** A code as staff see it. */
export const DeskPromoCode = z.object({
  id: RowId,
  version,
  code: z.string(),
  description: z.string(),
  spanishDescription: z.string(),
  percent: z.number().nullable(),
  amount: z.string().nullable(),
  validFrom: z.string().nullable(),
  validUntil: z.string().nullable(),
  maxUses: z.number().nullable(),
  uses: z.number().int().describe('How many requests have used it'),
  isActive: z.boolean().describe('False once it was ended'),
});
export type DeskPromoCode = z.infer<typeof DeskPromoCode>;

export const NewPromoCode = z
  .strictObject({ code: PromoCodeText, ...promoTerms })
  .superRefine(judgePromo);
export type NewPromoCode = z.infer<typeof NewPromoCode>;

export const PromoCodeChange = z
  .strictObject({ version, ...promoTerms, isActive: z.boolean().default(false) })
  .superRefine(judgePromo);
export type PromoCodeChange = z.infer<typeof PromoCodeChange>;

export const promoCodeEndpoints = {
  'GET /api/console/promo-codes': {
    summary: 'The promo codes with how often each was used',
    access: 'staff',
    limit: 'read',
    status: 200,
    answer: z.object({ items: z.array(DeskPromoCode) }),
  },
  'POST /api/console/promo-codes': {
    summary: 'Add a promo code; one that is there already is refused',
    access: 'owner',
    limit: 'write',
    status: 201,
    body: NewPromoCode,
    idempotent: { contentOf: (body: unknown) => body },
    answer: DeskPromoCode,
  },
  'PATCH /api/console/promo-codes/{id}': {
    summary: 'Change what a code gives, end it or take it up again; requests that used it stay',
    access: 'owner',
    limit: 'write',
    status: 200,
    params: z.strictObject({ id: RowIdText }),
    body: PromoCodeChange,
    answer: DeskPromoCode,
  },
} as const satisfies EndpointTable;
