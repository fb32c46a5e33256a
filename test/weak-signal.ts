// A way to a server that can be lost, as in a truck between two hills: everything is cut, or requests arrive and answers do not.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

export type WeakSignal = {
  /** The site, as it is reached this way. */
  url: string;
  /** Nothing gets through any more, and what is under way breaks off. */
  lose: () => void;
  /** Requests still arrive; what is answered is lost. */
  loseAnswers: () => void;
  restore: () => void;
  close: () => Promise<void>;
};

/** Opens a way to a site on this machine. */
export async function weakSignal(site: string): Promise<WeakSignal> {
  const port = Number(new URL(site).port);
  const open = new Set<Socket>();
  let state: 'good' | 'deaf' | 'none' = 'good';
  const server = createServer((near) => {
    if (state === 'none') return void near.destroy();
    const far = connect(port, 'localhost');
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => {});
      socket.once('close', () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far);
    far.on('data', (bytes) => {
      if (state === 'good') near.write(bytes);
    });
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    lose() {
      state = 'none';
      for (const socket of open) socket.destroy();
    },
    loseAnswers() {
      state = 'deaf';
    },
    restore() {
      state = 'good';
      // Those that were deaf have lost bytes: a browser has to begin anew.
      for (const socket of open) socket.destroy();
    },
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
