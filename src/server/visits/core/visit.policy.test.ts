// What may be done with a visit, by its state, its day and its crew.
import { describe, expect, it } from 'vitest';
import type { Db } from '#server/platform/database/client.ts';
import type { ServerContext } from '../../context.ts';
import {
  comeBackRefusal,
  customerMoveRefusal,
  isOnCrewDay,
  isUnreported,
  mayCallOff,
  mayDo,
  mayNote,
  mayPostpone,
} from './visit.policy.ts';
import type { VisitRow } from './visit.queries.ts';

const TODAY = '2026-11-09';
const settings = { phone: '(281) 555-0142', timeZone: 'America/Chicago' };
// Noon at the company.
const asked = {
  clock: () => new Date(`${TODAY}T18:00:00Z`),
  settings: () => settings,
} as Pick<ServerContext, 'clock' | 'settings'>;

function visit(changes: Partial<VisitRow> = {}): VisitRow {
  const row: Partial<VisitRow> = {
    status: 'scheduled',
    skipKind: null,
    scheduledDate: '2026-11-12',
    scheduledTime: '09:00',
    crewId: 1,
    servicePlanId: 1,
    serviceRequestId: null,
    ...changes,
  };
  return row as VisitRow;
}

const paused = visit({ status: 'skipped' });
const skipped = visit({ status: 'skipped', skipKind: 'weather' });
const underWay = visit({ status: 'in_progress' });

describe('a visit', () => {
  it('is on its crew’s day unless it was canceled or a pause has left it out', () => {
    const all = [visit(), underWay, skipped, paused, visit({ status: 'cancelled' })];
    expect(all.map(isOnCrewDay)).toEqual([true, true, true, false, false]);
  });

  it('is reopened when it was reported as not done, not when its plan was paused', () => {
    expect([skipped, paused].map((one) => mayDo('reopen', 'staff', one))).toEqual([true, false]);
    expect(mayDo('reopen', 'customer', skipped)).toBe(false);
  });

  it('is unreported once its day is over and it is still open', () => {
    const yesterday = { scheduledDate: '2026-11-08' };
    expect(isUnreported(asked, visit(yesterday))).toBe(true);
    expect(isUnreported(asked, visit({ ...yesterday, status: 'completed' }))).toBe(false);
    expect(isUnreported(asked, visit({ scheduledDate: TODAY }))).toBe(false);
  });

  it('carries a note until its crew has set out or its day is over', () => {
    expect(mayNote(asked, visit({ scheduledDate: TODAY }))).toBe(true);
    expect(mayNote(asked, underWay)).toBe(false);
    expect(mayNote(asked, visit({ scheduledDate: '2026-11-08' }))).toBe(false);
  });
});

describe('its customer', () => {
  it.each([
    ['with notice and a crew', visit(), null],
    ['under way', underWay, 'This visit can no longer be moved.'],
    ['of yesterday', visit({ scheduledDate: '2026-11-08' }), 'This visit can no longer be moved.'],
    ['of this morning', visit({ scheduledDate: TODAY }), 'This visit can no longer be moved.'],
    [
      'in less than 24 hours',
      visit({ scheduledDate: '2026-11-10' }),
      "It is less than 24 hours ahead, so the crew's day is planned. Please call us at (281) 555-0142.",
    ],
    [
      'without a crew',
      visit({ crewId: null }),
      'Its crew is not chosen yet. Please call us at (281) 555-0142 to move it.',
    ],
  ])('moves one %s, or reads why not', (_which, one, refusal) => {
    expect(customerMoveRefusal(asked, one)).toBe(refusal);
  });
});

describe('a rain day', () => {
  it('postpones what is scheduled, and leaves out what is no accepted work', () => {
    const work = visit({ serviceRequestId: 7 });
    expect([visit(), work, underWay].map(mayPostpone)).toEqual([true, true, false]);
    expect([visit(), work, underWay].map(mayCallOff)).toEqual([true, false, false]);
  });
});

describe('the date of a plan', () => {
  // Nothing is looked up for these.
  const noDatabase = {} as Db;

  it('is the visit’s own until it was given up', async () => {
    expect(await comeBackRefusal(noDatabase, underWay)).toBeNull();
    expect(await comeBackRefusal(noDatabase, { ...skipped, servicePlanId: null })).toBeNull();
  });

  it('is gone for one that a pause has left out', async () => {
    expect(await comeBackRefusal(noDatabase, paused)).toBe(
      'The plan was paused on this day, so the visit cannot come back.',
    );
  });
});
