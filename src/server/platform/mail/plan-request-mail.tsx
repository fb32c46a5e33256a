// The mails about a lawn plan, to the person who asked and to the office: data in, subject, text and HTML out.
import { Link, Text } from 'react-email';
import { noUpfrontPayment } from '#company/facts/lawn-plan-messages.ts';
import { heldPriceSentence, planSent } from '#company/facts/plan-sent-messages.ts';
import { salesTaxNote } from '#company/facts/sales-tax.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { replyTime } from '#company/rules/leads/reply-time.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import type { WordsOfMails } from '#company/rules/platform/automatic-mails.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { Action, CallAction } from './mail-action.tsx';
import {
  Card,
  Fact,
  mapLink,
  PlaceFact,
  quoted,
  ReviewNote,
  reachedAt,
  withBreaks,
} from './mail-fact.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { useIsLetter } from './mail-reading.ts';
import { fillWords } from './mail-words.tsx';
import { PriceRow } from './price-row.tsx';
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
  priceNumber: number;
  /** The last day on which the price holds; null where a person looks at the lot first. */
  priceHeldUntil: string | null;
  /** Why it is reviewed, in words; empty when it is not. */
  reviewReasons: string[];
};

/**
 * The receipt, itemized. It repeats nothing that was typed but the first name, since anyone can type another person's
 * address into a form.
 */
export function planReceiptMail(
  facts: PlanFacts,
  settings: BusinessSettings,
  siteAddress: string,
  words: WordsOfMails,
): Promise<RenderedMail> {
  const { subject, heading, opening, closing } = fillWords(
    'plan-request-received',
    words,
    settings,
    {
      greeting: greeting(facts.firstName),
    },
  );
  return renderMail(
    subject,
    <MailLayout
      settings={settings}
      preview={`${formatMoney(facts.firstVisitTotal)} for the first visit. Nothing to pay now.`}
      heading={heading}
    >
      {opening}
      <Card>
        <PlanChoices facts={facts} />
        <PriceList facts={facts} settings={settings} />
      </Card>
      {facts.priceHeldUntil ? (
        <Text style={mailStyles.text}>{heldPriceSentence(facts)}</Text>
      ) : null}
      {planSent.steps(replyTime(settings)).map((step) => (
        <Text key={step} style={mailStyles.text}>
          {step}
        </Text>
      ))}
      <Text style={mailStyles.text}>
        {noUpfrontPayment}. Questions? Reply to this email or call us at {settings.phone}.
      </Text>
      <Action href={`${siteAddress}#lawn-maintenance`}>Price another lawn</Action>
      {closing}
      <Text className="soft" style={{ ...mailStyles.label, margin: '24px 0 0' }}>
        If you did not ask for a plan, someone mistyped an address. You can ignore this email.
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
      <Card
        letter={
          <>
            {reachedAt(name, facts.email, facts.phone)} The lawn is at {facts.address} (
            <Link href={mapLink(facts.address)}>map</Link>).
            {quoted('Their note for the crew:', facts.notes)}
          </>
        }
      >
        <Fact label="Name" value={name} />
        <Fact label="Email" value={facts.email} />
        <Fact label="Phone" value={facts.phone} />
        <PlaceFact label="Address" address={facts.address} />
        {facts.notes && <Fact label="Notes for the crew" value={withBreaks(facts.notes)} />}
      </Card>
      <Card>
        <PlanChoices facts={facts} />
        <PriceList facts={facts} settings={settings} />
      </Card>
      <CallAction name={name} phone={facts.phone} />
    </MailLayout>,
  );
}

function PlanChoices({ facts }: { facts: PlanFacts }) {
  const { propertySize, lawnArea, dataSource } = facts;
  const source = dataSource === 'manual' ? 'as entered on the page' : 'our estimate';
  if (useIsLetter()) {
    return (
      <Text>
        {facts.frequencyLabel} mowing, with the first visit on {formatDate(facts.startDate)} if we
        can. The lot is {inSquareFeet(propertySize)}, {inSquareFeet(lawnArea)} of it lawn ({source}
        ).
      </Text>
    );
  }
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

type PriceListProps = { facts: PlanFacts; settings: BusinessSettings };

function PriceList({ facts, settings }: PriceListProps) {
  const note = `Prices are ${salesTaxNote(settings.salesTaxBasisPoints)}.`;
  if (useIsLetter()) return <Text>{`${describePrices(facts)} ${note}`}</Text>;
  return (
    <>
      {facts.priceLines.map(({ label, amount }) => (
        <PriceRow key={label} label={label} amount={amount} />
      ))}
      <PriceRow label="First visit" amount={facts.firstVisitTotal} isTotal />
      {facts.frequency !== 'per-visit' && (
        <PriceRow label="Each visit after that" amount={facts.everyVisitTotal} isTotal />
      )}
      <Text className="soft" style={mailStyles.label}>
        {note}
      </Text>
    </>
  );
}

/** The same in sentences. */
function describePrices(facts: PlanFacts): string {
  const parts = facts.priceLines.map(({ label, amount }) => `${label} ${formatMoney(amount)}`);
  const after =
    facts.frequency === 'per-visit'
      ? ''
      : `, and each visit after that to ${formatMoney(facts.everyVisitTotal)}`;
  return `The first visit comes to ${formatMoney(facts.firstVisitTotal)} (${parts.join('; ')})${after}.`;
}

function inSquareFeet(area: number): string {
  return `${area.toLocaleString('en-US')} sq ft`;
}
