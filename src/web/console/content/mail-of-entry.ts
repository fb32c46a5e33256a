// Tells what an entry says of its automatic email, where it is the words of one: on the server, whose table of mails no page carries.
import {
  describeMail,
  isAutomaticMail,
  spokenMail,
  variablesOf,
} from '#company/rules/platform/automatic-mails.ts';
import { mailVariables } from '#company/rules/platform/mail-table.ts';
import type { ContentEntry } from '#contract/site/content/editing.ts';

/** When the email goes, in which language, and which variables it may have, each with what stands in its place; null for other entries. */
export function mailOf({ kind, slug }: Pick<ContentEntry, 'kind' | 'slug'>) {
  if (kind !== 'automatic-mail' || !isAutomaticMail(slug)) return null;
  return {
    when: describeMail(slug).when,
    language: spokenMail(slug).language,
    variables: variablesOf(slug).map((name) => ({ name, words: mailVariables[name] })),
  };
}

export type MailOfEntry = NonNullable<ReturnType<typeof mailOf>>;
