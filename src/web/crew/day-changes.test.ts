// What a crew is told of its day: what the office has changed, and nothing that it did itself.
import { describe, expect, it } from 'vitest';
import type { CrewDay, CrewStop } from '#contract/visits/crew-day.ts';
import { changesBetween } from './day-changes.ts';

const stop = (name: string, changes: Partial<CrewStop> = {}): CrewStop => ({
  stop: name,
  visitId: 1,
  state: 'ahead',
  customerName: 'Fern Sample',
  address: `${name} Oak Lane, Cypress, TX 77429`,
  serviceType: 'Lawn Maintenance',
  window: 'between 9:00 AM and 11:00 AM',
  arrival: { from: '09:00', to: '11:00' },
  customerNote: null,
  instructions: null,
  pets: null,
  hasGateCode: false,
  undoUntil: null,
  arrivedAt: null,
  leftAt: null,
  checklist: [],
  photos: [],
  skipReason: null,
  applicationLicense: null,
  applications: [],
  lawn: null,
  job: null,
  ...changes,
});

const day = (stops: CrewStop[], left: CrewDay['left'] = []): CrewDay => ({
  state: 'open',
  day: '1.2026-11-09',
  crewName: 'Live Oak Crew',
  date: '2026-11-09',
  isToday: true,
  phone: '(713) 555-0142',
  readAt: '2026-11-09T15:10:00.000Z',
  people: [],
  here: [],
  onBreak: [],
  stops,
  left,
});

const told = (seen: CrewStop[], now: CrewStop[], left: CrewDay['left'] = []) =>
  changesBetween(day(seen), day(now, left)).map((change) =>
    change.kind === 'order' ? 'order' : `${change.kind} ${change.stop.stop}`,
  );

describe('the changes of a day', () => {
  it('are stops that came, went somewhere, have a new note, window or order', () => {
    const [a, b, c] = [stop('1'), stop('2'), stop('3')];
    expect(told([a, b], [a, b])).toEqual([]);
    expect(told([a], [a, b])).toEqual(['added 2']);
    expect(told([a, b, c], [c, a, b])).toEqual(['order']);
    expect(told([a], [stop('1', { pets: 'A dog' })])).toEqual(['note 1']);
    expect(told([a], [stop('1', { window: 'any time that day', arrival: null })])).toEqual([
      'time 1',
    ]);
    const left = [
      { stop: '1', date: '2026-11-10' },
      { stop: '2', date: '2026-11-09' },
      { stop: '3', date: null },
    ];
    expect(told([a, b, c], [], left)).toEqual(['moved 1', 'otherCrew 2', 'canceled 3']);
    expect(told([a], [])).toEqual(['gone 1']);
  });

  it('are nothing that the crew did, and no order that follows from a stop that left', () => {
    const [a, b, c] = [stop('1'), stop('2'), stop('3')];
    expect(told([a], [stop('1', { state: 'here', arrivedAt: '09:20' })])).toEqual([]);
    expect(told([a, b], [stop('1', { state: 'done', customerNote: 'Thanks' }), b])).toEqual([]);
    expect(told([a, b, c], [a, c], [{ stop: '2', date: null }])).toEqual(['canceled 2']);
  });
});
