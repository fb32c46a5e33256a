// The mails about a request for add-on work, to its customer and to the office: data in, subject, text and HTML out.
import { Link, Text } from 'react-email';
import type { Language } from '#company/facts/languages.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { replyTime } from '#company/rules/leads/reply-time.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import type { ServiceRequestNews } from '#company/rules/quotes/service-request-machine.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { JobDay } from '#company/rules/visits/job-days.ts';
import { describeWindow } from '#company/rules/visits/spoken-window.ts';
import { Action, CallAction } from './mail-action.tsx';
import {
  Card,
  Fact,
  mapLink,
  PhotoLinks,
  PlaceFact,
  quoted,
  reachedAt,
  withBreaks,
} from './mail-fact.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { requestMailMessages } from './messages/choose-request-mail-messages.ts';
import type { RequestMailMessages } from './messages/request-mail-messages.en.ts';
import { type RenderedMail, renderMail } from './render-mail.ts';

/** What can be told of a request. */
type News = ServiceRequestNews | 'message';

/** A crew on a day of the work; which day of how many it is, where there are several. */
export type WorkDay = {
  date: string;
  /** When the window begins; null where any time of the day is meant. */
  time: string | null;
  crew: string | null;
  jobDay: JobDay | null;
};

/** What the mails say about a request. */
type RequestFacts = {
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  propertyAddress: string;
  serviceType: string;
  description: string;
  preferredDate: string | null;
  urgency: string;
  estimatedPrice: string | null;
  finalPrice: string | null;
  declineReason: string | null;
};

/** What its customer's mail says beside that: the days of the work that are ahead. */
type CustomerFacts = RequestFacts & { language: Language; days: readonly WorkDay[] };

/**
 * The customer's mail: what has happened, and the way to the page where the rest stands. Of what was typed it repeats the
 * first name alone.
 */
export function customerRequestMail(
  news: News,
  facts: CustomerFacts & { link: string },
  settings: BusinessSettings,
): Promise<RenderedMail> {
  const { language, customerName } = facts;
  const messages = requestMailMessages[language];
  const { heading, sentence, button } = customerWords(news, facts, replyTime(settings, language));
  return renderMail(
    `${heading}: ${facts.serviceType}`,
    <MailLayout settings={settings} preview={sentence} heading={heading} language={language}>
      <Text style={mailStyles.text}>
        {fill(messages.opening, { greeting: greeting(customerName, language), sentence })}
      </Text>
      <CustomerCard news={news} facts={facts} />
      <Action href={facts.link}>{button}</Action>
      <Text className="soft" style={{ ...mailStyles.label, margin: '24px 0 0' }}>
        {fill(messages.more, { phone: settings.phone })}
      </Text>
    </MailLayout>,
  );
}

/** The office's mail: everything needed to work on it. Replies go to the customer. */
export function officeRequestMail(
  news: News,
  facts: RequestFacts & { photoLinks: string[] },
  settings: BusinessSettings,
): Promise<RenderedMail> {
  const heading = officeWords[news] ?? 'Add-on request';
  const preview = `${facts.customerName}, ${facts.customerPhone}`;
  return renderMail(
    `${heading}: ${facts.serviceType}, ${facts.customerName}`,
    <MailLayout settings={settings} preview={preview} heading={heading}>
      <Card
        letter={
          <>
            {facts.customerName} asks for {facts.serviceType}, {facts.urgency}
            {facts.preferredDate && `, on ${formatDate(facts.preferredDate)} if we can`}.
            {facts.estimatedPrice && ` Our quote is ${formatMoney(facts.estimatedPrice)}.`}
            {quoted('In their words:', facts.description)}
            {quoted('Why it was declined:', facts.declineReason)}
          </>
        }
      >
        <Fact label="Service" value={facts.serviceType} />
        <Fact label="Urgency" value={facts.urgency} />
        {facts.preferredDate && (
          <Fact label="Preferred date" value={formatDate(facts.preferredDate)} />
        )}
        <Fact label="Description" value={withBreaks(facts.description)} />
        {facts.estimatedPrice && <Fact label="Quote" value={formatMoney(facts.estimatedPrice)} />}
        {facts.declineReason && <Fact label="Reason" value={withBreaks(facts.declineReason)} />}
      </Card>
      <Card
        letter={
          <>
            {reachedAt(facts.customerName, facts.customerEmail, facts.customerPhone)} The property
            is at {facts.propertyAddress} (<Link href={mapLink(facts.propertyAddress)}>map</Link>).
          </>
        }
      >
        <Fact label="Name" value={facts.customerName} />
        <Fact label="Email" value={facts.customerEmail} />
        <Fact label="Phone" value={facts.customerPhone} />
        <PlaceFact label="Property" address={facts.propertyAddress} />
      </Card>
      <PhotoLinks links={facts.photoLinks} />
      <CallAction name={facts.customerName} phone={facts.customerPhone} />
    </MailLayout>,
  );
}

