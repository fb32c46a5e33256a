// Turns the plain booking form into a booking, or into everything that is needed to show it again.
import { slotLabel } from '#company/rules/booking-hours.ts';
import { SAME_CONTENT } from '#contract/endpoint.ts';
import type { GuardFields } from '#contract/form-guard.ts';
import { type Api, ApiError } from '#web/lib/api-client.ts';
import {
  type Customer,
  customerErrors,
  customerFields,
  missingFields,
  noCustomer,
} from '#web/shared/booking/customer-rules.ts';
import {
  appointmentPayload,
  type ChosenSlot,
} from '#web/shared/booking/flow/appointment-payload.ts';
import { bookingFailure } from '#web/shared/booking/flow/booking-failure.ts';
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

const MISSING = 'Please fill in all required fields including consultation type.';
const INCOMPLETE = 'Please select consultation type, date, and time slot.';
const TAKEN = 'This time slot just became unavailable. Please select another time.';
const FAILED = 'Failed to schedule appointment. Please try again.';

/** Books what the form says. `today` is YYYY-MM-DD at the company. */
export async function bookFromForm(api: Api, form: FormData, today: string): Promise<FormResult> {
  const customer = customerOf(form);
  const slotText = textOf(form, 'slot');
  const slot = slotOfValue(slotText);
  const sentKey = textOf(form, 'requestKey').slice(0, 200) || null;
  const types = await api('GET /api/consultation-types', { query: { isActive: 'true' } });
  const type = types.find(({ id }) => String(id) === textOf(form, 'consultationTypeId'));

  const refuse = async ({ status, ...refusal }: Refusal): Promise<FormResult> => {
    const typeId = type?.id ?? types[0]?.id ?? null;
    const page = await readOpenings(api, typeId, slot?.date ?? null, today);
    const refused = { ...unrefused, customer, chosenSlot: slot && slotText, ...refusal };
    // Whoever hears of a conflict has their answer, and the next attempt is another one.
    const requestKey = status === 409 ? null : sentKey;
    return {
      status,
      offer: { ...withChosen(page, refused.chosenSlot), typeId, requestKey, refused },
    };
  };

  const errors = customerErrors(customer);
  const isMissing = !type || Object.keys(missingFields(customer)).length > 0;
  if (!type || !slot || Object.keys(errors).length > 0) {
    return refuse({
      status: 422,
      errors,
      problem: isMissing ? MISSING : null,
      slotProblem: slot ? null : INCOMPLETE,
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
      // On a cached page everybody would share a key.
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
    return { status, problem: failure.detail ?? FAILED };
  }
  const { reason, alternatives, isOwn } = failure.conflict;
  const slotProblem = reason ?? TAKEN;
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

function customerOf(form: FormData): Customer {
  const customer = { ...noCustomer };
  for (const field of customerFields) customer[field] = textOf(form, field);
  return customer;
}

/** The form of the home page is the same for everybody and has no token; the one of /book has. */
function guardFieldsOf(form: FormData): GuardFields {
  return { formToken: textOf(form, 'formToken'), website: textOf(form, 'website') };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
