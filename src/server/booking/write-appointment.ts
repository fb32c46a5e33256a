// The one writer of appointments: every change is a transition of their machine (docs/product/appointment-states.md). Their seats are
// those of slot-claims.ts.
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import {
  AHEAD_APPOINTMENTS,
  type AppointmentActor,
  type AppointmentEvent,
  type AppointmentState,
  type AppointmentTransition,
  appointmentStateOf,
  appointmentStates,
  appointmentTransition,
} from '#company/rules/booking/appointment-machine.ts';
import { NEW } from '#company/rules/platform/state-machine.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { appointments } from '#server/platform/database/schema/booking.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { AppointmentRow } from './booking.queries.ts';

type Columns = typeof appointments.$inferInsert;

/** An appointment as it is booked; its status follows from the machine. */
export type NewAppointmentRow = Omit<Columns, 'id' | 'status' | 'version' | 'calendarSequence'>;

/** A transition of one appointment, with what it changes beside the status. */
export type AppointmentWrite = {
  event: AppointmentEvent;
  actor: AppointmentActor;
  /** Which of the states of a transition that leads to several. */
  to?: AppointmentState;
  values?: Partial<NewAppointmentRow>;
};

/** What was written, and by which transition. */
export type WrittenAppointment = { transition: AppointmentTransition; row: AppointmentRow };

/** Books an appointment; one that the office has to look at first says so by `reviewUntil`. */
export async function addAppointment(
  tx: Tx,
  actor: AppointmentActor,
  values: NewAppointmentRow,
): Promise<AppointmentRow> {
  const event = values.reviewUntil ? 'bookForReview' : 'book';
  const { status } = appointmentStates[stateAfter(requireTransition(event, actor, NEW))];
  const [row] = await tx
    .insert(appointments)
    .values({ ...values, status })
    .returning();
  if (!row) throw new Error('the appointment was not written');
  return row;
}

/**
 * Makes a transition of an appointment that the transaction has locked. The version rises; the sequence of its calendar file
 * rises and its review ends where the machine says so.
 *
 * @throws RequestProblem 409 `wrong_state` when the machine has no such transition.
 */
export async function writeAppointment(
  tx: Tx,
  appointment: AppointmentRow,
  { event, actor, to, values }: AppointmentWrite,
): Promise<WrittenAppointment> {
  const transition = requireTransition(event, actor, appointmentStateOf(appointment));
  const { calendar, review } = transition.effects;
  const { status } =
    transition.to === 'same' ? appointment : appointmentStates[stateAfter(transition, to)];
  const [row] = await tx
    .update(appointments)
    .set({
      ...values,
      status,
      version: sql`${appointments.version} + 1`,
      ...(calendar && { calendarSequence: sql`${appointments.calendarSequence} + 1` }),
      ...(review && { reviewUntil: null }),
    })
    .where(eq(appointments.id, appointment.id))
    .returning();
  if (!row) throw new Error(`appointment ${appointment.id} is gone`);
  return { transition, row };
}

/** Marks appointments as reminded of, each once; gives those that were not yet. Staff who have one open keep what they type. */
export async function markReminded(tx: Tx, which: SQL | undefined) {
  return tx
    .update(appointments)
    .set({ reminderSent: true })
    .where(
      and(
        which,
        eq(appointments.reminderSent, false),
        isNull(appointments.reviewUntil),
        inArray(appointments.status, AHEAD_APPOINTMENTS),
      ),
    )
    .returning({ id: appointments.id, calendarSequence: appointments.calendarSequence });
}

/** Forgets the reason of an appointment that was just booked: there was room all the same. */
export async function forgetOverbooking(tx: Tx, id: number): Promise<void> {
  await tx.update(appointments).set({ overbookReason: null }).where(eq(appointments.id, id));
}

/** Writes an appointment that was booked before this program knew it, as the demonstration invents them. */
export async function recordAppointment(tx: Tx, values: Columns): Promise<AppointmentRow> {
  const [row] = await tx.insert(appointments).values(values).returning();
  if (!row) throw new Error('the appointment was not written');
  return row;
}

function requireTransition(
  event: AppointmentEvent,
  actor: AppointmentActor,
  state: AppointmentState | typeof NEW,
): AppointmentTransition {
  const found = appointmentTransition(event, actor, state);
  if (found) return found;
  throw new RequestProblem(
    'wrong_state',
    'This consultation has changed, and that is no longer possible.',
  );
}

function stateAfter({ to, event }: AppointmentTransition, wanted?: AppointmentState) {
  const state = typeof to === 'string' ? to : to.find((one) => one === wanted);
  if (!state || state === 'same') throw new Error(`${event} does not say which state it leads to`);
  return state;
}
