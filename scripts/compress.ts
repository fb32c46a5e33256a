// Compresses the built files once, so that the server sends them as they are.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = 'build/client';
const COMPRESSIBLE = /\.(js|css|svg|json|txt|webmanifest)$/;

for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!COMPRESSIBLE.test(name) || name.startsWith('.vite')) continue;
  const file = join(folder, name);
  const bytes = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
