// The mail that asks a customer how a visit was: the same for everyone, whatever we think they will say.
import { Link, Text } from 'react-email';
import type { BusinessSettings } from '#company/facts/settings.ts';
import type { WordsOfMails } from '#company/rules/platform/automatic-mails.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import { REVIEW_LINK_DAYS } from '#company/rules/site/review-rules.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { Action } from './mail-action.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { fillWords } from './mail-words.tsx';
import { type RenderedMail, renderMail } from './render-mail.ts';

/** What the mail says. */
export type ReviewRequestFacts = {
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
  const visit = `${facts.serviceType} on ${formatDate(facts.date)}`;
  const { subject, heading, opening, closing } = fillWords('review-request', words, settings, {
    greeting: greeting(facts.firstName ?? ''),
    service: facts.serviceType,
    visitDay: formatDate(facts.date),
  });
  return renderMail(
    subject,
    <MailLayout settings={settings} preview={`Your visit: ${visit}`} heading={heading}>
      {opening}
      <Action href={facts.link}>Write a review</Action>
      {closing}
      <Text style={{ ...mailStyles.text, marginTop: '16px' }}>
        Something wrong?{' '}
        <Link href={facts.problemLink} style={mailStyles.link}>
          Tell us, and we’ll make it right
        </Link>
        . You can do both.
      </Text>
      <Text className="soft" style={{ ...mailStyles.label, marginTop: '24px' }}>
        The link is private and good for {REVIEW_LINK_DAYS} days. We ask at most once every{' '}
        {settings.reviewAskDays} days. You choose which of these emails you get:{' '}
        <Link href={facts.settingsLink} style={mailStyles.link}>
          notices in your account
        </Link>
        .
      </Text>
    </MailLayout>,
  );
}
