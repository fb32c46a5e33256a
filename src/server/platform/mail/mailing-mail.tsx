// An issue of the newsletter: what the office wrote, posts and tasks of the season below it, and the way out at its end.
import { Link, Section, Text } from 'react-email';
import type { Language } from '#company/facts/languages.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { FilledText } from './filled-text.tsx';
import { Action } from './mail-action.tsx';
import { Card } from './mail-fact.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { useIsLetter } from './mail-reading.ts';
import { newsletterMailMessages } from './messages/choose-newsletter-mail-messages.ts';
import type { NewsletterMailMessages } from './messages/newsletter-mail-messages.en.ts';
import { type RenderedMail, renderMail } from './render-mail.ts';

/** What an issue shows; all addresses are absolute. */
export type MailingLetter = {
  /** In which language its reader gets it. */
  language: Language;
  subject: string;
  /** What the office wrote, as HTML made of Markdown without any raw HTML. */
  html: string;
  /** What of it is there in English alone. */
  english: { subject: boolean; text: boolean };
  posts: readonly { title: string; excerpt: string; href: string }[];
  tasks: readonly LetterTask[];
  blog: string;
  unsubscribe: string;
  /** Sent to someone of the staff, to look at it. */
  isTest: boolean;
};

/** A task of the season; `isEnglish` where it has no translation. */
type LetterTask = { text: string; timing: string; isEnglish?: boolean | undefined };

const { text, link } = mailStyles;
const heading = { fontFamily: 'Georgia, serif', fontWeight: 600, color: text.color };
const cell = { ...text, margin: '0', padding: '6px 8px' };

/** How what the office wrote looks, by the tags of its elements. */
export const letterLooks: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  p: text,
  h2: { ...heading, fontSize: '22px', lineHeight: '28px', margin: '28px 0 10px' },
  h3: { ...heading, fontSize: '18px', lineHeight: '24px', margin: '24px 0 8px' },
  ul: { margin: '0 0 16px', paddingLeft: '22px' },
  ol: { margin: '0 0 16px', paddingLeft: '24px' },
  li: { ...text, margin: '0 0 6px' },
  a: link,
  blockquote: { margin: '0 0 16px', paddingLeft: '14px', borderLeft: `3px solid ${link.color}` },
  hr: { border: '0', borderTop: '1px solid #E9E3D5', margin: '24px 0' },
  table: { borderCollapse: 'collapse', margin: '0 0 16px', width: '100%' },
  th: { ...cell, textAlign: 'left', fontWeight: 600 },
  td: { ...cell, borderTop: '1px solid #E9E3D5' },
};

/** Renders one issue. */
export function mailingMail(
  letter: MailingLetter,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  const { language, subject, html, english, posts, tasks, blog, isTest } = letter;
  const messages = newsletterMailMessages[language];
  const mark = markOf(language, english.text);
  const subjectMark = markOf(language, english.subject);
  const unsubscribe = (
    <Link href={letter.unsubscribe} style={mailStyles.link}>
      {messages.unsubscribe}
    </Link>
  );
  return renderMail(
    isTest ? `[Test] ${subject}` : subject,
    <MailLayout
      settings={settings}
      preview={fill(messages.preview, { company: settings.shortName })}
      heading={subjectMark.lang ? <span {...subjectMark}>{subject}</span> : subject}
      language={language}
    >
      {isTest ? (
        <Text className="soft" style={{ ...mailStyles.label, marginBottom: '16px' }}>
          {messages.test}
        </Text>
      ) : null}
      {mark.lang && messages.inEnglish ? (
        <Text className="soft" style={{ ...mailStyles.label, marginBottom: '16px' }}>
          {messages.inEnglish}
        </Text>
      ) : null}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of Markdown that lets no HTML pass */}
      <div {...mark} dangerouslySetInnerHTML={{ __html: html }} />
      <Tasks tasks={tasks} language={language} />
      {posts.map((post) => (
        <Post key={post.href} post={post} language={language} />
      ))}
      <Action href={blog}>{messages.readBlog}</Action>
      <Text className="soft" style={{ ...mailStyles.label, marginTop: '32px' }}>
        <FilledText
          message={messages.why}
          values={{ company: settings.companyName, unsubscribe }}
        />
      </Text>
    </MailLayout>,
  );
}

/** What is English in a letter of another language is marked so, for who has it read aloud. */
function markOf(language: Language, isEnglish: boolean | undefined): { lang?: 'en' } {
  return isEnglish && language !== 'en' ? { lang: 'en' } : {};
}

/** What to do in the yard now. */
function Tasks({ tasks, language }: Pick<MailingLetter, 'tasks' | 'language'>) {
  const isLetter = useIsLetter();
  const messages = newsletterMailMessages[language];
  if (tasks.length === 0) return null;
  if (isLetter) {
    return (
      <Text>
        {messages.tasks}:
        {tasks.map(({ text, timing, isEnglish }) => (
          <span key={text} {...markOf(language, isEnglish)}>
            <br />- {text} ({timing})
          </span>
        ))}
      </Text>
    );
  }
  return (
    <Section className="card" style={mailStyles.card}>
      <Text style={{ ...mailStyles.value, fontSize: '18px' }}>{messages.tasks}</Text>
      {tasks.map(({ text, timing, isEnglish }) => (
        <Text
          key={text}
          {...markOf(language, isEnglish)}
          style={{ ...mailStyles.text, margin: '0 0 10px', lineHeight: '24px' }}
        >
          {text}
          <br />
          <span className="soft" style={mailStyles.label}>
            {timing}
          </span>
        </Text>
      ))}
    </Section>
  );
}

type PostProps = { post: MailingLetter['posts'][number]; language: Language };

/** Posts are written in English. */
function Post({ post, language }: PostProps) {
  const { title, excerpt, href } = post;
  const { readPost }: NewsletterMailMessages = newsletterMailMessages[language];
  const mark = markOf(language, true);
  return (
    <Card
      letter={
        <>
          <span {...mark}>
            {title}. {excerpt}
          </span>{' '}
          <Link href={href}>{readPost}</Link>
        </>
      }
    >
      <Text style={mailStyles.value} {...mark}>
        <Link href={href} style={{ ...mailStyles.link, textDecoration: 'none' }}>
          {title}
        </Link>
      </Text>
      <Text style={{ ...mailStyles.text, margin: '0 0 10px' }} {...mark}>
        {excerpt}
      </Text>
      <Text style={{ ...mailStyles.text, margin: 0 }}>
        <Link href={href} style={mailStyles.link}>
          {readPost}
        </Link>
      </Text>
    </Card>
  );
}
