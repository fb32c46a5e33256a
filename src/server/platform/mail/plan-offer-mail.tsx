// The mails about offered and agreed plans, to their customers and to the office: data in, subject, text and HTML out.
import { Text } from 'react-email';
import type { Language } from '#company/facts/languages.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { agreementWayLabels, frequencyWords } from '#company/facts/visit-labels.ts';
import type { WordsOfMails } from '#company/rules/platform/automatic-mails.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { AgreementWay } from '#company/rules/visits/plan-agreement.ts';
import type { OfferedPlan } from '#company/rules/visits/plan-offer-content.ts';
import { describeWindow } from '#company/rules/visits/spoken-window.ts';
import { Action, CallAction } from './mail-action.tsx';
import { Card, Fact, mapLink, PlaceFact, quoted, reachedAt, withBreaks } from './mail-fact.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { fillWords } from './mail-words.tsx';
import { planMailMessages } from './messages/choose-plan-mail-messages.ts';
import { PlanCard, priceInShort } from './plan-card.tsx';
import { type RenderedMail, renderMail } from './render-mail.ts';

/** An offered plan with the page that it is for. */
export type OfferFacts = {
  /** In which the customer is written to. */
  language: Language;
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
  { language, firstName, plan, link }: OfferFacts,
  settings: BusinessSettings,
  words: WordsOfMails,
): Promise<RenderedMail> {
  const messages = planMailMessages[language];
  const { subject, heading, opening, closing } = fillWords(
    'plan-offer',
    words,
    settings,
    { greeting: greeting(firstName ?? '', language), price: priceInShort(plan, language) },
    language,
  );
  return renderMail(
    subject,
    <MailLayout
      settings={settings}
      preview={fill(messages.offerPreview, { day: formatDate(plan.firstDay, language) })}
      heading={heading}
      language={language}
    >
      {opening}
      {plan.message ? <Text style={mailStyles.text}>{withBreaks(plan.message)}</Text> : null}
      <PlanCard plan={plan} startsOn={plan.firstDay} language={language} />
      <Action href={link}>{messages.seeAndAgree}</Action>
      {closing}
      <Text className="soft" style={{ ...mailStyles.label, margin: '24px 0 0' }}>
        {fill(messages.until, {
          day: formatDate(plan.validUntil, language),
          phone: settings.phone,
        })}
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
  const { language, firstName, plan, startsOn, link, way, signedName } = facts;
  const messages = planMailMessages[language];
  const isTaken = way === 'phone' || way === 'paper';
  const day = formatDate(startsOn, language);
  const window = describeWindow(plan.visitTime, language);
  const { subject, heading, opening, closing } = fillWords(
    'plan-started',
    words,
    settings,
    { greeting: greeting(firstName ?? '', language), startDay: day, window },
    language,
  );
  return renderMail(
    subject,
    <MailLayout
      settings={settings}
      preview={fill(messages.startedPreview, { day, window })}
      heading={heading}
      language={language}
    >
      {opening}
      {isTaken ? (
        <Text style={mailStyles.text}>
          {fill(way === 'phone' ? messages.byPhone : messages.onPaper, {
            name: signedName,
          })}
        </Text>
      ) : null}
      <PlanCard plan={plan} startsOn={startsOn} language={language} />
      <Action href={link}>{isTaken ? messages.seeAgreed : messages.seePlan}</Action>
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
      <PlanCard plan={plan} startsOn={startsOn} language="en" />
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
            {plan.propertyAddress} ({mapLink(plan.propertyAddress)}), {priceInShort(plan, 'en')}.
            {quoted('Their reason:', reason)}
          </>
        }
      >
        <Fact label="Customer" value={customer.name} />
        <PlaceFact label="Property" address={plan.propertyAddress} />
        <Fact label="Price, with tax" value={priceInShort(plan, 'en')} />
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
  { language, firstName, link }: Pick<OfferFacts, 'language' | 'firstName' | 'link'>,
  { objection, answer }: { objection: string; answer: string },
  settings: BusinessSettings,
): Promise<RenderedMail> {
  const messages = planMailMessages[language];
  return renderMail(
    messages.answerSubject,
    <MailLayout
      settings={settings}
      preview={answer.slice(0, 120)}
      heading={messages.answerSubject}
      language={language}
    >
      <Text style={mailStyles.text}>
        {fill(messages.salutation, { greeting: greeting(firstName ?? '', language) })}
      </Text>
      <Text style={mailStyles.text}>{withBreaks(answer)}</Text>
      <Card letter={quoted(messages.youWroteThis, objection)}>
        <Fact label={messages.youWrote} value={withBreaks(objection)} />
      </Card>
      <Action href={link}>{messages.seeThePlan}</Action>
      <Text className="soft" style={{ ...mailStyles.label, marginTop: '24px' }}>
        {messages.notSettled}
      </Text>
    </MailLayout>,
  );
}
