// The mail that asks a customer whether photos of their property may be shown on the site.
import { Text } from 'react-email';
import type { Language } from '#company/facts/languages.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { Action } from './mail-action.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { afterVisitMailMessages } from './messages/choose-after-visit-mail-messages.ts';
import { type RenderedMail, renderMail } from './render-mail.ts';

/** What the mail says. */
export type PhotoPermissionFacts = {
  language: Language;
  firstName: string | null;
  serviceType: string;
  /** YYYY-MM-DD of the visit. */
  date: string;
  /** How many photos it is about. */
  photos: number;
  /** The page where they are seen and answered. */
  link: string;
};

/** The question. */
export function photoPermissionMailOf(
  { language, firstName, serviceType: service, date, photos, link }: PhotoPermissionFacts,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  const messages = afterVisitMailMessages[language];
  const day = formatDate(date, language);
  const what =
    photos === 1
      ? messages.onePhoto
      : fill(messages.photos, { count: photos.toLocaleString('en-US') });
  return renderMail(
    fill(messages.photosSubject, { what, service, day }),
    <MailLayout
      settings={settings}
      preview={fill(messages.photosPreview, { what })}
      heading={messages.photosHeading}
      language={language}
    >
      <Text style={mailStyles.text}>
        {fill(photos === 1 ? messages.askOne : messages.askMany, {
          greeting: greeting(firstName ?? '', language),
          ...{ what, service, day },
        })}
      </Text>
      <Action href={link}>{messages.lookAndAnswer}</Action>
      <Text className="soft" style={{ ...mailStyles.label, marginTop: '24px' }}>
        {messages.photosMore}
      </Text>
    </MailLayout>,
  );
}
