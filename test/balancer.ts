// A small balancer of TCP connections: it asks each instance for /readyz and sends new connections only where that is green.
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export type Balancer = {
  url: string;
  /** The ports of the instances; changed when one comes back on another port. */
  ports: number[];
  /** Resolves when an instance is known as ready. */
  untilReady: (port: number) => Promise<void>;
  /** Cuts a share of the open connections, from 0 to 1, as a bad line does. */
  cut: (share: number) => void;
  close: () => Promise<void>;
};

const ASK_EVERY_MS = 100;

/** Starts it for instances on this machine. */
export async function startBalancer(ports: number[]): Promise<Balancer> {
  const ready = new Set<number>();
  const clients = new Set<Socket>();
  let isOpen = true;
  let turn = 0;
  const asking = ask();

  async function ask(): Promise<void> {
    while (isOpen) {
      for (const port of [...ports]) {
        if (await isReady(port)) ready.add(port);
        else ready.delete(port);
      }
      await wait(ASK_EVERY_MS);
    }
  }
  function forward(client: Socket, tried: Set<number>): void {
    const choice = [...ready].filter((port) => !tried.has(port));
    const port = choice[turn++ % choice.length];
    if (port === undefined) return void client.destroy();
    const instance = connect(port, '127.0.0.1');
    // Only what is refused is tried elsewhere: of anything else no one knows whether it was done.
    instance.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') forward(client, tried.add(port));
      else client.resetAndDestroy();
    });
    instance.once('connect', () => {
      client.pipe(instance).pipe(client);
      client.once('close', () => instance.destroy());
      instance.once('close', () => client.end());
    });
  }
  const server = createServer({ pauseOnConnect: true }, (client) => {
    client.on('error', () => {});
    clients.add(client);
    client.once('close', () => clients.delete(client));
    forward(client, new Set());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ports,
    async untilReady(port) {
      while (!ready.has(port)) await wait(ASK_EVERY_MS);
    },
    cut(share) {
      for (const client of clients) if (Math.random() < share) client.resetAndDestroy();
    },
    async close() {
      isOpen = false;
      await asking;
      server.close();
    },
  };
}

async function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`, { headers: { connection: 'close' } }).then(
    (answer) => answer.ok,
    () => false,
  );
}
