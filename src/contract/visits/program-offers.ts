// What crosses the wire when the office offers a program: the form with its rounds, their days and prices, and drafts
// (docs/product/plans.md#programs).
import { z } from 'zod';
import { roundWorks } from '#company/rules/visits/plan-lines.ts';
import { CalendarDate } from '../platform/dates.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { RowIdText, SeenVersion, Slug } from '../platform/ids.ts';
import { DeskPlanOffer, draftFields, placeFields } from './plan-offer-desk.ts';
import { formFields, formQueryFields } from './plan-offer-form.ts';

const MOST_ROUNDS = 12;

/** A round that is offered, by its name in the content, at a price. Name, days and work are the content's. */
export const ChosenRound = z.strictObject({
  round: Slug,
  amount: z
    .string({ error: 'Please enter dollars with two decimals, such as 65.00.' })
    .regex(/^\d{1,6}\.\d\d$/, {
      error: 'Please enter dollars with two decimals, such as 65.00.',
    }),
});
export type ChosenRound = z.infer<typeof ChosenRound>;

/** What an offer of a program says. */
export const ProgramOfferDraft = z.strictObject({
  ...draftFields,
  program: Slug,
  rounds: z
    .array(ChosenRound)
    .min(1, { error: 'Please choose at least one round.' })
    .max(MOST_ROUNDS, { error: `Please use at most ${MOST_ROUNDS} rounds.` }),
});
export type ProgramOfferDraft = z.infer<typeof ProgramOfferDraft>;

/** A new offer of a program. */
export const NewProgramOffer = ProgramOfferDraft.extend({
  ...placeFields,
  isSent: z.boolean().default(false).describe('Send it right away'),
});
export type NewProgramOffer = z.infer<typeof NewProgramOffer>;

/** Which form, and what was chosen in it since. */
export const ProgramOfferFormQuery = z.strictObject({
  ...formQueryFields,
  program: Slug,
  rounds: z
    .string()
    .max(1_000)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(Slug))
    .optional()
    .describe('Those that are offered, comma-separated; without it all of them'),
  firstDay: CalendarDate.optional(),
  crewId: RowIdText.optional(),
});
export type ProgramOfferFormQuery = z.infer<typeof ProgramOfferFormQuery>;

/** A round in the form. */
export const RoundInForm = z.object({
  slug: z.string(),
  name: z.string(),
  work: z.enum(roundWorks),
  detail: z.string(),
  from: z.string().describe('MM-DD'),
  until: z.string().describe('MM-DD'),
  isOffered: z.boolean(),
  date: z.string().nullable().describe('The day proposed for it; null when it is left out'),
  amount: z.string().nullable().describe('Before sales tax; null where a person decides'),
});
export type RoundInForm = z.infer<typeof RoundInForm>;

/** The form of a program with everything that is known. */
export const ProgramOfferForm = z.object({
  ...formFields,
  program: z.object({ slug: z.string(), name: z.string(), description: z.string() }),
  rounds: z.array(RoundInForm),
});
export type ProgramOfferForm = z.infer<typeof ProgramOfferForm>;

const staff = { access: 'staff', limit: 'write', status: 200 } as const;

export const programOfferEndpoints = {
  'GET /api/console/program-offer-form': {
    summary: 'The form of an offered program: its rounds with prices and the days that crews have',
    access: 'staff',
    limit: 'read',
    status: 200,
    query: ProgramOfferFormQuery,
    answer: ProgramOfferForm,
  },
  'POST /api/console/program-offers': {
    summary:
      'Start a program: a draft, or an offer that is sent; makes the customer of a lead as well',
    ...staff,
    status: 201,
    body: NewProgramOffer,
    idempotent: { contentOf: (body: unknown) => body },
    answer: DeskPlanOffer,
  },
  'PATCH /api/console/program-offers/{id}': {
    summary: 'Change the draft of a program',
    ...staff,
    params: z.strictObject({ id: z.guid() }),
    body: ProgramOfferDraft.extend({
      version: SeenVersion.describe('The version that was looked at'),
    }),
    answer: DeskPlanOffer,
  },
} as const satisfies EndpointTable;
