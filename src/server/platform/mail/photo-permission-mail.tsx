// The mail that asks a customer whether photos of their property may be shown on the site.
import { Text } from 'react-email';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { countOf } from '#company/rules/platform/count-label.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { Action } from './mail-action.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { type RenderedMail, renderMail } from './render-mail.ts';

/** What the mail says. */
export type PhotoPermissionFacts = {
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
  { firstName, serviceType, date, photos, link }: PhotoPermissionFacts,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  const what = countOf(photos, 'photo');
  return renderMail(
    `May we show ${what} of your yard? ${serviceType}, ${formatDate(date)}`,
    <MailLayout
      settings={settings}
      preview={`We took ${what} at your place and would like to show our work on our website.`}
      heading="May we show our work at your place?"
    >
      <Text style={mailStyles.text}>
        {greeting(firstName ?? '')}, our crew took {what} during {serviceType} on {formatDate(date)}
        , and we would like to show {photos === 1 ? 'it' : 'them'} on our website. Have a look and
        say yes or no{photos === 1 ? '' : ' to each'}. Until you say yes, only you and our office
        see {photos === 1 ? 'it' : 'them'}.
      </Text>
      <Action href={link}>Look and answer</Action>
      <Text className="soft" style={{ ...mailStyles.label, marginTop: '24px' }}>
        We never show your name or your address with a photo. You can change your answer at any time
        with the same link; the photo then leaves every page. If you don’t answer, we don’t show it.
      </Text>
    </MailLayout>,
  );
}
