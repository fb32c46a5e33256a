// What a plan is: its price line by line, its size, its crew, its dates.
import type { ReactNode } from 'react';
import { formatMoney } from '#company/rules/money/money.ts';
import { countRounds } from '#company/rules/visits/program-rounds.ts';
import type { DeskPlan } from '#contract/visits/service-plan-desk.ts';
import { PlanRounds } from '#web/features/service-plan/plan-rounds.tsx';
import { briefDate } from '../brief-date.ts';
import { Part } from '../customers/part.tsx';
import { counted } from '../visits/day-labels.ts';
import { weekdays } from './weekdays.ts';

export function PlanFacts({ desk, timeZone }: { desk: DeskPlan; timeZone: string }) {
  const { plan, firstVisitLines, lastYear } = desk;
  const day = (date: string) => briefDate(date, timeZone);
  return (
    <Part id="plan-facts" heading="Plan">
      <dl className="mt-2 grid gap-3">
        {plan.rounds.length > 0 ? (
          <Fact name={countRounds(plan.rounds)}>
            <PlanRounds rounds={plan.rounds} />
          </Fact>
        ) : null}
        {plan.rounds.some(({ price }) => price !== null) ? null : (
          <Fact name="Every visit">
            <Lines lines={plan.visitLines} />
          </Fact>
        )}
        {JSON.stringify(firstVisitLines) === JSON.stringify(plan.visitLines) ? null : (
          <Fact name="First visit">
            <Lines lines={firstVisitLines} />
          </Fact>
        )}
        <Fact name="A month">{formatMoney(plan.monthlyPrice)}</Fact>
        {desk.lawnArea === null ? null : <Fact name="Lawn">{squareFeet(desk.lawnArea)}</Fact>}
        {desk.measuredArea === null || desk.sizeConfirmedAt === null ? null : (
          <Fact name="Measured">
            {squareFeet(desk.measuredArea)}, {day(desk.sizeConfirmedAt)}
          </Fact>
        )}
        <Fact name="Weekday">{weekdays[desk.weekday - 1]}</Fact>
        <Fact name="Crew">{plan.crew ?? 'Unassigned'}</Fact>
        <Fact name="Since">{day(plan.startsOn)}</Fact>
        {plan.pausedFrom ? (
          <Fact name="Paused">
            {day(plan.pausedFrom)}{' '}
            {plan.pausedUntil ? `to ${day(plan.pausedUntil)}` : 'until resumed'}
          </Fact>
        ) : null}
        {lastYear.visits > 0 ? (
          <Fact name="Last 12 months">
            {counted(lastYear.visits, 'visit')} charged, {formatMoney(lastYear.beforeTax)} and{' '}
            {formatMoney(lastYear.tax)} tax
            {Number(lastYear.credits) > 0 ? `, ${formatMoney(lastYear.credits)} credited` : ''}
          </Fact>
        ) : null}
        {desk.cancelledAt ? <Fact name="Ended">{day(desk.cancelledAt)}</Fact> : null}
        {desk.cancelReason ? <Fact name="Reason">{desk.cancelReason}</Fact> : null}
      </dl>
    </Part>
  );
}

function squareFeet(size: number): string {
  return `${size.toLocaleString('en-US')} sq ft`;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

function Lines({ lines }: { lines: DeskPlan['firstVisitLines'] }) {
  if (lines.length === 0) return 'No price by the visit';
  return lines.map(({ label, amount }) => (
    <span key={label} className="flex justify-between gap-4 tabular-nums">
      <span>{label}</span> {formatMoney(amount)}
    </span>
  ));
}
