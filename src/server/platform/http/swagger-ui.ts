// The files of Swagger UI from the installed package, so that the API's reference asks no one else for anything.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const require = createRequire(import.meta.url);
const manifest = require.resolve('swagger-ui-dist/package.json');
const { version }: { version: string } = require(manifest);

const TYPES = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};
type FileName = keyof typeof TYPES;

/** Where a file is found; another version has another address, so a browser may keep it for good. */
export function swaggerUiPath(name: FileName): string {
  return `/api/docs/${version}/${name}`;
}

/** Registers them. They are squeezed when the first person asks, because hardly anyone does. */
export function registerSwaggerUi(app: FastifyInstance): void {
  const squeezed = new Map<string, Promise<Buffer>>();
  for (const [name, type] of Object.entries(TYPES) as [FileName, string][]) {
    app.get(swaggerUiPath(name), async (_request, reply) => {
      const bytes = squeezed.get(name) ?? readSqueezed(name);
      squeezed.set(name, bytes);
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-encoding', 'gzip')
        .type(type)
        .send(await bytes);
    });
  }
}

async function readSqueezed(name: FileName): Promise<Buffer> {
  return promisify(gzip)(await readFile(join(dirname(manifest), name)), { level: 9 });
}
