// Sends bytes to a server as they are, for requests that no well-behaved client would make.
import { connect } from 'node:net';

const PATIENCE_MS = 2_000;

/**
 * Writes a text (Latin-1, so that every byte can be said), says that there is no more, and gives what came back until
 * the server closed the connection or kept silent for two seconds.
 */
export function rawRequest(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.setTimeout(PATIENCE_MS, () => socket.destroy());
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
    // A server may drop an answer in the making when the client hangs up, so a request that says itself that it is the
    // last one is left open.
    if (/\r\nconnection: close\r\n[\s\S]*\r\n\r\n/i.test(text)) socket.write(text, 'latin1');
    else socket.end(text, 'latin1');
  });
}

/** The status of an answer, 0 when there was none. */
export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 0);
}
