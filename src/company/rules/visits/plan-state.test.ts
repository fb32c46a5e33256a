// A pause counts from its first day through its last, and lies ahead before.
import { expect, it } from 'vitest';
import type { PausablePlan } from './plan-machine.ts';
import { type PlanState, planState } from './plan-state.ts';

const pause: PausablePlan = {
  status: 'paused',
  pausedFrom: '2026-12-01',
  pausedUntil: '2026-12-14',
};

it.each<[PausablePlan, string, PlanState]>([
  [pause, '2026-11-30', 'pause-ahead'],
  [pause, '2026-12-01', 'paused'],
  [pause, '2026-12-14', 'paused'],
  [pause, '2026-12-15', 'active'],
  [{ ...pause, pausedUntil: null }, '2027-06-01', 'paused'],
  [{ ...pause, status: 'cancelled' }, '2026-12-01', 'cancelled'],
  [{ status: 'active', pausedFrom: null, pausedUntil: null }, '2026-12-01', 'active'],
])('%j on %s is %s', (plan, today, state) => {
  expect(planState(plan, today)).toBe(state);
});
