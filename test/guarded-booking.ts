// People and robots at the booking form of a server that guards it: with token and cookie, or without.
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { desc } from 'drizzle-orm';
import type { FormGuardAnswer } from '#contract/leads/form-guard.ts';
import type { AppointmentRow } from '#server/booking/booking.queries.ts';
import { appointments } from '#server/platform/database/schema/booking.ts';
import { type Answer, booking } from './booking-steps.ts';
import { cookiesOf } from './signed-in.ts';
import type { TestApp } from './test-app.ts';

/** A browser that has touched the calendar: its cookie, and what its form sends along. */
export type Visitor = { headers: Record<string, string>; guard: object };

let people = 0;

/** An e-mail address that no one has booked with yet. */
export function newEmail(): string {
  people += 1;
  return `person${people}@example.com`;
}

/** Opens the form as a new browser does, and does the work that is asked of it. */
export async function touchForm({ app }: TestApp, address: string): Promise<Visitor> {
  const url = '/api/form-guard?form=booking';
  const answer = await app.inject({ url, remoteAddress: address });
  const { token, challenge }: FormGuardAnswer = answer.json();
  const proof = challenge && (await solve(challenge));
  return {
    headers: { cookie: cookiesOf(answer), 'sec-fetch-site': 'same-origin' },
    guard: { formToken: token, ...(proof && { proof }) },
  };
}

/** Sends a booking as it is, from an address. */
export function send(
  { app }: TestApp,
  address: string,
  changes: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return app.inject({
    method: 'POST',
    url: '/api/appointments',
    payload: { ...booking, ...changes },
    headers,
    remoteAddress: address,
  });
}

/** Books as a person does: touches the form, types for a minute, sends. */
export async function bookAsPerson(
  test: TestApp,
  address: string,
  changes: object = {},
): Promise<Answer> {
  const { headers, guard } = await touchForm(test, address);
  later(test, 60);
  return send(test, address, { customerEmail: newEmail(), ...guard, ...changes }, headers);
}

/** Lets seconds go by on the server's clock. */
export function later(test: TestApp, seconds: number): void {
  test.setNow(new Date(test.context.clock().getTime() + seconds * 1000));
}

/** The appointment that was written last. */
export async function newestAppointment({ open }: TestApp): Promise<AppointmentRow> {
  const [row] = await open.db.select().from(appointments).orderBy(desc(appointments.id)).limit(1);
  if (!row) throw new Error('nothing was booked');
  return row;
}

async function solve(challenge: FormGuardAnswer['challenge']): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey } as Parameters<
    typeof solveChallenge
  >[0]);
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
