// The mail with a sign-in code and link: its reader and its id. Loaded with the first mail, because the templates are large.
import { hrefIn, type Language } from '#company/facts/languages.ts';
import { writtenLanguage } from '#company/rules/customers/person-language.ts';
import type { signInCodes } from '#server/platform/database/schema/account.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { signInMail } from '#server/platform/mail/sign-in-mail.tsx';
import type { ServerContext } from '../../context.ts';
import { findUserRow } from '../account.queries.ts';
import { signInCode, signInPath } from '../sign-in-token.ts';

/** What a person signs in with; who has said no language is written to in that of the page. */
export async function signIn(
  { db, config, secrets, settings }: ServerContext,
  { id, email }: typeof signInCodes.$inferSelect,
  pageLanguage: Language | undefined,
): Promise<Mail> {
  const code = signInCode(secrets.signInCode, id);
  const language = (await findUserRow(db, email))?.language ?? writtenLanguage(pageLanguage);
  const path = hrefIn(language, signInPath(secrets.signInLink, id));
  const link = new URL(path, config.publicUrl).href;
  const mail = await signInMail({ language, code, link }, settings());
  return { ...mail, to: email, id: `sign-in-${id}` };
}
