// What a plan is and costs, as a card of the mails about it, in the language of who reads it.
import type { Language } from '#company/facts/languages.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import { formatTaxRate } from '#company/rules/money/tax-rate.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { OfferedPlan } from '#company/rules/visits/plan-offer-content.ts';
import { describeWindow } from '#company/rules/visits/spoken-window.ts';
import { Card, Fact } from './mail-fact.tsx';
import { useIsLetter } from './mail-reading.ts';
import { planMailMessages } from './messages/choose-plan-mail-messages.ts';
import { PriceRow } from './price-row.tsx';

type PlanCardProps = { plan: OfferedPlan; startsOn: string; language: Language };

/** A plan with its first visit and its prices, line by line; a letter says the same in sentences. */
export function PlanCard({ plan, startsOn, language }: PlanCardProps) {
  const messages = planMailMessages[language];
  const often = messages.frequencies[plan.frequency];
  const day = formatDate(startsOn, language);
  return (
    <Card letter={describePlan(plan, startsOn, language)}>
      <Fact label={messages.plan} value={`${plan.name}, ${often}`} />
      <Fact
        label={messages.firstVisit}
        value={`${day}, ${describeWindow(plan.visitTime, language)}`}
      />
      {plan.rounds.length > 0 ? (
        <Rounds plan={plan} language={language} />
      ) : (
        <>
          <Prices
            title={messages.firstVisitTaxed}
            lines={plan.firstVisitLines}
            plan={plan}
            of="firstVisit"
            language={language}
          />
          <Prices
            title={messages.everyVisitTaxed}
            lines={plan.everyVisitLines}
            plan={plan}
            of="everyVisit"
            language={language}
          />
        </>
      )}
    </Card>
  );
}

type RoundsProps = { plan: OfferedPlan; language: Language };

/** The rounds of a program, each with its first day and what it comes to with tax. */
function Rounds({ plan: { rounds }, language }: RoundsProps) {
  if (useIsLetter()) return null;
  const messages = planMailMessages[language];
  return rounds.map(({ name, date, total }) => (
    <PriceRow
      key={name}
      label={fill(messages.round, { name, day: formatDate(date, language) })}
      amount={total.total}
    />
  ));
}

/** What it costs, in a few words: "$54.12 a visit", "7 rounds a year". */
export function priceInShort({ rounds, everyVisit }: OfferedPlan, language: Language): string {
  if (rounds.length > 0) return countRounds(rounds, language);
  const amount = formatMoney(everyVisit.total);
  return fill(planMailMessages[language].perVisit, { amount });
}

function countRounds(rounds: readonly unknown[], language: Language): string {
  const messages = planMailMessages[language];
  const count = String(rounds.length);
  return rounds.length === 1 ? messages.oneRound : fill(messages.rounds, { count });
}

type PricesProps = {
  title: string;
  lines: OfferedPlan['everyVisitLines'];
  plan: OfferedPlan;
  of: 'firstVisit' | 'everyVisit';
  language: Language;
};

function Prices({ title, lines, plan, of, language }: PricesProps) {
  if (useIsLetter()) return null;
  const rate = formatTaxRate(plan.taxBasisPoints);
  return (
    <>
      {lines.map(({ label, amount }) => (
        <PriceRow key={label} label={label} amount={amount} />
      ))}
      <PriceRow label={fill(planMailMessages[language].tax, { rate })} amount={plan[of].tax} />
      <PriceRow label={title} amount={plan[of].total} isTotal />
    </>
  );
}

/** The same in sentences. */
function describePlan(plan: OfferedPlan, startsOn: string, language: Language): string {
  const messages = planMailMessages[language];
  const parts = (lines: OfferedPlan['everyVisitLines']) =>
    lines.map(({ label, amount }) => `${label} ${formatMoney(amount)}`).join('; ');
  const rate = formatTaxRate(plan.taxBasisPoints);
  if (plan.rounds.length > 0) {
    const rounds = plan.rounds.map(({ name, date, total }) =>
      fill(messages.letterRound, {
        ...{ name, day: formatDate(date, language), amount: formatMoney(total.total) },
      }),
    );
    return fill(messages.letterRounds, {
      ...{ plan: plan.name, rate, rounds: rounds.join('; ') },
      count: countRounds(plan.rounds, language).toLowerCase(),
    });
  }
  return fill(messages.letter, {
    ...{ plan: plan.name, rate },
    often: messages.frequencies[plan.frequency],
    day: formatDate(startsOn, language),
    window: describeWindow(plan.visitTime, language),
    firstTotal: formatMoney(plan.firstVisit.total),
    firstParts: parts(plan.firstVisitLines),
    everyTotal: formatMoney(plan.everyVisit.total),
    everyParts: parts(plan.everyVisitLines),
  });
}
