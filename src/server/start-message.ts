// What a start prints for the person at the terminal: where to look, where mail is shown, how to sign in.
import type { Config } from './config.ts';

/** The message, ready to print. */
export function startMessage(config: Config, hasMailbox: boolean): string {
  const site = config.publicUrl.origin;
  const [owner] = config.staffEmails;
  const code = hasMailbox ? `the code arrives at ${site}/dev/mailbox` : 'the code arrives by mail';
  return [
    '',
    `  Site      ${site}`,
    ...(hasMailbox ? [`  Mail      ${site}/dev/mailbox`] : []),
    `  Sign in   ${site}/sign-in with any e-mail address; ${code}`,
    owner
      ? `  Owner     ${owner} signs in the same way`
      : '  Owner     set STAFF_EMAILS to the addresses of the staff, the owner first',
    `  API       ${site}/api/docs`,
    '',
    '',
  ].join('\n');
}
