// What the setting of a text gateway says of this installation's texts.
import type { Config } from '../installation/config.ts';

/** Whether texts leave this installation; without a gateway they wait in the outbox. */
export function textsLeave({ smsUrl, twilio }: Pick<Config, 'smsUrl' | 'twilio'>): boolean {
  return Boolean(twilio ?? smsUrl);
}

/** Whether what is set up takes pictures with a text: a gateway of one's own has no place for them; the outbox says how many there are. */
export function takesPictures({ smsUrl }: Pick<Config, 'smsUrl'>): boolean {
  return smsUrl === undefined;
}
