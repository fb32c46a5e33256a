// The mails about a lawn plan, to the person who asked and to the office: data in, subject, text and HTML out.
import { Button, Column, Row, Section, Text } from 'react-email';
import { noUpfrontPayment } from '#company/facts/lawn-plan-words.ts';
import { planSent } from '#company/facts/plan-sent-words.ts';
import { salesTaxNote } from '#company/facts/sales-tax.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { formatDate } from '#company/rules/company-time.ts';
import { greeting } from '#company/rules/greeting.ts';
import { formatMoney } from '#company/rules/money.ts';
import { Fact, ReviewNote, withBreaks } from './mail-fact.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { type RenderedMail, renderMail } from './render-mail.ts';

/** What the mails say about a plan request. Sizes are in square feet, amounts have two decimals. */
export type PlanFacts = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  address: string;
  propertySize: number;
  lawnArea: number;
  dataSource: string;
  frequency: string;
  /** How the price list calls it now, or the stored word itself when it is none of today's. */
  frequencyLabel: string;
  /** 'YYYY-MM-DD' at the company. */
  startDate: string;
  priceLines: { label: string; amount: string }[];
  firstVisitTotal: string;
  everyVisitTotal: string;
  notes: string | null;
  /** Why it is reviewed, in words; empty when it is not. */
  reviewReasons: string[];
};

/**
 * The receipt, itemized. It repeats nothing that was typed but the first name, since anybody can type another person's
 * address into a form.
 */
export function planReceiptMail(
  facts: PlanFacts,
  settings: BusinessSettings,
  siteAddress: string,
): Promise<RenderedMail> {
  return renderMail(
    'We have your lawn plan',
    <MailLayout
      settings={settings}
      preview={`${formatMoney(facts.firstVisitTotal)} for the first visit. Nothing to pay now.`}
      heading="We have your lawn plan"
    >
      <Text style={mailStyles.text}>
        {greeting(facts.firstName)}, thank you. Here is the plan as you saw it on our page.
      </Text>
      <Section style={mailStyles.card}>
        <PlanChoices facts={facts} />
        <PriceList facts={facts} />
      </Section>
      {planSent.steps.map((step) => (
        <Text key={step} style={mailStyles.text}>
          {step}
        </Text>
      ))}
      <Text style={mailStyles.text}>
        {noUpfrontPayment}. Questions? Reply to this mail or call us at {settings.phone}.
      </Text>
      <Button href={`${siteAddress}#lawn-maintenance`} style={mailStyles.button}>
        Price another lawn
      </Button>
      <Text style={{ ...mailStyles.label, margin: '24px 0 0' }}>
        If you did not ask for a plan, somebody mistyped an address. You can ignore this mail.
      </Text>
    </MailLayout>,
  );
}

/** The office's mail: everything needed to call back and to send a crew. Replies go to the person. */
export function officePlanMail(
  facts: PlanFacts,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  const name = `${facts.firstName} ${facts.lastName}`;
  const heading = facts.reviewReasons.length > 0 ? 'Lawn plan to review' : 'New lawn plan request';
  return renderMail(
    `${heading}: ${facts.frequencyLabel}, ${name}`,
    <MailLayout settings={settings} preview={`${name}, ${facts.phone}`} heading={heading}>
      <ReviewNote reasons={facts.reviewReasons} />
      <Section style={mailStyles.card}>
        <Fact label="Name" value={name} />
        <Fact label="Email" value={facts.email} />
        <Fact label="Phone" value={facts.phone} />
        <Fact label="Address" value={facts.address} />
        {facts.notes && <Fact label="Notes for the crew" value={withBreaks(facts.notes)} />}
      </Section>
      <Section style={mailStyles.card}>
        <PlanChoices facts={facts} />
        <PriceList facts={facts} />
      </Section>
    </MailLayout>,
  );
}

function PlanChoices({ facts }: { facts: PlanFacts }) {
  const { propertySize, lawnArea, dataSource } = facts;
  const source = dataSource === 'manual' ? 'as entered on the page' : 'our estimate';
  return (
    <>
      <Fact label="Mowing" value={facts.frequencyLabel} />
      <Fact label="Preferred first visit" value={formatDate(facts.startDate)} />
      <Fact
        label={`Lot, ${source}`}
        value={`${inSquareFeet(propertySize)}, ${inSquareFeet(lawnArea)} of it lawn`}
      />
    </>
  );
}

function PriceList({ facts }: { facts: PlanFacts }) {
  return (
    <>
      {facts.priceLines.map(({ label, amount }) => (
        <PriceRow key={label} label={label} amount={amount} />
      ))}
      <PriceRow label="First visit" amount={facts.firstVisitTotal} isTotal />
      {facts.frequency !== 'per-visit' && (
        <PriceRow label="Each visit after that" amount={facts.everyVisitTotal} isTotal />
      )}
      <Text style={mailStyles.label}>Prices are {salesTaxNote}.</Text>
    </>
  );
}

type PriceRowProps = { label: string; amount: string; isTotal?: boolean };

function PriceRow({ label, amount, isTotal = false }: PriceRowProps) {
  const style = { ...mailStyles.value, margin: '0 0 8px', fontWeight: isTotal ? 600 : 400 };
  return (
    <Row>
      <Column>
        <Text style={style}>{label}: </Text>
      </Column>
      <Column align="right">
        <Text style={style}>{formatMoney(amount)}</Text>
      </Column>
    </Row>
  );
}

function inSquareFeet(area: number): string {
  return `${area.toLocaleString('en-US')} sq ft`;
}
