// A process of its own that reads strangers' mails, one at a time: one that is made to eat time or memory ends only this process.
import { parseMail } from './parse-mail.ts';

// A stop of the server reaches the whole group of processes; the server finishes its work first and then closes the channel.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit(0));
process.on('message', async (bytes: Uint8Array) => {
  process.send?.(await parseMail(bytes).catch(() => null));
});
