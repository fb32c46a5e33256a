// The order of the types of consultation, wherever they are listed.
import { asc } from 'drizzle-orm';
import { consultationTypes } from '#server/platform/database/schema/booking.ts';

/** As the owner has put them; those that no one has moved by price, then the older one first. */
export const inOrder = [
  asc(consultationTypes.position),
  asc(consultationTypes.price),
  asc(consultationTypes.id),
];
