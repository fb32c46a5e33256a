// An issue of the newsletter: what the office wrote, posts and tasks of the season below it, and the way out at its end.
import { Link, Section, Text } from 'react-email';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { Action } from './mail-action.tsx';
import { Card } from './mail-fact.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { useIsLetter } from './mail-reading.ts';
import { type RenderedMail, renderMail } from './render-mail.ts';

/** What an issue shows; all addresses are absolute. */
export type MailingLetter = {
  subject: string;
  /** What the office wrote, as HTML made of Markdown without any raw HTML. */
  html: string;
  posts: readonly { title: string; excerpt: string; href: string }[];
  tasks: readonly { text: string; timing: string }[];
  blog: string;
  unsubscribe: string;
  /** Sent to someone of the staff, to look at it. */
  isTest: boolean;
};

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
  const { subject, html, posts, tasks, blog, unsubscribe, isTest } = letter;
  return renderMail(
    isTest ? `[Test] ${subject}` : subject,
    <MailLayout settings={settings} preview={`News from ${settings.shortName}`} heading={subject}>
      {isTest ? (
        <Text className="soft" style={{ ...mailStyles.label, marginBottom: '16px' }}>
          This is a test, sent to you alone. Its unsubscribe link works for no one.
        </Text>
      ) : null}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of Markdown that lets no HTML pass */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <Tasks tasks={tasks} />
      {posts.map((post) => (
        <Post key={post.href} post={post} />
      ))}
      <Action href={blog}>Read the blog</Action>
      <Text className="soft" style={{ ...mailStyles.label, marginTop: '32px' }}>
        You are getting this email because you subscribed to news from {settings.companyName}. Had
        enough? One click does it, no sign-in needed:{' '}
        <Link href={unsubscribe} style={mailStyles.link}>
          unsubscribe here
        </Link>
        .
      </Text>
    </MailLayout>,
  );
}

/** What to do in the yard now. */
function Tasks({ tasks }: Pick<MailingLetter, 'tasks'>) {
  const isLetter = useIsLetter();
  if (tasks.length === 0) return null;
  if (isLetter) {
    return (
      <Text>
        To do this season:
        {tasks.map(({ text, timing }) => (
          <span key={text}>
            <br />- {text} ({timing})
          </span>
        ))}
      </Text>
    );
  }
  return (
    <Section className="card" style={mailStyles.card}>
      <Text style={{ ...mailStyles.value, fontSize: '18px' }}>To do this season</Text>
      {tasks.map(({ text, timing }) => (
        <Text key={text} style={{ ...mailStyles.text, margin: '0 0 10px', lineHeight: '24px' }}>
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

function Post({ post }: { post: MailingLetter['posts'][number] }) {
  const { title, excerpt, href } = post;
  return (
    <Card
      letter={
        <>
          {title}. {excerpt} <Link href={href}>Read the post</Link>
        </>
      }
    >
      <Text style={mailStyles.value}>
        <Link href={href} style={{ ...mailStyles.link, textDecoration: 'none' }}>
          {title}
        </Link>
      </Text>
      <Text style={{ ...mailStyles.text, margin: '0 0 10px' }}>{excerpt}</Text>
      <Text style={{ ...mailStyles.text, margin: 0 }}>
        <Link href={href} style={mailStyles.link}>
          Read the post
        </Link>
      </Text>
    </Card>
  );
}
