// Turns the plain booking form into a booking, or into everything that is needed to show it again.
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import { SAME_CONTENT } from '#contract/platform/endpoint.ts';
import {
  customerErrors,
  customerFields,
  isIncomplete,
  noCustomer,
} from '#web/features/booking/customer-rules.ts';
import {
  appointmentPayload,
  type ChosenSlot,
} from '#web/features/booking/flow/appointment-payload.ts';
import { bookingFailure } from '#web/features/booking/flow/booking-failure.ts';
import type { BookingMessages } from '#web/features/booking/messages/booking-messages.en.ts';
import { hasErrors } from '#web/forms/field-errors.ts';
import { guardFieldsOf, requestKeyOf, textOf, textsOf } from '#web/forms/form-text.ts';
import { type Api, ApiError } from '#web/lib/api-client.ts';
import { slotOfValue, slotValue } from './openings.ts';
import type { RefusedBooking } from './openings-form.tsx';
import { type OpeningsPage, readOpenings } from './read-openings.ts';

/** What the page shows again after a refusal. */
type RefusedOffer = OpeningsPage & {
  typeId: number | null;
  requestKey: string | null;
  refused: RefusedBooking;
};

/** `booked` is the token of the receipt. */
export type FormResult = { booked: string } | { offer: RefusedOffer; status: number };

/** Books what the form says, and says in `words` what is wrong. `today` is YYYY-MM-DD at the company. */
export async function bookFromForm(
  api: Api,
  form: FormData,
  today: string,
  words: BookingMessages,
): Promise<FormResult> {
  const customer = textsOf(form, customerFields);
  const slotText = textOf(form, 'slot');
  const slot = slotOfValue(slotText);
  const sentKey = requestKeyOf(form) || null;
  const types = await api('GET /api/consultation-types', {
    query: { isActive: 'true', language: words.calendar.language },
  });
  const type = types.find(({ id }) => String(id) === textOf(form, 'consultationTypeId'));

  const refuse = async ({ status, ...refusal }: Refusal): Promise<FormResult> => {
    const typeId = type?.id ?? types[0]?.id ?? null;
    const page = await readOpenings(api, typeId, slot?.date ?? null, today);
    const refused = { ...unrefused, customer, chosenSlot: slot && slotText, ...refusal };
    // Anyone who hears of a conflict has their answer, and the next attempt is another one.
    const requestKey = status === 409 ? null : sentKey;
    return {
      status,
      offer: { ...withChosen(page, refused.chosenSlot), typeId, requestKey, refused },
    };
  };

  const errors = customerErrors(customer, words);
  const isMissing = !type || isIncomplete(customer);
  if (!type || !slot || hasErrors(errors)) {
    return refuse({
      status: 422,
      errors,
      problem: isMissing ? words.missing : null,
      slotProblem: slot ? null : words.incomplete,
    });
  }
  const body = {
    ...appointmentPayload(type, slot, customer, words.calendar.language),
    ...(textOf(form, 'bookAgain') && { bookAgain: true }),
    ...guardFieldsOf(form),
  };
  try {
    const { receipt } = await api('POST /api/appointments', {
      body,
      // On a cached page everyone would share a key.
      idempotencyKey: sentKey ?? SAME_CONTENT,
    });
    return { booked: receipt };
  } catch (error) {
    return refuse(refusalOf(error, slot, words));
  }
}

type Refusal = Partial<RefusedBooking> & { status: number };

function refusalOf(error: unknown, slot: ChosenSlot, words: BookingMessages): Refusal {
  const failure = bookingFailure(error, slot, words);
  if (failure.kind === 'fields') return { status: 422, errors: failure.errors };
  if (failure.kind === 'other') {
    const status = error instanceof ApiError ? error.status : 500;
    return { status, problem: failure.detail ?? words.failed };
  }
  const { reason, alternatives, isOwn } = failure.conflict;
  const slotProblem = reason ?? words.slotTaken;
  if (isOwn && alternatives.length === 0) return { status: 409, slotProblem, mayBookAgain: true };
  return { status: 409, slotProblem, chosenSlot: null, alternatives };
}

/** The short list leaves times out; the one that was chosen stays in it, so that it is not lost on the way. */
function withChosen(page: OpeningsPage, chosen: string | null): OpeningsPage {
  const slot = slotOfValue(chosen);
  if (!slot || page.openings.some((opening) => slotValue(opening) === chosen)) return page;
  const opening = {
    appointmentDate: slot.date,
    appointmentTime: slot.time,
    label: timeLabel(slot.time),
  };
  const openings = [...page.openings, opening].sort((a, b) =>
    slotValue(a).localeCompare(slotValue(b)),
  );
  return { ...page, openings };
}

const unrefused: RefusedBooking = {
  customer: noCustomer,
  errors: {},
  problem: null,
  slotProblem: null,
  chosenSlot: null,
  alternatives: [],
  mayBookAgain: false,
};
