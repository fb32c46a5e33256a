// The mail with a sign-in code: its reader and its id. Loaded with the first mail, because the templates are large.
import type { ServerContext } from '../context.ts';
import type { signInCodes } from '../database/schema/account.ts';
import type { Mail } from '../mail/mailer.ts';
import { signInMail } from '../mail/sign-in-mail.tsx';
import { signInCode } from './account.service.ts';

/** The code with which a person signs in. */
export async function signIn(
  context: ServerContext,
  { id, email }: typeof signInCodes.$inferSelect,
): Promise<Mail> {
  const code = signInCode(context.secrets.signInCode, id);
  return { ...(await signInMail(code, context.settings())), to: email, id: `sign-in-${id}` };
}
