// The published words of automatic mails, for the files that hand them to a template.
import type { WordsOfMails } from '#company/rules/platform/automatic-mails.ts';
import type { ServerContext } from '../../context.ts';

/** Of each mail its words as they are at this moment. */
export function wordsOfMails({ content }: Pick<ServerContext, 'content'>): WordsOfMails {
  const published = content()['automatic-mail'];
  return (name) => {
    const words = published.find(({ slug }) => slug === name);
    // All of them are always there (site/content/content.queries.ts).
    if (!words) throw new Error(`The mail "${name}" has no words.`);
    return words;
  };
}
