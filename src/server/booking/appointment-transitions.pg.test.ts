// Every state of an appointment by every event that someone or the clock can make, asked of the server: it allows what the
// machine allows and nothing else, and what follows is what the machine says.
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type AppointmentActor,
  type AppointmentEvent,
  type AppointmentState,
  appointmentStateOf,
  appointmentStates,
  appointmentTransition,
} from '#company/rules/booking/appointment-machine.ts';
import { appointments } from '#server/platform/database/schema/booking.ts';
import { auditLog } from '#server/platform/database/schema/operations.ts';
import { booking, emptyCalendar } from '../../../test/booking-steps.ts';
import { TEST_NOW } from '../../../test/now.ts';
import { newCrew, send } from '../../../test/portal-customer.ts';
import { appointment as sample } from '../../../test/sample-rows.ts';
import { signedIn } from '../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { appointmentToken } from './appointment-link.ts';
import { enqueueReminders } from './reminders.ts';
import { endOverdueReviews } from './review.service.ts';
import { reviewToken } from './review-link.ts';

let test: TestApp;
let staff: { cookie: string };
let crewId: number;
beforeAll(async () => {
  test = await createTestApp({
    STAFF_EMAILS: 'crew@example.com',
    OFFICE_EMAIL: 'office@example.com',
  });
  staff = { cookie: await signedIn(test, 'crew@example.com') };
  crewId = await newCrew(test, 'Pecan Crew');
});
afterAll(() => test.close());
afterEach(async () => {
  test.setNow(TEST_NOW);
  await emptyCalendar(test.open.db);
});

/** Tuesday, November 17, 2026, 9:00 AM at the company. */
const BEFORE = new Date('2026-11-16T16:00:00Z');
const AFTER = new Date('2026-11-17T15:05:00Z');
const REVIEW_UNTIL = new Date('2026-11-10T15:00:00Z');

type Ask = (id: number) => Promise<unknown>;

type Endpoint = {
  event: AppointmentEvent;
  actor: AppointmentActor;
  /** When it is asked for; without it a week ahead. */
  at?: Date;
  /** The states in which the same question means another event. */
  except?: readonly AppointmentState[];
  ask: Ask;
};

const nobody = { cookie: '' };
const linkOf = (id: number) =>
  `/api/appointments/by-link/${appointmentToken(test.context.secrets.appointmentLink, id)}` as const;
const decide =
  (decision: 'confirm' | 'release'): Ask =>
  (id) =>
    send(
      test,
      nobody,
      `POST /api/appointment-reviews/${reviewToken(test.context.secrets.reviewLink, id)}`,
      { decision },
    );
const atDesk =
  (what: 'time' | 'notes' | 'outcome', body: object): Ask =>
  (id) =>
    send(test, staff, `PATCH /api/console/calendar/appointments/${id}/${what}`, {
      version: 1,
      ...body,
    });
const outcome = (status: string) => atDesk('outcome', { status, tellCustomer: true });
const time = { date: '2026-11-17', duration: 60, tellCustomer: true };

const endpoints: Endpoint[] = [
  {
    event: 'move',
    actor: 'customer',
    ask: (id) =>
      send(test, nobody, `PATCH ${linkOf(id)}`, {
        appointmentDate: '2026-11-18',
        appointmentTime: '10:00',
      }),
  },
  { event: 'cancel', actor: 'customer', ask: (id) => send(test, nobody, `DELETE ${linkOf(id)}`) },
  { event: 'move', actor: 'staff', ask: atDesk('time', { ...time, time: '11:00' }) },
  {
    event: 'assign',
    actor: 'staff',
    ask: (id) => atDesk('time', { ...time, time: '09:00', crewId })(id),
  },
  { event: 'note', actor: 'staff', ask: atDesk('notes', { notes: 'Ask for the gate.' }) },
  { event: 'approve', actor: 'staff', ask: decide('confirm') },
  { event: 'release', actor: 'staff', ask: decide('release') },
  {
    event: 'release',
    actor: 'system',
    at: new Date('2026-11-10T15:01:00Z'),
    ask: () => endOverdueReviews(test.context),
  },
  { event: 'remind', actor: 'system', at: BEFORE, ask: () => enqueueReminders(test.context) },
  {
    event: 'confirm',
    actor: 'staff',
    // There it takes back what was said, or nothing.
    except: ['confirmed', 'in_progress', 'completed', 'no_show', 'cancelled'],
    ask: outcome('confirmed'),
  },
  {
    event: 'complete',
    actor: 'staff',
    at: AFTER,
    except: ['completed'],
    ask: outcome('completed'),
  },
  { event: 'miss', actor: 'staff', at: AFTER, except: ['no_show'], ask: outcome('no_show') },
  { event: 'cancel', actor: 'staff', except: ['cancelled'], ask: outcome('cancelled') },
  { event: 'reopen', actor: 'staff', except: ['cancelled'], ask: outcome('scheduled') },
  {
    event: 'restore',
    actor: 'staff',
    except: ['confirmed', 'in_progress', 'completed', 'no_show'],
    ask: outcome('scheduled'),
  },
];

