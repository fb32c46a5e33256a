// The mail that welcomes a new reader of the newsletter, with the way out in its first lines.
import { Link, Text } from 'react-email';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { Action } from './mail-action.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { type RenderedMail, renderMail } from './render-mail.ts';

/** Addresses of the pages that the mail links to. */
type NewsletterLinks = { blog: string; unsubscribe: string };

/** Says what will come, how often, and how to leave. */
export function newsletterWelcomeMail(
  links: NewsletterLinks,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  return renderMail(
    'Welcome to Our Community!',
    <MailLayout
      settings={settings}
      preview={`Seasonal landscaping tips and updates from ${settings.shortName}`}
      heading="Welcome to Our Community!"
    >
      <Text style={mailStyles.text}>
        You are subscribed to seasonal landscaping tips and updates from {settings.companyName}.
        Expect a short email when the season turns: what to mow, water, plant and leave alone in the
        clay around {settings.city}.
      </Text>
      <Text style={mailStyles.text}>Until then, our notes from the yard are all on one page.</Text>
      <Action href={links.blog}>Read the blog</Action>
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
