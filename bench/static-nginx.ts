// Runs Debian's nginx as one process over one file, tuned for it, as the yardstick of serving ready bytes.
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../scripts/free-port.ts';
import { requireProgram } from '../scripts/needed-programs.ts';
import type { Lab } from './lab.ts';
import { pinTo, untilServed } from './server.ts';

/** A running nginx. */
export type Nginx = { origin: string; pid: number };

/**
 * Starts nginx with one process on a processor, serving the bytes with the headers at `/`. It gets what makes it fast here:
 * sendfile, an open file kept open, no log.
 */
export async function startNginx(
  lab: Lab,
  page: { bytes: Buffer; headers: [string, string][] },
  processor: number,
): Promise<Nginx> {
  const nginx = requireProgram('nginx');
  const folder = await lab.directory('nginx');
  await chmod(folder, 0o755);
  await writeFile(join(folder, 'index.html'), page.bytes);
  const port = await freePort();
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, port, page.headers));
  const command = [nginx, '-p', folder, '-e', join(folder, 'error.log'), '-c', 'nginx.conf'];
  const child = lab.start([...pinTo(processor), ...command], { cwd: folder });
  const origin = `http://127.0.0.1:${port}`;
  const hasEnded = () => child.exitCode !== null;
  await untilServed(`${origin}/`, 10_000, hasEnded, () => 'nginx did not start');
  return { origin, pid: child.pid ?? 0 };
}

function configuration(folder: string, port: number, headers: [string, string][]): string {
  const added = headers.map(([name, value]) => `add_header ${name} "${value}";`).join('\n    ');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder};`)
    .join('\n  ');
  return `daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  ${temporary}
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=10;
  keepalive_requests 100000000;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    default_type "text/html; charset=utf-8";
    ${added}
  }
}
`;
}
