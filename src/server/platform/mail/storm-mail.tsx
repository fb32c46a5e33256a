// The mails about a call for help after a storm, to the person and to the office: data in, subject, text and HTML out.
import { Link, Text } from 'react-email';
import { SPEAKS_SPANISH } from '#company/facts/languages.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { powerLineAnswers } from '#company/facts/storm-messages.ts';
import { callBackTime } from '#company/rules/leads/call-back-time.ts';
import type { WordsOfMails } from '#company/rules/platform/automatic-mails.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
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
import { requestMailMessages } from './messages/choose-request-mail-messages.ts';
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
  const language = facts.language ?? 'en';
  const messages = requestMailMessages[language];
  const when = callBackTime(facts.callBackBy, settings.timeZone, language);
  const { subject, heading, opening, closing } = fillWords(
    'storm-call-received',
    words,
    settings,
    { greeting: greeting(facts.firstName, language), callBy: when },
    language,
  );
  return renderMail(
    subject,
    <MailLayout
      settings={settings}
      preview={fill(messages.stormPreview, { when })}
      heading={heading}
      language={language}
    >
      {opening}
      <Card>
        <Text style={{ ...mailStyles.text, fontWeight: 600 }}>{messages.warning.title}</Text>
        <Text style={{ ...mailStyles.text, margin: 0 }}>{messages.warning.text}</Text>
      </Card>
      <Text style={mailStyles.text}>{fill(messages.worse, { phone: settings.phone })}</Text>
      <CallAction name="us" phone={settings.phoneDial} label={messages.callUs} />
      {closing}
      <Text className="soft" style={{ ...mailStyles.label, margin: '24px 0 0' }}>
        {messages.mistyped}
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
  const by = callBackTime(facts.callBackBy, settings.timeZone, 'en');
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
            {facts.language === 'es' && ` ${SPEAKS_SPANISH}.`}
            {quoted('What happened:', facts.projectDetails)}
          </>
        }
      >
        <Fact label="Name" value={name} />
        <Fact label="Phone" value={facts.phone} />
        <PlaceFact label="Where" address={place} />
        <Fact label="A wire involved?" value={wire} />
        {facts.language === 'es' && <Fact label="Language" value={SPEAKS_SPANISH} />}
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
