// Whether texts of this installation can have pictures.
import type { Config } from '../installation/config.ts';

/** Whether what is set up takes pictures with a text: a gateway of one's own has no place for them; the outbox says how many there are. */
export function takesPictures({ smsUrl }: Pick<Config, 'smsUrl'>): boolean {
  return smsUrl === undefined;
}