const officeWords: Partial<Record<News, string>> = {
  asked: 'New add-on request',
  changed: 'Add-on request changed',
  cancelled: 'Add-on request canceled',
  accepted: 'Quote accepted',
  declined: 'Quote declined',
  message: 'New message about a request',
};

/** Only our own words and numbers, and which are of interest now. */
function CustomerCard({ news, facts }: { news: News; facts: CustomerFacts }) {
  const { language, serviceType: service } = facts;
  const messages = requestMailMessages[language];
  const days = news === 'scheduled' ? facts.days : [];
  const isDone = news === 'completed';
  const price = isDone ? facts.finalPrice : facts.estimatedPrice;
  const hasPrice = ['quoted', 'revised', 'accepted', 'completed'].includes(news) && price !== null;
  return (
    <Card
      letter={[
        fill(messages.letter, { service }),
        ...days.map((day) =>
          fill(days.indexOf(day) === 0 ? messages.firstDay : messages.thenOn, {
            day: describeWorkDay(day, language),
          }),
        ),
        hasPrice &&
          fill(isDone ? messages.letterFinalPrice : messages.letterPrice, {
            price: formatMoney(price),
          }),
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <Fact label={messages.service} value={service} />
      {days.map((day) => (
        <Fact
          key={`${day.date} ${day.crew}`}
          label={day.jobDay ? describeJobDay(day.jobDay, messages) : messages.day}
          value={describeWorkDay(day, language)}
        />
      ))}
      {hasPrice && (
        <Fact label={isDone ? messages.finalPrice : messages.price} value={formatMoney(price)} />
      )}
    </Card>
  );
}

function describeWorkDay({ date, time, crew }: WorkDay, language: Language): string {
  const parts = [formatDate(date, language), describeWindow(time, language), crew];
  return parts.filter(Boolean).join(', ');
}

function describeJobDay({ day, of }: JobDay, messages: RequestMailMessages): string {
  return fill(messages.jobDay, { day: String(day), of: String(of) });
}

type Words = { heading: string; sentence: string; button: string };

function customerWords(
  news: News,
  { language, declineReason, days }: CustomerFacts,
  promised: string,
): Words {
  if (news === 'changed' || news === 'cancelled') {
    throw new Error('customers are not told by mail what they did themselves');
  }
  const messages = requestMailMessages[language];
  const words = messages[news];
  const sentence = news === 'scheduled' ? scheduledSentence(days, messages) : words.sentence;
  const reason = declineReason ?? '';
  const said = { time: promised, reason: news === 'called-off' ? endedWithStop(reason) : reason };
  return { ...words, sentence: fill(sentence, said) };
}

/** As the office typed it, but never running into the next sentence. */
function endedWithStop(reason: string): string {
  return /[.!?]$/.test(reason) ? reason : `${reason}.`;
}

function scheduledSentence(days: readonly WorkDay[], messages: RequestMailMessages): string {
  if (days.length === 0) return messages.noDay;
  return days.length === 1 ? messages.scheduled.sentence : messages.severalDays;
}
