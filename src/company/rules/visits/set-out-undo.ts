// How long a crew can undo a mistaken "Start" (docs/product/crew-page.md#at-a-stop).

/** The customer hears that the crew is on its way only after this time. */
export const SET_OUT_UNDO_MS = 2 * 60_000;

/** What two reports need more or less for their way to us makes their times differ by so much. */
const TRAVEL_MS = 10_000;

/** Until when a crew that set out at an instant can undo it. */
export function undoableUntil(setOutAt: Date): Date {
  return new Date(setOutAt.getTime() + SET_OUT_UNDO_MS);
}

/** Whether an undo was tapped in time. */
export function isUndoneInTime(setOutAt: Date, undoneAt: Date): boolean {
  return undoneAt.getTime() <= undoableUntil(setOutAt).getTime() + TRAVEL_MS;
}
