// What a start prints for the person at the terminal: where to look, where mail is shown, how to sign in.
import type { Config } from './config.ts';

/**
 * The message, ready to print. On this machine its links carry the key that opens mailbox and demonstration
 * (http/local-only.ts).
 */
export function startMessage(
  config: Config,
  { hasMailbox, localKey }: { hasMailbox: boolean; localKey: string | undefined },
): string {
  const site = config.publicUrl.origin;
  const [owner] = config.staffEmails;
  const key = localKey ? `?key=${localKey}` : '';
  const code = hasMailbox ? 'in Mail above' : 'by mail';
  return [
    '',
    `  Site      ${site}`,
    ...(hasMailbox ? [`  Mail      ${site}/dev/mailbox${key}`] : []),
    `  Sign in   ${site}/sign-in${key} with any e-mail address; the code arrives ${code}`,
    owner
      ? `  Owner     ${owner} signs in the same way`
      : '  Owner     set STAFF_EMAILS to the addresses of the staff, the owner first',
    `  API       ${site}/api/docs`,
    '',
    '',
  ].join('\n');
}
