// The mails about a request for add-on work, to its customer and to the office: data in, subject, text and HTML out.
import { Link, Text } from 'react-email';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { replyTime } from '#company/rules/leads/reply-time.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import type { ServiceRequestNews } from '#company/rules/quotes/service-request-machine.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { describeJobDay, type JobDay } from '#company/rules/visits/job-days.ts';
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
import { type RenderedMail, renderMail } from './render-mail.ts';

/** What can be told of a request. */
type News = ServiceRequestNews | 'message';

/** A crew on a day of the work; which day of how many it is, where there are several. */
export type WorkDay = {
  date: string;
  window: string;
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
type CustomerFacts = RequestFacts & { days: readonly WorkDay[] };

/**
 * The customer's mail: what has happened, and the way to the page where the rest stands. Of what was typed it repeats the
 * first name alone.
 */
export function customerRequestMail(
  news: News,
  facts: CustomerFacts & { link: string },
  settings: BusinessSettings,
): Promise<RenderedMail> {
  const {
    heading,
    sentence,
    button = 'See the request',
  } = customerWords(news, facts, replyTime(settings));
  return renderMail(
    `${heading}: ${facts.serviceType}`,
    <MailLayout settings={settings} preview={sentence} heading={heading}>
      <Text style={mailStyles.text}>
        {greeting(facts.customerName)}, {sentence}
      </Text>
      <CustomerCard news={news} facts={facts} />
      <Action href={facts.link}>{button}</Action>
      <Text className="soft" style={{ ...mailStyles.label, margin: '24px 0 0' }}>
        The page asks you to sign in with this address. Questions? Reply to this email or call us at{' '}
        {settings.phone}.
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
  const days = news === 'scheduled' ? facts.days : [];
  const price = news === 'completed' ? facts.finalPrice : facts.estimatedPrice;
  const hasPrice = ['quoted', 'revised', 'accepted', 'completed'].includes(news) && price !== null;
  return (
    <Card
      letter={[
        `It is about ${facts.serviceType}.`,
        ...days.map(
          (day) => `${days.indexOf(day) === 0 ? 'We’ll come on' : 'Then on'} ${describeDay(day)}.`,
        ),
        hasPrice &&
          `The ${news === 'completed' ? 'final price' : 'price'} is ${formatMoney(price)}.`,
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <Fact label="Service" value={facts.serviceType} />
      {days.map((day) => (
        <Fact
          key={`${day.date} ${day.crew}`}
          label={day.jobDay ? describeJobDay(day.jobDay) : 'Day'}
          value={describeDay(day)}
        />
      ))}
      {hasPrice && (
        <Fact label={news === 'completed' ? 'Final price' : 'Price'} value={formatMoney(price)} />
      )}
    </Card>
  );
}

function describeDay({ date, window, crew }: WorkDay): string {
  return [formatDate(date), window, crew].filter(Boolean).join(', ');
}

/** The button leads to the request, and says so where nothing better is known. */
type Words = { heading: string; sentence: string; button?: string };

function customerWords(
  news: News,
  { declineReason, days }: CustomerFacts,
  promised: string,
): Words {
  switch (news) {
    case 'quoted':
      return {
        heading: 'Your quote is ready',
        sentence: 'we have looked at your request and priced it, line by line, on your photos.',
        button: 'See the quote',
      };
    case 'revised':
      return {
        heading: 'Your quote has changed',
        sentence:
          'we have sent you a new version of your quote. It takes the place of the old one.',
        button: 'See the new quote',
      };
    case 'accepted':
      return {
        heading: 'You accepted our quote',
        sentence:
          'thank you. We have saved a copy of exactly what you accepted, and will let you know the day as soon as it is set.',
        button: 'See the quote and your copy',
      };
    case 'declined':
      return {
        heading: 'We cannot do this one',
        sentence: `we have looked at your request and are sorry to say that we can’t take it on: ${declineReason ?? ''}`,
      };
    case 'reopened':
      return {
        heading: 'We’re looking at your request again',
        sentence: 'we declined your request too soon: it is under review again.',
      };
    case 'taken-down':
      return {
        heading: 'We have your request',
        sentence: `thank you for calling. We have written down what you asked for. We'll review your request and send you a quote within ${promised}.`,
      };
    case 'scheduled':
      return {
        heading: 'Your work is scheduled',
        sentence: scheduledSentence(days),
      };
    case 'completed':
      return {
        heading: 'Your work is done',
        sentence: 'the work you asked for is done.',
      };
    case 'called-off':
      return {
        heading: 'Your job has been called off',
        sentence: `the work you accepted has been called off: ${endedWithStop(declineReason ?? '')} Anything you paid for it in advance is credit on your account.`,
      };
    case 'message':
      return {
        heading: 'You have a message from us',
        sentence: 'we have written to you about your request.',
        button: 'Read and answer',
      };
    case 'asked':
      return {
        heading: 'We have your request',
        sentence: `thank you. We'll review your request and send you a quote within ${promised}.`,
      };
    case 'changed':
    case 'cancelled':
      throw new Error('customers are not told by mail what they did themselves');
  }
}

/** As the office typed it, but never running into the next sentence. */
function endedWithStop(reason: string): string {
  return /[.!?]$/.test(reason) ? reason : `${reason}.`;
}

function scheduledSentence(days: readonly WorkDay[]): string {
  if (days.length === 0) return 'we have no further day planned for your work.';
  if (days.length === 1) return 'your work has a day and a crew.';
  return 'your work takes several visits. Here are the days; the calendar file has all of them.';
}
