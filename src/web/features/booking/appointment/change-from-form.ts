// Turns the forms of the appointment page into a move or a cancellation, or into what stood in the way.
import type { SlotChoice } from '#contract/platform/problem.ts';
import { slotOfValue } from '#web/features/booking/plain/openings.ts';
import { textOf } from '#web/forms/form-text.ts';
import { type Api, ApiError } from '#web/lib/api-client.ts';

/** What the page says and offers after a refusal. */
export type ChangeRefusal = {
  status: number;
  problem: string;
  alternatives: SlotChoice[];
  /** What was chosen and typed, to show it again. */
  slot: string;
  reason: string;
};

/** What is missing when no time was chosen. */
export const NO_SLOT = 'Please choose a date and a time to move to.';
const UNANSWERED =
  'We didn’t hear back, so we can’t tell whether this went through. Please try again; the change is made only once.';
const FAILED = 'That didn’t work, and nothing was changed. Please try again.';

/** What the page says when no answer came. */
export function unanswered(form: FormData): ChangeRefusal {
  return { status: 503, problem: UNANSWERED, alternatives: [], ...typedIn(form) };
}

/** Does what the form says. Null is success. */
export async function changeFromForm(
  api: Api,
  token: string,
  form: FormData,
): Promise<ChangeRefusal | null> {
  const typed = typedIn(form);
  const refuse = (status: number, problem: string, alternatives: SlotChoice[] = []) => ({
    status,
    problem,
    alternatives,
    ...typed,
  });
  try {
    if (textOf(form, 'intent') === 'cancel') {
      await api('DELETE /api/appointments/by-link/{token}', { params: { token } });
      return null;
    }
    const slot = slotOfValue(textOf(form, 'alternative') || typed.slot);
    if (!slot) return refuse(422, NO_SLOT);
    await api('PATCH /api/appointments/by-link/{token}', {
      params: { token },
      body: {
        appointmentDate: slot.date,
        appointmentTime: slot.time,
        ...(typed.reason.trim() && { rescheduleReason: typed.reason }),
      },
    });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return refuse(error.status, error.problem?.detail ?? FAILED, error.problem?.alternatives);
  }
}

function typedIn(form: FormData): { slot: string; reason: string } {
  return { slot: textOf(form, 'slot'), reason: textOf(form, 'rescheduleReason') };
}
