// What a start prints for the person at the terminal: where to look, where mail is shown, how to sign in.
import type { SetupOffer } from '#server/accounts/setup/setup-link.service.ts';
import type { Config } from '#server/platform/installation/config.ts';

/**
 * The message, ready to print. On this machine its links carry the key that opens mailbox and demonstration
 * (http/local-only.ts).
 */
export function startMessage(
  config: Config,
  {
    hasMailbox,
    localKey,
    setup,
  }: { hasMailbox: boolean; localKey: string | undefined; setup: SetupOffer },
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
    owner ? `  Owner     ${owner} signs in the same way` : ownerLine(site, setup),
    `  API       ${site}/api/docs`,
    '',
    '',
  ].join('\n');
}

/** While no one is the owner, who has this terminal can become it; the link is printed here and nowhere else. */
function ownerLine(site: string, setup: SetupOffer): string {
  if (setup.kind === 'link') {
    return `  Owner     nobody yet: ${site}${setup.path} makes you the owner, once, within 30 minutes`;
  }
  if (setup.kind === 'insecure') {
    return '  Owner     nobody yet: set STAFF_EMAILS to your address, or PUBLIC_URL to an https address for a setup link';
  }
  return '  Staff     set STAFF_EMAILS to the addresses of the staff, the owner first';
}
