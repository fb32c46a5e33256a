// Sends bytes to a server as they are, for requests that no well-behaved client would make.
import { connect } from 'node:net';

/** How long a server may keep silent before it is told that there is no more, and after that before it is left. */
const PATIENCE_MS = 2_000;
/** After a whole answer only another one could follow, and it would follow at once. */
const GRACE_MS = 50;

/**
 * Writes a text (Latin-1, so that every byte can be said) and gives what came back. The connection stays open in both
 * directions until the answer is there, since a server may drop what it was about to say to someone who hung up.
 */
export function rawRequest(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    let hasEnded = false;
    socket.setTimeout(PATIENCE_MS, () => {
      if (hasEnded || isWhole(answer)) socket.destroy();
      else socket.end();
      hasEnded = true;
    });
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
      socket.setTimeout(isWhole(answer) ? GRACE_MS : PATIENCE_MS);
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
    socket.write(text, 'latin1');
  });
}

/** The statuses of the answers in what came back, in order; none when there was no answer. */
export function statusesOf(text: string): number[] {
  return [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}

/** Whether a text ends with an answer whose body has arrived as announced. */
function isWhole(text: string): boolean {
  const start = text.lastIndexOf('HTTP/1.1 ');
  const [head = '', ...rest] = text.slice(start).split('\r\n\r\n');
  const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? Number.NaN);
  if (Number.isNaN(length)) return text.endsWith('\r\n0\r\n\r\n');
  return start !== -1 && rest.join('\r\n\r\n').length >= length;
}
