// A mistaken "Start": undone within two minutes no one hears of it, later the office decides.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type CrewDayOffice, openCrewDayOffice, TODAY } from '../../../../test/crew-day-office.ts';
import { crewPhone } from '../../../../test/crew-phone.ts';
import { mailsAfterWork } from '../../../../test/outbox.ts';
import { send } from '../../../../test/portal-customer.ts';
import { enqueueSetOutNotices } from '../notices/set-out-notices.ts';

let office: CrewDayOffice;
beforeAll(async () => {
  office = await openCrewDayOffice();
});
afterAll(() => office.test.close());
afterEach(() => office.clear());

/** The subjects of what Fern was told, once everything that is due was sent. */
async function told() {
  await enqueueSetOutNotices(office.test.context);
  await mailsAfterWork(office.test);
  return office.test.sent.map(({ subject }) => subject.split(':')[0]);
}

/** A phone of Fern's crew at a stop of today. */
async function atStop() {
  const id = await office.today(office.fern);
  const phone = crewPhone(office.test, office.fern.crewId, TODAY);
  const { stop } = await phone.stopOf(id);
  return { id, phone, stop, tap: (kind: string) => phone.tap(stop, { kind }) };
}

describe('a crew that has tapped Start', () => {
  it('can undo it within two minutes, and its customer never hears of it', async () => {
    const { id, tap } = await atStop();
    const started = await tap('set-out');
    expect(started.stop?.undoUntil).toBe('2026-11-09T15:02:00.000Z');
    office.later(2);
    expect(await tap('undo-set-out')).toMatchObject({
      outcome: 'taken',
      stop: { state: 'ahead', undoUntil: null },
    });
    expect(await office.row(id)).toMatchObject({ status: 'scheduled', onTheWayAt: null });
    expect(await office.audited('visit-set-out-undone')).toMatchObject({
      details: { crewId: office.fern.crewId },
    });
    office.later(10);
    expect(await told()).toEqual([]);
    expect(await tap('undo-set-out')).toMatchObject({ outcome: 'known' });
  });

  it('has its customer told after two minutes, once, and not before', async () => {
    const { tap } = await atStop();
    await tap('set-out');
    office.later(1.9);
    expect(await told()).toEqual([]);
    office.later(0.1);
    expect(await told()).toEqual(['Your crew is on its way']);
    expect(await told()).toHaveLength(1);
  });

  it('and starts again after an undo has its customer told of the second Start', async () => {
    const { tap } = await atStop();
    await tap('set-out');
    await tap('undo-set-out');
    office.later(1.5);
    await tap('set-out');
    office.later(1);
    expect(await told()).toEqual([]);
    office.later(1);
    expect(await told()).toEqual(['Your crew is on its way']);
  });

  it('undoes it in time without a signal, and it counts as long as the mail has not left', async () => {
    const { id, phone, stop } = await atStop();
    const start = phone.written(stop, { kind: 'set-out' });
    office.later(1);
    const undo = phone.written(stop, { kind: 'undo-set-out' });
    office.later(40);
    const sentAt = office.test.context.clock().toISOString();
    await phone.send({ ...start, sentAt });
    expect(await told()).toEqual([]);
    for (let times = 0; times < 2; times++) {
      expect((await phone.send({ ...undo, sentAt })).json().outcome).toBe('taken');
    }
    expect(await office.row(id)).toMatchObject({ status: 'scheduled', onTheWayAt: null });
  });

  it('waits for the office with an undo that comes after the mail, or was tapped too late', async () => {
    const { id, phone, stop, tap } = await atStop();
    await tap('set-out');
    const undo = phone.written(stop, { kind: 'undo-set-out' });
    office.later(3);
    expect(await tap('undo-set-out')).toMatchObject({
      outcome: 'conflict',
      stop: { state: 'on-the-way', undoUntil: null },
    });
    expect(await told()).toEqual(['Your crew is on its way']);
    const sentAt = office.test.context.clock().toISOString();
    expect((await phone.send({ ...undo, sentAt })).json()).toMatchObject({ outcome: 'conflict' });
    expect(await office.row(id)).toMatchObject({ status: 'in_progress' });
    const waiting = await send(office.test, office.staff, 'GET /api/console/waiting');
    expect(waiting.json().report).toBe(2);
  });

  it('cannot undo it once it has arrived, nor what the office has said', async () => {
    const { tap } = await atStop();
    await tap('set-out');
    expect(await tap('arrived')).toMatchObject({ stop: { state: 'here', undoUntil: null } });
    expect(await tap('undo-set-out')).toMatchObject({
      outcome: 'conflict',
      stop: { state: 'here' },
    });
    const other = await atStop();
    await send(office.test, office.staff, `POST /api/console/visits/${other.id}/on-the-way`, {
      version: 1,
    });
    expect((await other.phone.stopOf(other.id)).undoUntil).toBeNull();
    expect(await other.tap('undo-set-out')).toMatchObject({ outcome: 'conflict' });
  });

  it('and undoes it while its customer is being told has it one way or the other', async () => {
    const { id, tap } = await atStop();
    await tap('set-out');
    office.later(2);
    const [{ outcome }] = await Promise.all([tap('undo-set-out'), told()]);
    const mails = await told();
    const { status } = (await office.row(id)) ?? {};
    const isUndone = outcome === 'taken';
    expect([status, mails.length]).toEqual(isUndone ? ['scheduled', 0] : ['in_progress', 1]);
  });
});
