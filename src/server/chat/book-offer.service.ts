// Takes a time from a card: kept, then booked with what the conversation knows, in one transaction with the card's new state.
import { hrefIn } from '#company/facts/languages.ts';
import type { Appointment } from '#contract/booking/appointment.ts';
import type { AppointmentRequest } from '#contract/booking/booking.ts';
import type { ChatBooking, ChatEntry, SlotsOffer } from '#contract/chat/chat-log.ts';
import type { FieldError } from '#contract/platform/problem.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { appointmentPath } from '../booking/appointment-link.ts';
import { bookConsultation } from '../booking/booking.service.ts';
import { holdSlot } from '../booking/holds.service.ts';
import type { ServerContext } from '../context.ts';
import { type ChatCaller, UNNAMED } from './chat.policy.ts';
import type { ChatRow } from './chat.queries.ts';
import { presentEntry, type StoredEntry } from './log-entry.ts';
import { changeOffer, labelOf, offeredSlot, readOffer } from './offer.service.ts';
import { writeLog, writeLogWithin } from './write-log.ts';

/** Which of the offered times. */
type Chosen = { appointmentDate: string; appointmentTime: string };

/** What the visitor adds where the conversation knows nothing. */
export type BookingExtras = {
  customerName?: string | null | undefined;
  customerEmail?: string | null | undefined;
  customerPhone?: string | null | undefined;
  propertyAddress?: string | null | undefined;
};

/** Who takes a time: the conversation, the visitor whose browser keeps it, and the network it comes from. */
export type Taker = {
  session: ChatRow;
  caller: ChatCaller;
  networkHash: string | undefined;
};

/**
 * Keeps a time for the visitor's browser for ten minutes; another one from the same card is given back.
 *
 * @throws RequestProblem 409 when it is taken or the card is gone, 422, 429 as for any hold.
 */
export async function holdOffered(
  context: ServerContext,
  offerId: string,
  chosen: Chosen,
  { session, caller, networkHash }: Taker,
): Promise<ChatEntry> {
  const { card, slot } = offeredSlot(await readOffer(context.db, session.id, offerId), chosen);
  if (card.state === 'booked') throw booked();
  const { consultationTypeId } = card;
  const wish = { consultationTypeId, ...chosen };
  const owner = { visitorHash: caller.visitorHash, verifiedEmail: caller.user?.email };
  const hold = await holdSlot(context, wish, {
    visitorHash: caller.visitorHash,
    networkHash,
    owner,
  });
  return writeLog(context, session.id, async (log) => {
    const { entry } = await changeOffer(log, offerId, 'customer', (now) => {
      const { card: present } = offeredSlot(now, chosen);
      if (present.state === 'booked') throw booked();
      return { ...present, state: 'held', chosen: slot, heldUntil: hold.expiresAt };
    });
    return presentEntry(entry, 'customer');
  });
}

/**
 * Books a time. The appointment and the card's entry commit together; a repetition gives the booking that is there.
 *
 * @throws RequestProblem 409 when it is taken or the card is gone, 422 naming the contact that is missing, 429 as for any
 *   booking.
 */
export async function bookOffered(
  context: ServerContext,
  offerId: string,
  { appointmentDate, appointmentTime, ...extras }: Chosen & BookingExtras,
  { session, caller }: Taker,
): Promise<{ entry: ChatEntry; booking: ChatBooking }> {
  const chosen = { appointmentDate, appointmentTime };
  const { card } = offeredSlot(await readOffer(context.db, session.id, offerId), chosen);
  let entry: StoredEntry | undefined;
  const appointment = await bookConsultation(context, requestOf(session, card, chosen, extras), {
    visitorHash: caller.visitorHash,
    owner: { visitorHash: caller.visitorHash, verifiedEmail: caller.user?.email },
    inspection: { reasons: [], spends: [] },
    attempt: undefined,
    alongside: async (tx, made) => {
      entry = await writeLogWithin(tx, context.clock(), session.id, async (log) => {
        log.set({ lastActivity: log.now });
        // No one has to answer that: the status stays.
        const changed = await changeOffer(log, offerId, 'customer', (now) =>
          taken(now, chosen, made),
        );
        return changed.entry;
      });
    },
  });
  if (!entry) throw new Error('the card was not changed');
  return {
    entry: presentEntry(entry, 'customer'),
    booking: presentBooking(context, appointment, session),
  };
}

/** A booking as a conversation tells of it, to who reads its language. */
export function presentBooking(
  { secrets }: Pick<ServerContext, 'secrets'>,
  { id, status, appointmentDate, appointmentTime }: Appointment,
  { language }: Pick<ChatRow, 'language'>,
): ChatBooking {
  const slot = { appointmentDate, appointmentTime };
  return {
    appointmentId: id,
    status,
    slot: { ...slot, label: labelOf(slot) },
    path: hrefIn(language, appointmentPath(secrets.appointmentLink, id)),
  };
}

function taken(
  card: Parameters<typeof offeredSlot>[0],
  chosen: Chosen,
  made: Appointment,
): SlotsOffer | null {
  const { card: present, slot } = offeredSlot(card, chosen);
  if (present.state === 'booked' && present.appointmentId === made.id) return null;
  if (present.state === 'booked') throw booked();
  return {
    ...present,
    state: 'booked',
    chosen: slot,
    heldUntil: null,
    appointmentId: made.id,
  };
}

function requestOf(
  session: ChatRow,
  { consultationTypeId }: SlotsOffer,
  chosen: Chosen,
  extras: BookingExtras,
): AppointmentRequest {
  const customerName =
    session.customerName === UNNAMED ? extras.customerName : session.customerName;
  const customerEmail = session.customerEmail || extras.customerEmail;
  const customerPhone = session.customerPhone || extras.customerPhone;
  const errors: FieldError[] = [];
  if (!customerName) errors.push({ pointer: '/customerName', detail: NO_NAME });
  if (!customerEmail) errors.push({ pointer: '/customerEmail', detail: NO_EMAIL });
  if (!customerPhone) errors.push({ pointer: '/customerPhone', detail: NO_PHONE });
  if (!customerName || !customerEmail || !customerPhone) {
    throw new RequestProblem('invalid_input', errors[0]?.detail ?? NO_NAME, { errors });
  }
  return {
    customerName,
    customerEmail,
    customerPhone,
    propertyAddress: extras.propertyAddress || null,
    consultationTypeId,
    language: session.language,
    ...chosen,
  };
}

const NO_NAME = 'Please enter your name, for the appointment.';
const NO_EMAIL = 'Please enter your email address, for the confirmation.';
const NO_PHONE = 'Please enter your phone number, so that we can reach you on the way.';

function booked(): RequestProblem {
  return new RequestProblem('wrong_state', 'A time from this offer is already booked.');
}
