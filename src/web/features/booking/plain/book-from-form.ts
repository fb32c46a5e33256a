// Turns the plain booking form into a booking, or into everything that is needed to show it again.
import {
  BOOKING_FAILED,
  BOOKING_INCOMPLETE,
  CHOICE_INCOMPLETE,
  SLOT_TAKEN,
} from '#company/facts/booking-messages.ts';
import { slotLabel } from '#company/rules/booking/booking-hours.ts';
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
import { hasErrors } from '#web/forms/field-errors.ts';
import { guardFieldsOf, requestKeyOf, textOf, textsOf } from '#web/forms/form-text.ts';
import { type Api, ApiError } from '#web/lib/api-client.ts';
import { slotOfValue, slotValue } from './openings.ts';
import type { RefusedBooking } from './openings-form.tsx';
import { type OpeningsPage, readOpenings } from './read-openings.ts';

/** What the page shows again after a refusal. */
export type RefusedOffer = OpeningsPage & {
  typeId: number | null;
  requestKey: string | null;
  refused: RefusedBooking;
};

/** `booked` is the token of the receipt. */
export type FormResult = { booked: string } | { offer: RefusedOffer; status: number };

/** Books what the form says. `today` is YYYY-MM-DD at the company. */
export async function bookFromForm(api: Api, form: FormData, today: string): Promise<FormResult> {
  const customer = textsOf(form, customerFields);
  const slotText = textOf(form, 'slot');
  const slot = slotOfValue(slotText);
  const sentKey = requestKeyOf(form) || null;
  const types = await api('GET /api/consultation-types', { query: { isActive: 'true' } });
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

  const errors = customerErrors(customer);
  const isMissing = !type || isIncomplete(customer);
  if (!type || !slot || hasErrors(errors)) {
    return refuse({
      status: 422,
      errors,
      problem: isMissing ? BOOKING_INCOMPLETE : null,
      slotProblem: slot ? null : CHOICE_INCOMPLETE,
    });
  }
  const body = {
    ...appointmentPayload(type, slot, customer),
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
    return refuse(refusalOf(error, slot));
  }
}

type Refusal = Partial<RefusedBooking> & { status: number };

function refusalOf(error: unknown, slot: ChosenSlot): Refusal {
  const failure = bookingFailure(error, slot);
  if (failure.kind === 'fields') return { status: 422, errors: failure.errors };
  if (failure.kind === 'other') {
    const status = error instanceof ApiError ? error.status : 500;
    return { status, problem: failure.detail ?? BOOKING_FAILED };
  }
  const { reason, alternatives, isOwn } = failure.conflict;
  const slotProblem = reason ?? SLOT_TAKEN;
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
    label: slotLabel(slot.time),
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
