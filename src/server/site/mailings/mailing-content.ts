// What a mailing consists of, as it is now: its words, and the posts and tasks of the season it names that are published.
import type { MailingContent } from '#company/rules/site/mailing-rules.ts';
import { seasons } from '#company/rules/time/seasons.ts';
import type { ServerContext } from '../../context.ts';
import { inLanguage } from '../content/in-language.ts';
import type { MailingRow } from './write-mailing.ts';

type Written = Pick<
  MailingRow,
  'subject' | 'text' | 'spanishSubject' | 'spanishText' | 'posts' | 'tasks'
>;

/** The posts that are offered, the latest ones. */
const POSTS_OFFERED = 24;

/** The content by its names; what is no longer published is left out. */
export function contentNow(
  { content, settings }: Pick<ServerContext, 'content' | 'settings'>,
  { subject, text, spanishSubject, spanishText, posts, tasks }: Written,
): MailingContent {
  const published = content();
  const { post, 'seasonal-task': seasonalTasks } = published;
  const chosen = tasks.flatMap((slug) => seasonalTasks.find((one) => one.slug === slug) ?? []);
  const { all } = inLanguage(published, settings(), 'es');
  return {
    subject,
    text,
    posts: posts.flatMap((slug) => {
      const found = post.find((one) => one.slug === slug);
      return found
        ? [{ title: found.title, excerpt: found.excerpt, path: `/blog/${found.slug}` }]
        : [];
    }),
    tasks: chosen.map(({ text, timing }) => ({ text, timing })),
    spanish: {
      subject: spanishSubject,
      text: spanishText,
      tasks: all('seasonal-task', chosen).map(({ text, timing, untranslated }) => ({
        ...{ text, timing },
        isEnglish: untranslated.length > 0,
      })),
    },
  };
}

/** What can be chosen: the latest posts, and the tasks of all seasons in the order of the year. */
export function contentChoices({ content }: Pick<ServerContext, 'content'>) {
  const { post, 'seasonal-task': tasks } = content();
  const latest = [...post].sort((one, other) => other.publishedOn.localeCompare(one.publishedOn));
  return {
    posts: latest.slice(0, POSTS_OFFERED).map(({ slug, title }) => ({ slug, label: title })),
    tasks: [...tasks]
      .sort((one, other) => seasons.indexOf(one.season) - seasons.indexOf(other.season))
      .map(({ slug, text, season }) => ({ slug, label: `${capital(season)}: ${text}` })),
  };
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
