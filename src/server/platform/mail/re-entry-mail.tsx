// The mail after a pesticide application: until when people and pets stay off the lawn.
import { Text } from 'react-email';
import type { Language } from '#company/facts/languages.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import { Action } from './mail-action.tsx';
import { Card, Fact } from './mail-fact.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { afterVisitMailMessages } from './messages/choose-after-visit-mail-messages.ts';
import { type RenderedMail, renderMail } from './render-mail.ts';

/** What the mail says. */
export type ReEntryFacts = {
  language: Language;
  firstName: string | null;
  serviceType: string;
  address: string;
  product: string;
  /** Square feet. */
  area: number;
  /** In words of the language, at the company. */
  until: string;
  link: string;
};

/** Sent with every application, also to customers who switched notices off: it is about safety. */
export function reEntryNoticeMail(
  facts: ReEntryFacts,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  const { language, product, address, serviceType: service, until } = facts;
  const messages = afterVisitMailMessages[language];
  const area = fill(messages.squareFeet, { area: facts.area.toLocaleString('en-US') });
  const request = fill(messages.stayOff, { until });
  return renderMail(
    fill(messages.stayOffSubject, { until }),
    <MailLayout
      settings={settings}
      preview={request}
      heading={messages.stayOffHeading}
      language={language}
    >
      <Text style={mailStyles.text}>
        {fill(messages.salutation, {
          greeting: greeting(facts.firstName ?? '', language),
        })}
      </Text>
      <Text style={mailStyles.text}>{request}</Text>
      <Card letter={fill(messages.stayOffLetter, { product, area, address, service })}>
        <Fact label={messages.stayOffUntil} value={until} />
        <Fact label={messages.applied} value={product} />
        <Fact label={messages.area} value={area} />
        <Fact label={messages.property} value={address} />
      </Card>
      <Action href={facts.link}>{messages.seeVisit}</Action>
    </MailLayout>,
  );
}
