// Turns the forms of the appointment page into a move or a cancellation, or into what stood in the way.
import type { SlotChoice } from '#contract/platform/problem.ts';
import type { AppointmentMessages } from '#web/features/booking/messages/appointment-messages.en.ts';
import { slotOfValue } from '#web/features/booking/plain/openings.ts';
import { textOf } from '#web/forms/form-text.ts';
import { type Api, ApiError } from '#web/lib/api-client.ts';

/** What the page says and offers after a refusal. */
export type ChangeRefusal = {
  status: number;
  /** Null where no answer came, for which the page has its own words. */
  problem: string | null;
  alternatives: SlotChoice[];
  /** What was chosen and typed, to show it again. */
  slot: string;
  reason: string;
};

/** What the page says when no answer came. */
export function unanswered(form: FormData): ChangeRefusal {
  return { status: 503, problem: null, alternatives: [], ...typedIn(form) };
}

/** Does what the form says, and says in `words` what stood in the way. Null is success. */
export async function changeFromForm(
  api: Api,
  token: string,
  form: FormData,
  words: AppointmentMessages,
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
    if (!slot) return refuse(422, words.noSlot);
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
    return refuse(error.status, refusalWords(error, words), error.problem?.alternatives);
  }
}

/** The server's sentence is English: words in another language have sentences of their own by its code, and one for all others. */
function refusalWords({ problem }: ApiError, words: AppointmentMessages): string {
  if (!problem) return words.failed;
  return words.refused ? (words.refused[problem.code] ?? words.failed) : problem.detail;
}

function typedIn(form: FormData): { slot: string; reason: string } {
  return { slot: textOf(form, 'slot'), reason: textOf(form, 'rescheduleReason') };
}
