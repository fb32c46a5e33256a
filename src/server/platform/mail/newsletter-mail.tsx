// The mail that welcomes a new reader of the newsletter, with the way out in its first lines.
import { Link, Text } from 'react-email';
import type { BusinessSettings } from '#company/facts/settings.ts';
import type { WordsOfMails } from '#company/rules/platform/automatic-mails.ts';
import { Action } from './mail-action.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { fillWords } from './mail-words.tsx';
import { type RenderedMail, renderMail } from './render-mail.ts';

/** Addresses of the pages that the mail links to. */
type NewsletterLinks = { blog: string; unsubscribe: string };

/** Says what will come, how often, and how to leave. */
export function newsletterWelcomeMail(
  links: NewsletterLinks,
  settings: BusinessSettings,
  words: WordsOfMails,
): Promise<RenderedMail> {
  const { city } = settings;
  const { subject, heading, opening, closing } = fillWords('newsletter-welcome', words, settings, {
    city,
  });
  return renderMail(
    subject,
    <MailLayout
      settings={settings}
      preview={`Seasonal landscaping tips and updates from ${settings.shortName}`}
      heading={heading}
    >
      {opening}
      <Action href={links.blog}>Read the blog</Action>
      {closing}
      <Text className="soft" style={{ ...mailStyles.label, marginTop: '32px' }}>
        You are getting this email because someone entered this address on our site. If that wasn’t
        you, or you’ve had enough, one click does it, no sign-in needed:{' '}
        <Link href={links.unsubscribe} style={mailStyles.link}>
          unsubscribe here
        </Link>
      </Text>
    </MailLayout>,
  );
}
