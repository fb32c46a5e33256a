// Reads the first rows of tables that are no content of pages: kinds of consultation, promo codes and sample reviews.
import { z } from 'zod';
import { isCalendarDate } from '#company/rules/time/company-time.ts';
import { readContentFile } from './first-content.ts';

const amount = z.string().regex(/^\d+\.\d\d$/);

const ConsultationTypes = z.array(
  z.strictObject({
    name: z.string().min(1).max(200),
    description: z.string().min(1),
    spanishName: z.string().min(1).max(100),
    spanishDescription: z.string().min(1),
    duration: z.number().int().positive(),
    price: amount,
    category: z.string(),
    color: z.string().regex(/^#[\dA-F]{6}$/),
  }),
);

const PromoCodes = z.array(
  z.strictObject({
    code: z.string().regex(/^[A-Z\d]+$/),
    description: z.string().min(1),
    spanishDescription: z.string().min(1),
    percent: z.number().int().positive().max(100).optional(),
    amount: amount.optional(),
  }),
);

/** None of these people exists, and every row is marked as a sample. */
const SampleReviews = z.array(
  z.strictObject({
    customerName: z.string().describe('First name and initial'),
    neighborhood: z.string().describe('Subdivision and area, so that a filter by area finds it'),
    city: z.string().describe('An area by the name that it has among the areas'),
    zipCode: z.string().regex(/^\d{5}$/),
    rating: z.number().int().min(4).max(5),
    testimonialText: z.string().min(1),
    serviceType: z.string(),
    latitude: z.number().describe('The center of the ZIP code, never of a house'),
    longitude: z.number(),
    completedAt: z.string().refine(isCalendarDate),
    isSample: z.literal(true),
  }),
);

/** The kinds of consultation that a new installation offers. */
export const firstConsultationTypes = () =>
  readContentFile('consultation-types.json', ConsultationTypes);

/** The promo codes that a new installation knows. */
export const firstPromoCodes = () => readContentFile('promo-codes.json', PromoCodes);

/** Sample reviews, each marked as one. */
export const sampleReviews = () => readContentFile('sample-reviews.json', SampleReviews);
