// The site as a slow link brings it: each page's first half, a pause, and the rest; everything else as it is.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Stands before a site.
 *
 * @param site where it answers, such as "http://localhost:3000".
 * @param pauseMs how long the second half of a page is held back.
 * @returns the address to open instead, and how to stop.
 */
export async function halvePages(
  site: string,
  pauseMs: number,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const { host } = new URL(site);
  const server = createServer((asked, answer) => {
    // Not compressed: half of a compressed page is no half of the page.
    const headers = { ...asked.headers, host, 'accept-encoding': 'identity' };
    const { method, url: path } = asked;
    const passed = request(new URL(path ?? '/', site), { method, headers }, (found) =>
      found.headers['content-type']?.startsWith('text/html')
        ? void sendHalves(found, answer, pauseMs)
        : found.pipe(answer.writeHead(found.statusCode ?? 502, found.headers)),
    );
    passed.on('error', () => answer.destroy());
    // A stream has no end: who leaves it ends it.
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function sendHalves(
  found: IncomingMessage,
  answer: ServerResponse,
  pauseMs: number,
): Promise<void> {
  const page = Buffer.concat(await found.toArray());
  const body = page.indexOf('</head>');
  const middle = body + Math.floor((page.length - body) / 2);
  answer.writeHead(found.statusCode ?? 502, { ...found.headers, 'content-length': page.length });
  answer.write(page.subarray(0, middle));
  setTimeout(() => answer.end(page.subarray(middle)), pauseMs);
}
