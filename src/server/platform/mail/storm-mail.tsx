// The mails about a call for help after a storm, to the person and to the office: data in, subject, text and HTML out.
import { Link, Text } from 'react-email';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { powerLineAnswers, powerLineWarning } from '#company/facts/storm-messages.ts';
import { slotLabel } from '#company/rules/booking/booking-hours.ts';
import type { WordsOfMails } from '#company/rules/platform/automatic-mails.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import { dateInZone, formatDate, timeInZone } from '#company/rules/time/company-time.ts';
import { CallAction } from './mail-action.tsx';
import {
  Card,
  Fact,
  mapLink,
  PhotoLinks,
  PlaceFact,
  quoted,
  ReviewNote,
  reachedAt,
  withBreaks,
} from './mail-fact.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { fillWords } from './mail-words.tsx';
import type { QuoteFacts } from './quote-request-mail.tsx';
import { type RenderedMail, renderMail } from './render-mail.ts';

/** What the mails say about it. */
export type StormFacts = QuoteFacts & {
  place: string | null;
  powerLine: string | null;
  callBackBy: Date;
};

/** The receipt. It repeats nothing that was typed but the first name, since anyone can type another person's address. */
export function stormReceiptMail(
  facts: StormFacts,
  settings: BusinessSettings,
  words: WordsOfMails,
): Promise<RenderedMail> {
  const when = callTime(facts.callBackBy, settings);
  const { subject, heading, opening, closing } = fillWords('storm-call-received', words, settings, {
    greeting: greeting(facts.firstName),
    callBy: when,
  });
  return renderMail(
    subject,
    <MailLayout settings={settings} preview={`We will call you by ${when}.`} heading={heading}>
      {opening}
      <Card>
        <Text style={{ ...mailStyles.text, fontWeight: 600 }}>{powerLineWarning.title}</Text>
        <Text style={{ ...mailStyles.text, margin: 0 }}>{powerLineWarning.text}</Text>
      </Card>
      <Text style={mailStyles.text}>
        Has it gotten worse, or can’t you wait? Call us at {settings.phone}. If anyone is hurt or in
        danger, call 911 first.
      </Text>
      <CallAction name="us" phone={settings.phoneDial} />
      {closing}
      <Text className="soft" style={{ ...mailStyles.label, margin: '24px 0 0' }}>
        If you did not ask for this, someone mistyped an address. You can ignore this email.
      </Text>
    </MailLayout>,
  );
}

/** The office's mail: marked urgent, with the promise first. */
export function officeStormMail(
  facts: StormFacts,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  const name = `${facts.firstName} ${facts.lastName}`;
  const wire = powerLineAnswers.find(({ value }) => value === facts.powerLine)?.label ?? '';
  const by = callTime(facts.callBackBy, settings);
  const place = facts.place ?? '';
  return renderMail(
    `URGENT: storm damage, ${name}, call by ${by}`,
    <MailLayout settings={settings} preview={`${name}, ${facts.phone}`} heading={`Call by ${by}`}>
      <ReviewNote reasons={facts.reviewReasons} />
      <Card
        letter={
          <>
            {name} asks for help after the storm. {reachedAt(name, facts.email, facts.phone)} It is
            at {place} (<Link href={mapLink(place)}>map</Link>). A wire involved? {wire}.
            {quoted('What happened:', facts.projectDetails)}
          </>
        }
      >
        <Fact label="Name" value={name} />
        <Fact label="Phone" value={facts.phone} />
        <PlaceFact label="Where" address={place} />
        <Fact label="A wire involved?" value={wire} />
        {facts.projectDetails && (
          <Fact label="What happened" value={withBreaks(facts.projectDetails)} />
        )}
        <Fact label="Email" value={facts.email} />
      </Card>
      <PhotoLinks links={facts.photoLinks} />
      <CallAction name={name} phone={facts.phone} />
    </MailLayout>,
  );
}

/** "3:40 PM on Monday, November 9": the mail may be read on another day. */
function callTime(by: Date, { timeZone }: BusinessSettings): string {
  const date = formatDate(dateInZone(by, timeZone)).replace(/, \d{4}$/, '');
  return `${slotLabel(timeInZone(by, timeZone))} on ${date}`;
}
