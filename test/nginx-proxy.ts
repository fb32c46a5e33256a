// Runs a real nginx in front of a server, set up as the test says.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from '../scripts/free-port.ts';
import { requireProgram } from '../scripts/needed-programs.ts';

export type NginxProxy = { port: number; url: string; stop: () => Promise<void> };

/** Starts nginx as a proxy for a port of this machine; `directives` stand beside proxy_pass. */
export async function startNginxProxy(upstream: number, directives = ''): Promise<NginxProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder};`)
    .join(' ');
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 64; }
http {
  ${temporary}
  access_log off;
  server {
    listen 127.0.0.1:${port};
    location / { proxy_pass http://127.0.0.1:${upstream}; ${directives} }
  }
}
`,
  );
  const command = ['-p', folder, '-e', join(folder, 'error.log'), '-c', 'nginx.conf'];
  const child = spawn(requireProgram('nginx'), command, { stdio: 'ignore' });
  const url = `http://localhost:${port}`;
  await vi.waitFor(() => fetch(`${url}/healthz`), { timeout: 20_000, interval: 50 });
  return {
    port,
    url,
    async stop() {
      await end(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
