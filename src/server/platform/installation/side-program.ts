// What a process beside the server does about the server: it takes its orders, answers them, and ends with it (side-process.ts starts it).
import process from 'node:process';

/**
 * Takes orders from the server, and gives back what each comes to. A stop of the server reaches the whole group of processes; the server
 * finishes its work first and then closes the channel, so signals alone end nothing here.
 */
export function takeOrders<Order>(work: (order: Order) => Promise<unknown>): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
  process.on('disconnect', end);
  process.on('message', async (order: Order) => sendToServer(await work(order)));
}

/** Tells the server something. One that has gone before it was told, a moment before its channel is closed, ends this process in silence. */
export function sendToServer(message: unknown): void {
  process.send?.(message, undefined, undefined, (error) => error && end());
}

function end(): void {
  process.exit(0);
}
