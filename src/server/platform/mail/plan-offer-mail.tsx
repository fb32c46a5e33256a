// The mails about offered and agreed plans, to their customers and to the office: data in, subject, text and HTML out.
import { Text } from 'react-email';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { agreementWayLabels, frequencyWords } from '#company/facts/visit-labels.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import { formatTaxRate } from '#company/rules/money/tax-rate.ts';
import type { WordsOfMails } from '#company/rules/platform/automatic-mails.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { AgreementWay } from '#company/rules/visits/plan-agreement.ts';
import type { OfferedPlan } from '#company/rules/visits/plan-offer-content.ts';
import { countRounds } from '#company/rules/visits/program-rounds.ts';
import { windowLabel } from '#company/rules/visits/visit-days.ts';
import { Action, CallAction } from './mail-action.tsx';
import { Card, Fact, mapLink, PlaceFact, quoted, reachedAt, withBreaks } from './mail-fact.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { useIsLetter } from './mail-reading.ts';
import { fillWords } from './mail-words.tsx';
import { PriceRow } from './price-row.tsx';
import { type RenderedMail, renderMail } from './render-mail.ts';

/** An offered plan with the page that it is for. */
export type OfferFacts = {
  firstName: string | null;
  plan: OfferedPlan;
  /** The private page of the offer, or for the office its own. */
  link: string;
};

/** A plan that has started. */
export type StartedFacts = OfferFacts & {
  signedName: string;
  way: AgreementWay;
  /** When it begins, which is later than offered for who agreed too late. */
  startsOn: string;
};

/** A customer as the office reaches them. */
export type PlanCustomer = { name: string; email: string | null; phone: string | null };

/** The offer, line by line. It is answered on its page alone. */
export function planOfferMailOf(
  { firstName, plan, link }: OfferFacts,
  settings: BusinessSettings,
  words: WordsOfMails,
): Promise<RenderedMail> {
  const { subject, heading, opening, closing } = fillWords('plan-offer', words, settings, {
    greeting: greeting(firstName ?? ''),
    price: priceInShort(plan),
  });
  return renderMail(
    subject,
    <MailLayout
      settings={settings}
      preview={`First visit ${formatDate(plan.firstDay)}. Nothing to pay now.`}
      heading={heading}
    >
      {opening}
      {plan.message ? <Text style={mailStyles.text}>{withBreaks(plan.message)}</Text> : null}
      <PlanCard plan={plan} startsOn={plan.firstDay} />
      <Action href={link}>See the plan and agree</Action>
      {closing}
      <Text className="soft" style={{ ...mailStyles.label, margin: '24px 0 0' }}>
        You can agree until {formatDate(plan.validUntil)}. The link is yours alone: please don’t
        forward it. Questions? Reply to this email or call us at {settings.phone}.
      </Text>
    </MailLayout>,
  );
}

/** That it has started, with the copy attached. Who did not say yes themselves can object behind the same link. */
export function planStartedMailOf(
  facts: StartedFacts,
  settings: BusinessSettings,
  words: WordsOfMails,
): Promise<RenderedMail> {
  const { firstName, plan, startsOn, link, way, signedName } = facts;
  const isTaken = way === 'phone' || way === 'paper';
  const { subject, heading, opening, closing } = fillWords('plan-started', words, settings, {
    greeting: greeting(firstName ?? ''),
    startDay: formatDate(startsOn),
    window: windowLabel(plan.visitTime),
  });
  return renderMail(
    subject,
    <MailLayout
      settings={settings}
      preview={`First visit ${formatDate(startsOn)}, ${windowLabel(plan.visitTime)}.`}
      heading={heading}
    >
      {opening}
      {isTaken ? (
        <Text style={mailStyles.text}>
          We wrote down that {signedName} agreed {way === 'phone' ? 'by phone' : 'on paper'}. If
          that is not right, open the plan and tell us there.
        </Text>
      ) : null}
      <PlanCard plan={plan} startsOn={startsOn} />
      <Action href={link}>{isTaken ? 'See what was agreed' : 'See your plan'}</Action>
      {closing}
    </MailLayout>,
  );
}

/** The same for the office. */
export function officePlanStartedMail(
  { plan, startsOn, link, way, signedName }: StartedFacts,
  customer: PlanCustomer,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  return renderMail(
    `Plan started: ${customer.name}, ${frequencyWords[plan.frequency]}`,
    <MailLayout
      settings={settings}
      preview={`First visit ${formatDate(startsOn)} at ${plan.propertyAddress}`}
      heading="A plan has started"
    >
      <Card
        letter={
          <>
            {reachedAt(customer.name, customer.email, customer.phone)} The property is at{' '}
            {plan.propertyAddress} ({mapLink(plan.propertyAddress)}). {agreementWayLabels[way]}:{' '}
            {signedName}.
          </>
        }
      >
        <Fact label="Customer" value={customer.name} />
        <PlaceFact label="Property" address={plan.propertyAddress} />
        <Fact label={agreementWayLabels[way]} value={signedName} />
      </Card>
      <PlanCard plan={plan} startsOn={startsOn} />
      <Action href={link}>Open the plan</Action>
    </MailLayout>,
  );
}

/** That an offer was declined. */
export function officePlanDeclinedMail(
  { plan, link }: OfferFacts,
  reason: string | null,
  customer: PlanCustomer,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  return renderMail(
    `Plan declined: ${customer.name}`,
    <MailLayout
      settings={settings}
      preview={reason?.slice(0, 120) || `${plan.propertyAddress}`}
      heading="A plan offer was declined"
    >
      <Card
        letter={
          <>
            {reachedAt(customer.name, customer.email, customer.phone)} The offer was for{' '}
            {plan.propertyAddress} ({mapLink(plan.propertyAddress)}), {priceInShort(plan)}.
            {quoted('Their reason:', reason)}
          </>
        }
      >
        <Fact label="Customer" value={customer.name} />
        <PlaceFact label="Property" address={plan.propertyAddress} />
        <Fact label="Price, with tax" value={priceInShort(plan)} />
        {reason ? <Fact label="Their reason" value={withBreaks(reason)} /> : null}
      </Card>
      <Action href={link}>Open the offer</Action>
    </MailLayout>,
  );
}

