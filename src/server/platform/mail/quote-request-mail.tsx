// The mails about a quote request, to the person who asked and to the office: data in, subject, text and HTML out.
import { Text } from 'react-email';
import { quoteServiceLabel } from '#company/facts/quote-services.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { replyTime } from '#company/rules/leads/reply-time.ts';
import type { WordsOfMails } from '#company/rules/platform/automatic-mails.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import { Action, CallAction } from './mail-action.tsx';
import { Card, Fact, PhotoLinks, quoted, ReviewNote, reachedAt, withBreaks } from './mail-fact.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { fillWords } from './mail-words.tsx';
import { type RenderedMail, renderMail } from './render-mail.ts';

/** What the mails say about a request. */
export type QuoteFacts = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  serviceType: string;
  projectDetails: string | null;
  /** Addresses of the photos, which ask for a staff sign-in. */
  photoLinks: string[];
  /** Why it is reviewed, in words; empty when it is not. */
  reviewReasons: string[];
};

/**
 * The receipt. It repeats nothing that was typed but the first name, since anyone can type another person's address
 * into a form.
 */
export function quoteReceiptMail(
  facts: QuoteFacts,
  settings: BusinessSettings,
  siteAddress: string,
  words: WordsOfMails,
): Promise<RenderedMail> {
  const photos = facts.photoLinks.length;
  const { subject, heading, opening, closing } = fillWords(
    'quote-request-received',
    words,
    settings,
    {
      greeting: greeting(facts.firstName),
      service: quoteServiceLabel(facts.serviceType),
      replyTime: replyTime(settings),
    },
  );
  return renderMail(
    subject,
    <MailLayout
      settings={settings}
      preview={`We will contact you within ${replyTime(settings)}.`}
      heading={heading}
    >
      {opening}
      <Card
        letter={`You asked about ${quoteServiceLabel(facts.serviceType)}${photos > 0 ? `, with ${describePhotos(photos)}` : ''}.`}
      >
        <Fact label="Service" value={quoteServiceLabel(facts.serviceType)} />
        {photos > 0 && <Fact label="Photos" value={`${describePhotos(photos)} received`} />}
      </Card>
      <Text style={mailStyles.text}>
        Something to add, or in a hurry? Reply to this email or call us at {settings.phone}. If you
        would rather have us look at the property first, book a free consultation.
      </Text>
      <Action href={`${siteAddress}#calendar`}>Schedule a consultation</Action>
      {closing}
      <Text className="soft" style={{ ...mailStyles.label, margin: '24px 0 0' }}>
        If you did not ask for a quote, someone mistyped an address. You can ignore this email.
      </Text>
    </MailLayout>,
  );
}

/** The office's mail: everything needed to call back. Replies go to the person. */
export function officeQuoteMail(
  facts: QuoteFacts,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  const name = `${facts.firstName} ${facts.lastName}`;
  const service = quoteServiceLabel(facts.serviceType);
  const heading = facts.reviewReasons.length > 0 ? 'Quote request to review' : 'New quote request';
  return renderMail(
    `${heading}: ${service}, ${name}`,
    <MailLayout settings={settings} preview={`${name}, ${facts.phone}`} heading={heading}>
      <ReviewNote reasons={facts.reviewReasons} />
      <Card
        letter={
          <>
            {name} asks for a quote: {service}. {reachedAt(name, facts.email, facts.phone)}
            {quoted('What they told us about the project:', facts.projectDetails)}
          </>
        }
      >
        <Fact label="Name" value={name} />
        <Fact label="Email" value={facts.email} />
        <Fact label="Phone" value={facts.phone} />
        <Fact label="Service" value={service} />
        {facts.projectDetails && (
          <Fact label="Project details" value={withBreaks(facts.projectDetails)} />
        )}
      </Card>
      <PhotoLinks links={facts.photoLinks} />
      <CallAction name={name} phone={facts.phone} />
    </MailLayout>,
  );
}

function describePhotos(count: number): string {
  return count === 1 ? '1 photo' : `${count} photos`;
}
