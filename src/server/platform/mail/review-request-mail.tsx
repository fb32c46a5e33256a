// The mail that asks a customer how a visit was: the same for everyone, whatever we think they will say.
import { Link, Text } from 'react-email';
import type { Language } from '#company/facts/languages.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import type { WordsOfMails } from '#company/rules/platform/automatic-mails.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import { REVIEW_LINK_DAYS } from '#company/rules/site/review-rules.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { Action } from './mail-action.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { fillWords } from './mail-words.tsx';
import { afterVisitMailMessages } from './messages/choose-after-visit-mail-messages.ts';
import { type RenderedMail, renderMail } from './render-mail.ts';

/** What the mail says. */
export type ReviewRequestFacts = {
  language: Language;
  firstName: string | null;
  serviceType: string;
  /** YYYY-MM-DD of the visit. */
  date: string;
  /** The page where the review is written, where a problem is reported, and where these emails are turned off. */
  link: string;
  problemLink: string;
  settingsLink: string;
};

/** The request. */
export function reviewRequestMailOf(
  facts: ReviewRequestFacts,
  settings: BusinessSettings,
  words: WordsOfMails,
): Promise<RenderedMail> {
  const { language, serviceType: service } = facts;
  const messages = afterVisitMailMessages[language];
  const day = formatDate(facts.date, language);
  const { subject, heading, opening, closing } = fillWords(
    'review-request',
    words,
    settings,
    { greeting: greeting(facts.firstName ?? '', language), service, visitDay: day },
    language,
  );
  return renderMail(
    subject,
    <MailLayout
      settings={settings}
      preview={fill(messages.reviewPreview, { service, day })}
      heading={heading}
      language={language}
    >
      {opening}
      <Action href={facts.link}>{messages.write}</Action>
      {closing}
      <Text style={{ ...mailStyles.text, marginTop: '16px' }}>
        {messages.wrong}{' '}
        <Link href={facts.problemLink} style={mailStyles.link}>
          {messages.problem}
        </Link>
        {messages.both}
      </Text>
      <Text className="soft" style={{ ...mailStyles.label, marginTop: '24px' }}>
        {fill(messages.reviewLimits, {
          days: String(REVIEW_LINK_DAYS),
          every: String(settings.reviewAskDays),
        })}{' '}
        <Link href={facts.settingsLink} style={mailStyles.link}>
          {messages.notices}
        </Link>
        .
      </Text>
    </MailLayout>,
  );
}
