// What the price of a visit leaves after the crew's time (docs/product/plans.md#changes-of-price).

/** Fewer visits say nothing. */
const LEAST_MARGIN_VISITS = 3;

/** How long the visits of a plan take, in minutes; driving is estimated. */
export type CrewTime = { visits: number; minutes: number; driveMinutes: number };

/** The margin of a visit in cents and percent of its price; null for too few visits. The rate is what an hour of a crew costs. */
export function planMargin(
  visitCents: number,
  { visits, minutes, driveMinutes }: CrewTime,
  laborRateCents: number,
): { cents: number; percent: number } | null {
  if (visits < LEAST_MARGIN_VISITS || visitCents <= 0) return null;
  const labor = Math.round(((minutes + driveMinutes) / 60) * laborRateCents);
  const cents = visitCents - labor;
  return { cents, percent: Math.round((cents / visitCents) * 100) };
}
