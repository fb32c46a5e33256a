// Every state by every event that has an endpoint, asked of the server: it allows what the machine allows and nothing else.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type VisitActor,
  type VisitEvent,
  visitTransition,
} from '#company/rules/visits/visit-machine.ts';
import {
  type VisitMachineState,
  visitStateOf,
  visitStates,
} from '#company/rules/visits/visit-states.ts';
import { visits } from '#server/platform/database/schema/visits.ts';
import { type CrewDayOffice, openCrewDayOffice, TODAY } from '../../../../test/crew-day-office.ts';
import { crewPhone } from '../../../../test/crew-phone.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import { addVisit, newCrew, send } from '../../../../test/portal-customer.ts';
import { stopName } from '../crew/day-link.ts';

/** A working day for which its customer is still in time. */
const AHEAD = '2026-11-17';

let office: CrewDayOffice;
let otherCrew: number;
beforeAll(async () => {
  office = await openCrewDayOffice();
  otherCrew = await newCrew(office.test, 'Pecan Crew');
});
afterAll(() => office.test.close());
afterEach(() => office.clear());

/** A stored visit in each state. */
const stored: Record<VisitMachineState, Partial<typeof visits.$inferInsert>> = {
  scheduled: {},
  in_progress: { status: 'in_progress', onTheWayAt: TEST_NOW },
  completed: { status: 'completed', completedAt: new Date('2026-11-09T06:00:00Z') },
  skipped: { status: 'skipped', skipKind: 'other', skipReason: 'The gate was locked.' },
  customer_skipped: { status: 'skipped', skipKind: 'customer', skipReason: 'Not wanted.' },
  paused: { status: 'skipped' },
  cancelled: { status: 'cancelled' },
};

/** Asks for an event of a visit. Gives whether it was allowed. */
type Ask = (id: number, version: number) => Promise<boolean>;

type Endpoint = { event: VisitEvent; actor: VisitActor; date: string; ask: Ask };

const sent = async (answer: ReturnType<typeof send>) => (await answer).statusCode < 300;

const byCrew =
  (tapped: { kind: string; [field: string]: unknown }, allowed = ['taken', 'known']): Ask =>
  async (id) => {
    const phone = crewPhone(office.test, office.fern.crewId, TODAY);
    const day = { crewId: office.fern.crewId, date: TODAY };
    const stop = stopName(office.test.context.secrets.dayLink, day, id);
    const { outcome } = await phone.tap(stop, tapped);
    return allowed.includes(outcome);
  };

/** Ticks the first line of its checklist. */
const tickFirst: Ask = async (id, version) => {
  const desk = await send(office.test, office.staff, `GET /api/console/visits/${id}`);
  return byCrew({ kind: 'tick', item: desk.json().checklist[0].key })(id, version);
};

const endpoints: Endpoint[] = [
  {
    event: 'move',
    actor: 'customer',
    date: AHEAD,
    ask: (id, version) =>
      sent(
        send(office.test, office.fern, `PATCH /api/portal/visits/${id}/day`, {
          version,
          date: '2026-11-19',
        }),
      ),
  },
  {
    event: 'move',
    actor: 'staff',
    date: AHEAD,
    ask: (id, version) =>
      sent(
        send(office.test, office.staff, `PATCH /api/console/calendar/visits/${id}/time`, {
          version,
          date: '2026-11-19',
          time: '09:00',
          duration: 60,
          crewId: office.fern.crewId,
          tellCustomer: false,
        }),
      ),
  },
  {
    event: 'assign',
    actor: 'staff',
    date: AHEAD,
    ask: (id, version) =>
      sent(
        send(office.test, office.staff, `PATCH /api/console/visits/${id}/crew`, {
          version,
          crewId: otherCrew,
          forPlan: false,
        }),
      ),
  },
  {
    event: 'note',
    actor: 'customer',
    date: AHEAD,
    ask: (id, version) =>
      sent(
        send(office.test, office.fern, `PATCH /api/portal/visits/${id}/note`, {
          version,
          note: 'Mind the hose.',
        }),
      ),
  },
  ...(['skip', 'unskip'] as const).map(
    (call): Endpoint => ({
      event: call === 'skip' ? 'skip' : 'reopen',
      actor: 'customer',
      date: AHEAD,
      // The same press again changes nothing, and is answered as the first one was.
      ask: async (id, version) => {
        const path = `POST /api/portal/visits/${id}/${call}` as const;
        const answer = await send(office.test, office.fern, path, { version });
        return answer.statusCode < 300 && answer.json().version > version;
      },
    }),
  ),
  {
    event: 'rate',
    actor: 'customer',
    date: TODAY,
    ask: (id) =>
      sent(send(office.test, office.fern, `PATCH /api/portal/visits/${id}/rating`, { rating: 5 })),
  },
  {
    event: 'setOut',
    actor: 'staff',
    date: TODAY,
    ask: (id, version) =>
      sent(
        send(office.test, office.staff, `POST /api/console/visits/${id}/on-the-way`, { version }),
      ),
  },
  {
    event: 'complete',
    actor: 'staff',
    date: TODAY,
    ask: (id, version) =>
      sent(
        send(office.test, office.staff, `POST /api/console/visits/${id}/completion`, {
          version,
          arrivedAt: '2026-11-09T06:10:00.000Z',
          departedAt: '2026-11-09T06:40:00.000Z',
          workDone: ['Mowed'],
          photosMissingReason: 'The camera is broken.',
        }),
      ),
  },
  {
    event: 'skip',
    actor: 'staff',
    date: TODAY,
    ask: (id, version) =>
      sent(
        send(office.test, office.staff, `POST /api/console/visits/${id}/skip`, {
          version,
          kind: 'weather',
          reason: 'Lightning.',
        }),
      ),
  },
  {
    event: 'reopen',
    actor: 'staff',
    date: TODAY,
    ask: (id, version) =>
      sent(send(office.test, office.staff, `POST /api/console/visits/${id}/unskip`, { version })),
  },
  { event: 'setOut', actor: 'crew', date: TODAY, ask: byCrew({ kind: 'set-out' }) },
  {
    event: 'undoSetOut',
    actor: 'crew',
    date: TODAY,
    ask: byCrew({ kind: 'undo-set-out' }, ['taken']),
  },
  { event: 'arrive', actor: 'crew', date: TODAY, ask: byCrew({ kind: 'arrived' }) },
  { event: 'tick', actor: 'crew', date: TODAY, ask: tickFirst },
  {
    event: 'complete',
    actor: 'crew',
    date: TODAY,
    ask: byCrew({ kind: 'done', photosMissingReason: 'The camera is broken.' }),
  },
];

describe('the server makes of a visit what the machine says', () => {
  const states = Object.keys(visitStates) as VisitMachineState[];
  const cases = endpoints.flatMap((one) => states.map((state) => ({ ...one, state })));

  it.each(cases)('$event by $actor of one that is $state', async (one) => {
    const { event, actor, date, state, ask } = one;
    const { test, fern } = office;
    const id = await addVisit(test, fern, { scheduledDate: date, ...stored[state] });
    const transition = visitTransition(event, actor, state);
    expect(await ask(id, 1)).toBe(transition !== undefined);
    const [row] = await test.open.db.select().from(visits).where(eq(visits.id, id));
    if (!row) throw new Error('the visit is gone');
    const allowed = !transition || transition.to === 'same' ? [state] : [transition.to].flat();
    expect(allowed).toContain(visitStateOf(row));
    if (!transition) expect(row.version).toBe(1);
  });
});
