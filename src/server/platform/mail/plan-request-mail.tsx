// The mails about a lawn plan, to the person who asked and to the office: data in, subject, text and HTML out.
import { Link, Text } from 'react-email';
import { hrefIn, type Language, SPEAKS_SPANISH } from '#company/facts/languages.ts';
import { heldPriceSentence, planSteps } from '#company/facts/plan-sent-messages.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { replyTime } from '#company/rules/leads/reply-time.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import { formatTaxRate } from '#company/rules/money/tax-rate.ts';
import type { WordsOfMails } from '#company/rules/platform/automatic-mails.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
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
import { planReceiptMessages } from './messages/choose-plan-receipt-messages.ts';
import type { PlanReceiptMessages } from './messages/plan-receipt-messages.en.ts';
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
  /** That of the page it was sent from; English where none is said. */
  language?: Language;
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
  const language = facts.language ?? 'en';
  const messages = planReceiptMessages[language];
  const { phone } = settings;
  const { subject, heading, opening, closing } = fillWords(
    'plan-request-received',
    words,
    settings,
    { greeting: greeting(facts.firstName, language) },
    language,
  );
  return renderMail(
    subject,
    <MailLayout
      settings={settings}
      preview={fill(messages.preview, { price: formatMoney(facts.firstVisitTotal) })}
      heading={heading}
      language={language}
    >
      {opening}
      <Card>
        <PlanChoices {...{ facts, messages }} />
        <PriceList {...{ facts, messages, settings }} />
      </Card>
      {facts.priceHeldUntil ? (
        <Text style={mailStyles.text}>{heldPriceSentence(facts, messages.sent)}</Text>
      ) : null}
      {planSteps(messages.sent, replyTime(settings, language)).map((step) => (
        <Text key={step} style={mailStyles.text}>
          {step}
        </Text>
      ))}
      <Text style={mailStyles.text}>{fill(messages.questions, { phone })}</Text>
      <Action href={planAddress(siteAddress, language)}>{messages.another}</Action>
      {closing}
      <Text className="soft" style={{ ...mailStyles.label, margin: '24px 0 0' }}>
        {messages.mistyped}
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
  const messages = planReceiptMessages.en;
  const heading = facts.reviewReasons.length > 0 ? 'Lawn plan to review' : 'New lawn plan request';
  return renderMail(
    `${heading}: ${facts.frequencyLabel}, ${name}`,
    <MailLayout settings={settings} preview={`${name}, ${facts.phone}`} heading={heading}>
      <ReviewNote reasons={facts.reviewReasons} />
      <Card
        letter={
          <>
            {reachedAt(name, facts.email, facts.phone)}
            {facts.language === 'es' && ` ${SPEAKS_SPANISH}.`} The lawn is at {facts.address} (
            <Link href={mapLink(facts.address)}>map</Link>).
            {quoted('Their note for the crew:', facts.notes)}
          </>
        }
      >
        <Fact label="Name" value={name} />
        <Fact label="Email" value={facts.email} />
        <Fact label="Phone" value={facts.phone} />
        <PlaceFact label="Address" address={facts.address} />
        {facts.language === 'es' && <Fact label="Language" value={SPEAKS_SPANISH} />}
        {facts.notes && <Fact label="Notes for the crew" value={withBreaks(facts.notes)} />}
      </Card>
      <Card>
        <PlanChoices {...{ facts, messages }} />
        <PriceList {...{ facts, messages, settings }} />
      </Card>
      <CallAction name={name} phone={facts.phone} />
    </MailLayout>,
  );
}

type PlanPartProps = { facts: PlanFacts; messages: PlanReceiptMessages };

function PlanChoices({ facts, messages }: PlanPartProps) {
  const source = facts.dataSource === 'manual' ? messages.ownSize : messages.estimate;
  const often = messages.frequencies[facts.frequency] ?? facts.frequencyLabel;
  const day = formatDate(facts.startDate, messages.sent.language);
  const [lot = '', lawn = ''] = [facts.propertySize, facts.lawnArea].map((area) =>
    fill(messages.squareFeet, { area: area.toLocaleString('en-US') }),
  );
  if (useIsLetter()) {
    return <Text>{fill(messages.choices, { often, day, lot, lawn, source })}</Text>;
  }
  return (
    <>
      <Fact label={messages.mowing} value={often} />
      <Fact label={messages.firstDay} value={day} />
      <Fact label={fill(messages.lotBy, { source })} value={fill(messages.sizes, { lot, lawn })} />
    </>
  );
}

function PriceList({ facts, messages, settings }: PlanPartProps & { settings: BusinessSettings }) {
  const rate = formatTaxRate(settings.salesTaxBasisPoints);
  const note = fill(messages.pricesTaxed, { rate });
  if (useIsLetter()) return <Text>{`${describePrices(facts, messages)} ${note}`}</Text>;
  return (
    <>
      {facts.priceLines.map(({ label, amount }) => (
        <PriceRow key={label} label={label} amount={amount} />
      ))}
      <PriceRow label={messages.firstVisit} amount={facts.firstVisitTotal} isTotal />
      {facts.frequency !== 'per-visit' && (
        <PriceRow label={messages.laterVisits} amount={facts.everyVisitTotal} isTotal />
      )}
      <Text className="soft" style={mailStyles.label}>
        {note}
      </Text>
    </>
  );
}

/** The same in sentences. */
function describePrices(facts: PlanFacts, messages: PlanReceiptMessages): string {
  const parts = facts.priceLines.map(({ label, amount }) => `${label} ${formatMoney(amount)}`);
  const sentence = facts.frequency === 'per-visit' ? messages.prices : messages.pricesAndLater;
  return fill(sentence, {
    total: formatMoney(facts.firstVisitTotal),
    parts: parts.join('; '),
    later: formatMoney(facts.everyVisitTotal),
  });
}

/** The lawn plan in a language: on the home page, which is there in English alone, or on its own page. */
function planAddress(siteAddress: string, language: Language): string {
  const path = language === 'en' ? '/#lawn-maintenance' : hrefIn(language, '/lawn-plan');
  return new URL(path, siteAddress).href;
}
