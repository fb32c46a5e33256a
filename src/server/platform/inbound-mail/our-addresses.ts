// Which addresses for mail are the company's own: where mail to us goes, and from whom no mail begins anything.
import type { ServerContext } from '../../context.ts';
import type { Config } from '../installation/config.ts';
import { placeInMailbox } from './reply-address.ts';

type Installation = Pick<ServerContext, 'settings'> & {
  config: Pick<Config, 'replyEmail' | 'mailFrom' | 'officeEmail'>;
};

/** Whether it is an address of the office: its mailbox, or what our mails come from. */
export function isOfficeAddress({ config, settings }: Installation, address: string): boolean {
  const [sender = ''] = config.mailFrom?.match(/[^\s<>]+@[^\s<>]+/) ?? [];
  const own = [config.officeEmail ?? '', settings().email, sender];
  return own.some((each) => each.toLowerCase() === address.toLowerCase());
}

/** Whether one of the addresses of a mail is the mailbox for replies, without a tag, or the office's. */
export function isToUs(installation: Installation, addresses: readonly string[]): boolean {
  const { replyEmail } = installation.config;
  if (!replyEmail) return false;
  return addresses.some(
    (each) => placeInMailbox(replyEmail, each) === 'plain' || isOfficeAddress(installation, each),
  );
}

/** Whether a mail says that it comes from us: one of our own that came back, which would go in circles. */
export function isFromUs(installation: Installation, address: string): boolean {
  const { replyEmail } = installation.config;
  if (isOfficeAddress(installation, address)) return true;
  return replyEmail !== undefined && placeInMailbox(replyEmail, address) !== undefined;
}
