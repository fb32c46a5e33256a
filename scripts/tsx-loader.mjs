// Lets plain Node load .tsx files in development; Node itself strips types from .ts, but knows no JSX.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const sources = new URL('../src/', import.meta.url).href;

registerHooks({
  // Our own files by the name that is written: Node would read package.json anew for each of thousands of them, for seconds.
  resolve(specifier, context, nextResolve) {
    const { parentURL } = context;
    if (!parentURL || !/^(?:#|\.\.?\/).+\.tsx?$/.test(specifier))
      return nextResolve(specifier, context);
    const url = specifier.startsWith('#')
      ? sources + specifier.slice(1)
      : new URL(specifier, parentURL).href;
    return { url, format: 'module-typescript', shortCircuit: true };
  },
  load(url, context, nextLoad) {
    if (!url.endsWith('.tsx')) return nextLoad(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), {
      filename,
      sourceMaps: 'inline',
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2024',
      },
      module: { type: 'es6' },
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
