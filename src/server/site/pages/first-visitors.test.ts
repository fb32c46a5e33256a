// Visitors who come right after the start, when most documents are still to be rendered.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { beforeEach, expect, it } from 'vitest';
import { createPageCache, type PageCache } from './page-cache.ts';

const PATHS = ['/', '/services', '/blog', '/about'];

let cache: PageCache;
/** In the order of their renderings. */
let rendered: string[];
let broken: Set<string>;
/** Renderings stand until there is no gate. */
let gate: Promise<void> | undefined;

beforeEach(async () => {
  rendered = [];
  broken = new Set();
  gate = undefined;
  cache = createPageCache(
    {
      list: async () => PATHS,
      async render(path) {
        rendered.push(path);
        await gate;
        if (broken.has(path)) throw new Error(`${path} is broken`);
        return `<head><title>${path}</title></head>`;
      },
    },
    () => ({}),
  );
});

function bodyOf(path: string): string | undefined {
  let body: string | undefined;
  const response = {
    writeHead() {},
    end(bytes: Buffer) {
      body = bytes.toString();
    },
  } as unknown as ServerResponse;
  cache.answer({ method: 'GET', url: path, headers: {} } as IncomingMessage, response);
  return body;
}

const heldBack = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  return resolve;
};

it('have the first document at once, and know of the others', async () => {
  await cache.open('/');
  expect(rendered).toEqual(['/']);
  expect(bodyOf('/')).toContain('<title>/</title>');
  expect(cache.has('/about')).toBe(true);
  expect(cache.has('/nowhere')).toBe(false);
  expect(await cache.provide('/nowhere')).toBe(false);
});

it('have the document that they ask for before all others, rendered once for any number of them', async () => {
  await cache.open('/');
  const letGo = heldBack();
  const filled = cache.fill();
  const asked = Array.from({ length: 20 }, () => cache.provide('/about'));
  letGo();
  expect(new Set(await Promise.all(asked))).toEqual(new Set([true]));
  expect(bodyOf('/about')).toContain('<title>/about</title>');
  await filled;
  expect(rendered).toEqual(['/', '/services', '/about', '/blog']);
});

it('wait for the one that is being rendered, too', async () => {
  await cache.open('/');
  const letGo = heldBack();
  const filled = cache.fill();
  const asked = cache.provide('/services');
  letGo();
  expect(await asked).toBe(true);
  await filled;
  expect(rendered.filter((path) => path === '/services')).toHaveLength(1);
});

it('hear of a document that fails, which no one of them has rendered again; the others are there', async () => {
  broken.add('/services');
  await cache.open('/');
  const filled = cache.fill();
  await expect(cache.provide('/services')).rejects.toThrow('/services is broken');
  await expect(filled).rejects.toThrow('documents failed to render');
  await expect(cache.provide('/services')).rejects.toThrow('could not be rendered');
  expect(rendered.filter((path) => path === '/services')).toHaveLength(1);
  expect(bodyOf('/about')).toBeDefined();
  broken.clear();
  await cache.refresh();
  expect(await cache.provide('/services')).toBe(true);
});

it('do not come to a program whose first document fails', async () => {
  broken.add('/');
  await expect(cache.open('/')).rejects.toThrow('/ is broken');
});

it('read of all documents in the site map, in the order of the list', async () => {
  await cache.open('/');
  const letGo = heldBack();
  const filled = cache.fill();
  const facts = cache.facts();
  const asked = cache.provide('/about');
  letGo();
  await Promise.all([filled, asked]);
  expect((await facts).map(({ title }) => title)).toEqual(PATHS);
});

it('are told when the program stops before theirs', async () => {
  await cache.open('/');
  const letGo = heldBack();
  const filled = cache.fill();
  const asked = cache.provide('/about');
  cache.stop();
  await expect(asked).rejects.toThrow('stopping');
  letGo();
  await filled;
  expect(rendered).toEqual(['/', '/services']);
});
