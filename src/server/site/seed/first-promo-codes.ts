// The two promo codes that a fresh database knows.
import type { promoCodes } from '#server/platform/database/schema/lawn-plan.ts';

type NewPromoCode = typeof promoCodes.$inferInsert;

export const seededPromoCodes: NewPromoCode[] = [
  {
    code: 'WELCOME10',
    description: '10% off your first visit',
    percent: 10,
  },
  {
    code: 'NEIGHBOR5',
    description: '$5 off your first visit when a neighbor sent you',
    amount: '5.00',
  },
];
