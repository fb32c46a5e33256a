// What crosses the wire when staff look at the types of consultation and the owner changes them (docs/product/booking.md#types).
import { z } from 'zod';
import type { EndpointTable } from '../platform/endpoint.ts';
import { RowId, RowIdText } from '../platform/ids.ts';
import { line, optionalLine, paragraph } from '../platform/text.ts';

const MINUTES = 'Please enter minutes in steps of 15, from 15 to 480.';

/** A price in dollars with two decimals; 0.00 means free. */
export const ConsultationPrice = z
  .string({ error: 'Please enter a price; 0 means free.' })
  .regex(/^\d{1,6}\.\d\d$/, { error: 'Please enter a price such as 95.00; 0 means free.' });

const typeFields = {
  name: line(100, 'Please enter a name.'),
  description: paragraph(500).min(1, { error: 'Please say what happens there.' }),
  duration: z
    .number({ error: MINUTES })
    .int({ error: MINUTES })
    .min(15, { error: MINUTES })
    .max(480, { error: MINUTES })
    .multipleOf(15, { error: MINUTES })
    .describe('Minutes'),
  price: ConsultationPrice,
};

/** Both are blank where Spanish pages show the English. */
const spanishName = optionalLine(100);
const spanishDescription = paragraph(500);

const version = z.string().max(64).describe('Says what was seen; a change gives it back');

/** A type as staff see it: also while it is not offered. */
export const DeskConsultationType = z.object({
  id: RowId,
  version,
  ...typeFields,
  spanishName,
  spanishDescription,
  isActive: z.boolean().describe('Whether visitors can book it'),
});
export type DeskConsultationType = z.infer<typeof DeskConsultationType>;

export const NewConsultationType = z.strictObject({
  ...typeFields,
  spanishName: spanishName.default(''),
  spanishDescription: spanishDescription.default(''),
});
export type NewConsultationType = z.infer<typeof NewConsultationType>;

export const ConsultationTypeChange = z.strictObject({
  version,
  ...typeFields,
  spanishName: spanishName.optional().describe('As it was without it'),
  spanishDescription: spanishDescription.optional().describe('As it was without it'),
  isActive: z.boolean().default(false),
});
export type ConsultationTypeChange = z.infer<typeof ConsultationTypeChange>;

export const consultationTypeDeskEndpoints = {
  'GET /api/console/consultation-types': {
    summary: 'The types of consultation, also those that are not offered',
    access: 'staff',
    limit: 'read',
    status: 200,
    answer: z.object({ items: z.array(DeskConsultationType) }),
  },
  'POST /api/console/consultation-types': {
    summary: 'Add a type of consultation; one of the same name is refused',
    access: 'owner',
    limit: 'write',
    status: 201,
    body: NewConsultationType,
    idempotent: { contentOf: (body: unknown) => body },
    answer: DeskConsultationType,
  },
  'POST /api/console/consultation-types/{id}/move': {
    summary: 'Move a type up or down in the order in which visitors see them; at its end it stays',
    access: 'owner',
    limit: 'write',
    status: 200,
    params: z.strictObject({ id: RowIdText }),
    body: z.strictObject({ direction: z.enum(['up', 'down']) }),
    answer: z.object({ items: z.array(DeskConsultationType) }),
  },
  'PATCH /api/console/consultation-types/{id}': {
    summary: 'Change a type, hide it or offer it again; what is booked stays as it was booked',
    access: 'owner',
    limit: 'write',
    status: 200,
    params: z.strictObject({ id: RowIdText }),
    body: ConsultationTypeChange,
    answer: DeskConsultationType,
  },
} as const satisfies EndpointTable;
