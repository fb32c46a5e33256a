// The mail that welcomes a new reader of the newsletter, with the way out in its first lines.
import { Link, Text } from 'react-email';
import type { Language } from '#company/facts/languages.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import type { WordsOfMails } from '#company/rules/platform/automatic-mails.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { FilledText } from './filled-text.tsx';
import { Action } from './mail-action.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { fillWords } from './mail-words.tsx';
import { newsletterMailMessages } from './messages/choose-newsletter-mail-messages.ts';
import { type RenderedMail, renderMail } from './render-mail.ts';

/** The language of its reader, and addresses of the pages that the mail links to. */
type NewsletterFacts = { language: Language; blog: string; unsubscribe: string };

/** Says what will come, how often, and how to leave. */
export function newsletterWelcomeMail(
  { language, ...links }: NewsletterFacts,
  settings: BusinessSettings,
  words: WordsOfMails,
): Promise<RenderedMail> {
  const { city, shortName: company } = settings;
  const messages = newsletterMailMessages[language];
  const own = fillWords('newsletter-welcome', words, settings, { city }, language);
  const { subject, heading, opening, closing } = own;
  const unsubscribe = (
    <Link href={links.unsubscribe} style={mailStyles.link}>
      {messages.unsubscribe}
    </Link>
  );
  return renderMail(
    subject,
    <MailLayout
      settings={settings}
      preview={fill(messages.welcomePreview, { company })}
      heading={heading}
      language={language}
    >
      {opening}
      <Action href={links.blog}>{messages.readBlog}</Action>
      {closing}
      <Text className="soft" style={{ ...mailStyles.label, marginTop: '32px' }}>
        <FilledText message={messages.whyWelcome} values={{ unsubscribe }} />
      </Text>
    </MailLayout>,
  );
}
