// A process of its own that reads strangers' mails, one at a time: one that is made to eat time or memory ends only this process.
import { takeOrders } from '../installation/side-program.ts';
import { parseMail } from './parse-mail.ts';

takeOrders((bytes: Uint8Array) => parseMail(bytes).catch(() => null));
