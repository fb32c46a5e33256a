// Running plans with their price and what it leaves after the crew's time (docs/product/plans.md#changes-of-price).

import { z } from 'zod';
import { displayName } from '#company/rules/customers/person-name.ts';
import { addressPoint, officePoint } from '#company/rules/customers/service-reach.ts';
import { amountOf } from '#company/rules/money/money.ts';
import { addDays, dateInZone } from '#company/rules/time/company-time.ts';
import { driveMinutes } from '#company/rules/visits/drive-time.ts';
import { type CrewTime, planMargin } from '#company/rules/visits/plan-margin.ts';
import { dueSince, renewalDay } from '#company/rules/visits/plan-renewal.ts';
import { pricedLines, priceUnit } from '#company/rules/visits/priced-lines.ts';
import { linesCents } from '#company/rules/visits/visit-price.ts';
import { RowId } from '#contract/platform/ids.ts';
import type { PlanMargin, PlanPrice } from '#contract/visits/plan-changes.ts';
import { readCursor, writeCursor } from '#server/platform/http/cursor.ts';
import type { ServerContext } from '../../context.ts';
import {
  listPricedPlans,
  PRICES_PER_PAGE,
  type PricedPlanRow,
  visitTimes,
} from './plan-prices.queries.ts';

/** The margin is of so many days. */
const MARGIN_DAYS = 365;

const Place = z.tuple([RowId]);

/** A page of running plans; of all, or of those that are due for review. */
export async function planPrices(
  context: ServerContext,
  { cursor, due }: { cursor?: string | undefined; due?: 'yes' | undefined },
): Promise<{ items: PlanPrice[]; next: string | null }> {
  const [after] = readCursor(cursor, Place) ?? [0];
  const today = dateInZone(context.clock(), context.settings().timeZone);
  const rows = await listPricedPlans(context.db, { after, dueSince: due ? dueSince(today) : null });
  const shown = rows.slice(0, PRICES_PER_PAGE);
  const times = await visitTimes(
    context.db,
    shown.map(({ plan }) => plan.id),
    addDays(today, -MARGIN_DAYS),
  );
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return {
    items: shown.map((row) => presentPrice(context, row, { today, time: times.get(row.plan.id) })),
    next: last ? writeCursor([last.plan.id]) : null,
  };
}

function presentPrice(
  context: ServerContext,
  row: PricedPlanRow,
  { today, time }: { today: string; time: Omit<CrewTime, 'driveMinutes'> | undefined },
): PlanPrice {
  const { plan, customer, address, open } = row;
  return {
    planId: plan.id,
    customer: { id: customer.id, name: displayName(customer) },
    address,
    name: plan.name,
    per: priceUnit(plan),
    price: amountOf(linesCents(pricedLines(plan))),
    monthlyPrice: plan.monthlyPrice,
    renewsOn: renewalDay(plan, today),
    margin: time ? presentMargin(context, row, time) : null,
    canNotify: Boolean(customer.email),
    proposal: open && {
      id: open.id,
      version: open.version,
      kind: open.kind,
      price: amountOf(linesCents(open.linesAfter)),
      effectiveOn: open.effectiveOn,
      isNoticeSent: open.noticeSentAt !== null,
    },
  };
}

function presentMargin(
  context: ServerContext,
  { plan, place, address }: PricedPlanRow,
  time: Omit<CrewTime, 'driveMinutes'>,
): PlanMargin | null {
  const { laborRateCents, postalCode } = context.settings();
  const { latitude, longitude } = place;
  const point =
    latitude !== null && longitude !== null
      ? ([latitude, longitude] as const)
      : addressPoint(address);
  const drive = point ? driveMinutes(officePoint(postalCode), point) : 0;
  const crewTime = { ...time, driveMinutes: drive };
  const margin = planMargin(visitCentsOf(plan), crewTime, laborRateCents);
  return (
    margin && {
      visits: time.visits,
      minutes: Math.round(time.minutes),
      driveMinutes: Math.round(drive),
      perVisit: amountOf(margin.cents),
      percent: margin.percent,
    }
  );
}

/** What a visit costs, in cents; of a program what its rounds cost on average. */
function visitCentsOf(plan: PricedPlanRow['plan']): number {
  const cents = linesCents(pricedLines(plan));
  return priceUnit(plan) === 'visit' ? cents : Math.round(cents / plan.rounds.length);
}
