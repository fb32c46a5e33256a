// The rounds of a program: which of them need a license, what they cost on a lawn, and what they come to in a year
// (docs/product/plans.md#programs).
import type { Language } from '../../facts/languages.ts';
import { amountOf } from '../money/money.ts';
import { formatMonthDay } from '../time/company-time.ts';
import type { PlanLine, RoundWork, YearWindow } from './plan-lines.ts';
import { monthlyCents } from './plan-price.ts';
import { linesCents } from './visit-price.ts';

/** Applying a pesticide for hire needs a license (Texas Agriculture Code, chapter 76). */
const LICENSED_WORKS: readonly RoundWork[] = ['pre-emergent', 'weed-control'];

/** Whether a round may be offered only under a pesticide license. */
export function needsPesticideLicense({ work }: { work?: RoundWork }): boolean {
  return work !== undefined && LICENSED_WORKS.includes(work);
}

/** Those of some rounds that may be offered. */
export function roundsOnOffer<Round extends { work?: RoundWork }>(
  rounds: readonly Round[],
  { pesticideLicense }: { pesticideLicense: string },
): Round[] {
  const isLicensed = pesticideLicense.trim() !== '';
  return rounds.filter((round) => isLicensed || !needsPesticideLicense(round));
}

/** The season of a round in words, such as "February 1 to March 10" or "del 1 de febrero al 10 de marzo". */
export function describeSeason({ from, until }: YearWindow, language: Language = 'en'): string {
  const [first, last] = [from, until].map((day) => formatMonthDay(day, language));
  return language === 'en' ? `${first} to ${last}` : `del ${first} al ${last}`;
}

/** "One round a year", "7 rounds a year". */
export function countRounds(rounds: readonly unknown[]): string {
  return rounds.length === 1 ? 'One round a year' : `${rounds.length} rounds a year`;
}

/** What a round costs, before sales tax: at least so much, and so much for each thousand square feet of lawn. */
export type RoundPrice = { leastCents: number; centsPerThousand: number };

/** The price of a round on a lawn, in whole dollars but never below the least; with two decimals. */
export function roundAmount(
  { leastCents, centsPerThousand }: RoundPrice,
  lawnArea: number,
): string {
  const cents = Math.round((centsPerThousand * lawnArea) / 100_000) * 100;
  return amountOf(Math.max(leastCents, cents));
}

/** The one line of a round's visit. Care of an existing lawn is taxed in Texas (34 TAC 3.356). */
export function roundLine(name: string, amount: string): PlanLine {
  return { label: name, amount, taxClass: 'taxable' };
}

/** What all rounds of a year come to, over twelve; with two decimals. */
export function roundsMonthlyAmount(rounds: readonly { lines: readonly PlanLine[] }[]): string {
  const cents = rounds.reduce((sum, { lines }) => sum + linesCents(lines), 0);
  return amountOf(monthlyCents(cents, 1));
}
