// A real mail server on loopback that misbehaves as a test tells it to, and remembers what it accepted.
import type { AddressInfo, Socket } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** What it does with one mail: take it, refuse it for now or for good, fall silent, or hang up after the last byte. */
export type Behaviour = 'accept' | 'refuse for now' | 'refuse' | 'stall' | 'drop';

export type FaultyMailServer = {
  url: string;
  /** Message-IDs of accepted mails, in order; a mail that came twice is there twice. */
  accepted: string[];
  /** Message-IDs of all mails that arrived, accepted or not. */
  arrived: string[];
  close: () => Promise<void>;
};

const ANSWERS = { 'refuse for now': [451, 'Come back later'], refuse: [550, 'Step away'] } as const;

/**
 * Starts it. `behave` decides for each mail when its last byte is in, given its Message-ID and how often it has come
 * before; `onAccept` is called just before the client is told of the acceptance.
 */
export async function startFaultyMailServer(
  behave: (messageId: string, timesBefore: number) => Behaviour | Promise<Behaviour>,
  onAccept: (messageId: string) => void = () => {},
): Promise<FaultyMailServer> {
  const accepted: string[] = [];
  const arrived: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    async onData(stream, session, callback) {
      const bytes = await stream.toArray().catch(() => undefined);
      // The sender has hung up in the middle of the mail, as a stalled one does when it is stopped.
      if (!bytes) return;
      const { messageId = '' } = await PostalMime.parse(Buffer.concat(bytes));
      const timesBefore = arrived.filter((id) => id === messageId).length;
      arrived.push(messageId);
      const behaviour = await behave(messageId, timesBefore);
      if (behaviour === 'stall') return;
      if (behaviour === 'drop') return hangUp(session);
      if (behaviour !== 'accept') {
        const [responseCode, text] = ANSWERS[behaviour];
        return callback(Object.assign(new Error(text), { responseCode }));
      }
      accepted.push(messageId);
      onAccept(messageId);
      callback();
    },
  });
  server.on('error', () => {});
  const hangUp = ({ id }: SMTPServerSession) => {
    for (const connection of server.connections as Set<{ id: string; _socket: Socket }>)
      if (connection.id === id) connection._socket.destroy();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    accepted,
    arrived,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