/** What someone says who did not agree, for the office. */
export function officeObjectionMail(
  { plan, signedName, way }: StartedFacts,
  objection: string,
  customer: PlanCustomer,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  return renderMail(
    `${customer.name} says they did not agree to their plan`,
    <MailLayout
      settings={settings}
      preview={objection.slice(0, 120)}
      heading="A customer did not agree"
    >
      <Card
        letter={
          <>
            {reachedAt(customer.name, customer.email, customer.phone)} We had recorded for{' '}
            {plan.propertyAddress} ({mapLink(plan.propertyAddress)}): {agreementWayLabels[way]},{' '}
            {signedName}.{quoted('They write:', objection)}
          </>
        }
      >
        <Fact label="Customer" value={customer.name} />
        <PlaceFact label="Property" address={plan.propertyAddress} />
        <Fact label={agreementWayLabels[way]} value={signedName} />
        <Fact label="They write" value={withBreaks(objection)} />
      </Card>
      <CallAction name={customer.name} phone={customer.phone} />
    </MailLayout>,
  );
}

/** The office's answer to that. */
export function objectionAnswerMail(
  { firstName, link }: Pick<OfferFacts, 'firstName' | 'link'>,
  { objection, answer }: { objection: string; answer: string },
  settings: BusinessSettings,
): Promise<RenderedMail> {
  return renderMail(
    'Our answer about your lawn plan',
    <MailLayout
      settings={settings}
      preview={answer.slice(0, 120)}
      heading="Our answer about your lawn plan"
    >
      <Text style={mailStyles.text}>{greeting(firstName ?? '')},</Text>
      <Text style={mailStyles.text}>{withBreaks(answer)}</Text>
      <Card letter={quoted('You wrote:', objection)}>
        <Fact label="You wrote" value={withBreaks(objection)} />
      </Card>
      <Action href={link}>See the plan</Action>
      <Text className="soft" style={{ ...mailStyles.label, marginTop: '24px' }}>
        Not settled yet? Reply to this email, and the office reads it.
      </Text>
    </MailLayout>,
  );
}

function PlanCard({ plan, startsOn }: { plan: OfferedPlan; startsOn: string }) {
  return (
    <Card letter={describePlan(plan, startsOn)}>
      <Fact label="Plan" value={`${plan.name}, ${frequencyWords[plan.frequency]}`} />
      <Fact label="First visit" value={`${formatDate(startsOn)}, ${windowLabel(plan.visitTime)}`} />
      {plan.rounds.length > 0 ? (
        <Rounds plan={plan} />
      ) : (
        <>
          <Prices
            title="First visit, with tax"
            lines={plan.firstVisitLines}
            plan={plan}
            of="firstVisit"
          />
          <Prices
            title="Each visit after that, with tax"
            lines={plan.everyVisitLines}
            plan={plan}
            of="everyVisit"
          />
        </>
      )}
    </Card>
  );
}

/** The rounds of a program, each with its first day and what it comes to with tax. */
function Rounds({ plan: { rounds } }: { plan: OfferedPlan }) {
  if (useIsLetter()) return null;
  return rounds.map(({ name, date, total }) => (
    <PriceRow key={name} label={`${name}, ${formatDate(date)}, with tax`} amount={total.total} />
  ));
}

/** What it costs, in a few words: "$54.12 a visit", "7 rounds a year". */
function priceInShort({ rounds, everyVisit }: OfferedPlan): string {
  return rounds.length > 0 ? countRounds(rounds) : `${formatMoney(everyVisit.total)} a visit`;
}

type PricesProps = {
  title: string;
  lines: OfferedPlan['everyVisitLines'];
  plan: OfferedPlan;
  of: 'firstVisit' | 'everyVisit';
};

function Prices({ title, lines, plan, of }: PricesProps) {
  if (useIsLetter()) return null;
  return (
    <>
      {lines.map(({ label, amount }) => (
        <PriceRow key={label} label={label} amount={amount} />
      ))}
      <PriceRow label={`Sales tax ${formatTaxRate(plan.taxBasisPoints)}`} amount={plan[of].tax} />
      <PriceRow label={title} amount={plan[of].total} isTotal />
    </>
  );
}

/** The same in sentences. */
function describePlan(plan: OfferedPlan, startsOn: string): string {
  const parts = (lines: OfferedPlan['everyVisitLines']) =>
    lines.map(({ label, amount }) => `${label} ${formatMoney(amount)}`).join('; ');
  const tax = formatTaxRate(plan.taxBasisPoints);
  if (plan.rounds.length > 0) {
    const rounds = plan.rounds.map(
      ({ name, date, total }) => `${name} on ${formatDate(date)}, ${formatMoney(total.total)}`,
    );
    return `${plan.name}, ${countRounds(plan.rounds).toLowerCase()}, each with ${tax} sales tax: ${rounds.join('; ')}.`;
  }
  return `${plan.name}, ${frequencyWords[plan.frequency]}, with the first visit on ${formatDate(startsOn)}, ${windowLabel(plan.visitTime)}. The first visit comes to ${formatMoney(plan.firstVisit.total)} with ${tax} sales tax (${parts(plan.firstVisitLines)}), and each visit after that to ${formatMoney(plan.everyVisit.total)} (${parts(plan.everyVisitLines)}).`;
}
