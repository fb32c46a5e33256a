// The mail to a customer whose visit we had to move or leave out.
import { Text } from 'react-email';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { type MovedVisitFacts, movedVisitWords } from '#company/rules/visits/day-move-message.ts';
import { describeWindow } from '#company/rules/visits/spoken-window.ts';
import { Action } from './mail-action.tsx';
import { Card, Fact } from './mail-fact.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { visitMailMessages } from './messages/choose-visit-mail-messages.ts';
import { type RenderedMail, renderMail } from './render-mail.ts';

type MovedVisitMailFacts = MovedVisitFacts & {
  firstName: string | null;
  serviceType: string;
  /** Where the customer sees their visits. */
  link: string;
};

/** The mail; the way to another day is in it. */
export function movedVisitMail(
  facts: MovedVisitMailFacts,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  const { subject } = movedVisitWords(facts);
  const { language, firstName, serviceType: service, toDate, reason, phone, link } = facts;
  const messages = visitMailMessages[language];
  const said = {
    ...{ service, reason },
    fromDay: formatDate(facts.fromDate, language),
    toDay: toDate ? formatDate(toDate, language) : '',
    window: describeWindow(facts.time, language),
  };
  return renderMail(
    subject,
    <MailLayout settings={settings} preview={subject} heading={subject} language={language}>
      <Text style={mailStyles.text}>
        {fill(messages.opening, {
          greeting: greeting(firstName ?? '', language),
          text: fill(toDate ? messages.movedTo : messages.leftOut, said),
        })}
      </Text>
      <Card letter={fill(toDate ? messages.movedToLetter : messages.leftOutLetter, said)}>
        <Fact label={messages.visit} value={service} />
        <Fact label={messages.plannedFor} value={said.fromDay} />
        <Fact
          label={messages.newDay}
          value={toDate ? `${said.toDay}, ${said.window}` : messages.noNewDay}
        />
        <Fact label={messages.reason} value={reason} />
      </Card>
      <Action href={link}>{messages.schedule}</Action>
      <Text className="soft" style={{ ...mailStyles.label, marginTop: '24px' }}>
        {fill(toDate ? messages.otherDay : messages.questionsCallUs, { phone })}
      </Text>
    </MailLayout>,
  );
}
