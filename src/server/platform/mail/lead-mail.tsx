// The mails about a lead: our answer, in the words that staff wrote, and the office's word of a reply.
import { Text } from 'react-email';
import type { Language } from '#company/facts/languages.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { countOf } from '#company/rules/platform/count-label.ts';
import { Action } from './mail-action.tsx';
import { Card, Fact, withBreaks } from './mail-fact.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { type RenderedMail, renderMail } from './render-mail.ts';

/** An answer as it was written. */
export function leadAnswerMail(
  { language, subject, text }: { language: Language; subject: string; text: string },
  settings: BusinessSettings,
): Promise<RenderedMail> {
  const paragraphs = text.split(/\n{2,}/);
  return renderMail(
    subject,
    <MailLayout
      settings={settings}
      preview={(paragraphs[1] ?? paragraphs[0] ?? '').slice(0, 120)}
      heading={subject}
      language={language}
    >
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one mail never move.
        <Text key={index} style={mailStyles.text}>
          {withBreaks(paragraph)}
        </Text>
      ))}
    </MailLayout>,
  );
}

/** What the office's mail says of a reply. */
export type LeadNews = {
  name: string;
  about: string;
  subject: string;
  text: string;
  photos: number;
  link: string;
};

/** To the office: someone has replied. Answered in the console, all of it stays together. */
export function leadNewsMail(news: LeadNews, settings: BusinessSettings): Promise<RenderedMail> {
  const { name, about, subject, text, photos, link } = news;
  return renderMail(
    `Reply from ${name}: ${about}`,
    <MailLayout settings={settings} preview={text.slice(0, 120)} heading={`Reply from ${name}`}>
      <Card
        letter={
          <>
            {name} wrote{subject && ` about “${subject}”`}:
            <br />
            {withBreaks(text || '(no words)')}
            {photos > 0 && (photos === 1 ? 'They sent one photo.' : `They sent ${photos} photos.`)}
          </>
        }
      >
        {subject && <Fact label="Subject" value={subject} />}
        <Fact label="What they wrote" value={withBreaks(text || '(no words)')} />
        {photos > 0 && <Fact label="Photos" value={String(photos)} />}
      </Card>
      <Action href={link}>Answer in the console</Action>
    </MailLayout>,
  );
}

/** What was held for review since the last mail about it; `rows` are the latest ones. */
export type HeldLeads = { count: number; rows: { name: string; kind: string }[]; link: string };

const HELD_KINDS: Record<string, string> = {
  quote: 'Quote request',
  plan: 'Lawn plan request',
  booking: 'Booking',
};

/** To the office: more was held for review, in one mail however much it was. */
export function heldLeadsMail(
  { count, rows, link }: HeldLeads,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  const heading = `${countOf(count, 'more lead')} held for review`;
  const lines = rows.map(({ name, kind }) => `${HELD_KINDS[kind] ?? 'Lead'}: ${name}`);
  const more = count - rows.length;
  const all = [...lines, ...(more > 0 ? [`and ${more.toLocaleString('en-US')} more`] : [])];
  return renderMail(
    heading,
    <MailLayout
      settings={settings}
      preview="They may be spam. Please take a look."
      heading={heading}
    >
      <Text style={mailStyles.text}>
        These came in since our last email about held leads and may be spam. Let in the real ones,
        and mark the rest as spam. A booking that no one confirms loses its time after 24 hours.
      </Text>
      <Card letter={withBreaks(all.join('\n'))}>
        <Fact label="Held" value={withBreaks(all.join('\n'))} />
      </Card>
      <Action href={link}>Review held leads</Action>
    </MailLayout>,
  );
}