let people = 0;

/** An appointment of someone new in a state, reviewed or once reviewed. */
async function given(state: AppointmentState): Promise<number> {
  people += 1;
  const [row] = await test.open.db
    .insert(appointments)
    .values({
      ...sample,
      customerEmail: `person${people}@example.com`,
      consultationTypeId: booking.consultationTypeId,
      appointmentDate: booking.appointmentDate,
      appointmentTime: booking.appointmentTime,
      status: appointmentStates[state].status,
      reviewUntil: state === 'under_review' ? REVIEW_UNTIL : null,
      reviewReasons: ['too_fast'],
      createdAt: TEST_NOW,
    })
    .returning();
  if (!row) throw new Error('no appointment');
  return row.id;
}

async function rowOf(id: number) {
  const [row] = await test.open.db.select().from(appointments).where(eq(appointments.id, id));
  if (!row) throw new Error('the appointment is gone');
  return row;
}

async function mailsOf(id: number): Promise<string[]> {
  const { rows } = await test.open.db.execute<{ mail: string }>(sql`
    select data->>'kind' || ' to ' || (data->>'to') as mail from pgboss.job
    where name = 'appointment-mail' and data->>'appointmentId' = ${String(id)}
    order by data->>'to' desc`);
  return rows.map(({ mail }) => mail);
}

async function auditedOf(id: number): Promise<string[]> {
  const rows = await test.open.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectType, 'appointment'), eq(auditLog.subjectId, String(id))));
  return rows.map(({ action }) => action);
}

describe('the server makes of an appointment what the machine says', () => {
  const states = Object.keys(appointmentStates) as AppointmentState[];
  const cases = endpoints.flatMap((one) =>
    states.filter((state) => !one.except?.includes(state)).map((state) => ({ ...one, state })),
  );

  it.each(cases)(
    '$event by $actor of one that is $state',
    async ({ event, actor, state, at, ask }) => {
      const id = await given(state);
      if (at) test.setNow(at);
      await ask(id);
      const transition = appointmentTransition(event, actor, state);
      const row = await rowOf(id);
      const allowed = !transition || transition.to === 'same' ? [state] : [transition.to].flat();
      expect(allowed).toContain(appointmentStateOf(row));
      // Of a reminder alone no one who has it open is told.
      const isChanged = event === 'remind' ? row.reminderSent : row.version === 2;
      expect(isChanged).toBe(transition !== undefined);
      const { audit, mail, mailTo = [], calendar, review } = transition?.effects ?? {};
      expect(row.calendarSequence).toBe(calendar ? 1 : 0);
      if (review) expect(row.reviewUntil).toBeNull();
      expect(await auditedOf(id)).toEqual(audit ? [audit] : []);
      expect(await mailsOf(id)).toEqual(mailTo.map((to) => `${mail} to ${to}`));
    },
  );
});

describe('a booking under review that staff confirm in the calendar', () => {
  it('is not released when its review would have ended', async () => {
    const id = await given('under_review');
    await outcome('confirmed')(id);
    test.setNow(new Date('2026-11-10T15:01:00Z'));
    await endOverdueReviews(test.context);
    expect(await rowOf(id)).toMatchObject({ status: 'confirmed', reviewUntil: null });
    expect(await mailsOf(id)).toEqual(['booked to customer']);
  });
});
