// Keeps the documents, the 404 page and the pages of problems rendered, and renders them again when what they show changes.
import { type Language, languageOfPath, languages } from '#company/facts/languages.ts';
import type { Problem } from '#contract/platform/problem.ts';
import type { ServerContext } from '../../context.ts';
import type { FreshParts } from './fresh-parts.ts';
import { notFoundPage, notFoundPaths } from './not-found-page.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { createProblemPages } from './problem-pages.ts';
import { keepFresh, type Scope } from './refresh-documents.ts';
import { listDocuments, type RenderDeps, renderDocument } from './render.ts';
import { tryUntilDone } from './try-until-done.ts';

/** Anyone who waits for a page comes first. */
const POLISH_AFTER_MS = 2_000;

/** What could not be rendered, for want of the database as a rule, is tried again: soon at first, then ever later. */
const RETRY_MS = { first: 2_000, last: 600_000 };

/** Who comes right after the start mostly comes for this one, and a start that cannot render it has failed. */
const FIRST = '/';

export type Documents = {
  cache: PageCache;
  /** The 404 page for a path. */
  notFound: (pathname: string) => string;
  /** The page of what was refused at a path; undefined when it cannot be rendered, which is logged. */
  problem: (problem: Problem, pathname: string) => Promise<string | undefined>;
  /** Renders the first document and the 404 page, and from then on all of them whenever their content changes or the day turns. */
  start: () => Promise<void>;
  /** Renders the others while the first visitors come; who asks for one of them has it next. What fails is logged and tried again. */
  fill: () => Promise<void>;
  stop: () => void;
};

type Options = {
  /** Asked whenever something is rendered. */
  deps: () => RenderDeps;
  /** What goes with a document; its policy names the styles in it. */
  headersOf: (html: string) => Record<string, string>;
  fresh: FreshParts;
  /** The paths of those that show what can be booked. */
  withOpenings: readonly string[];
};

/** Makes the keeper of the documents; nothing is rendered before its start. */
export function keepDocuments(
  context: ServerContext,
  { deps, headersOf, fresh, withOpenings }: Options,
): Documents {
  const polishes = !context.config.compressesQuickly;
  const notFound = new Map<Language, (pathname: string) => string>();
  let stop = () => {};
  let isStopped = false;
  let polishing = Promise.resolve();
  const cache = createPageCache(
    {
      list: async () => listDocuments(deps()),
      render: async (path) => documentAt(deps(), path),
    },
    headersOf,
    fresh.stamp,
  );
  const problems = createProblemPages(
    async (problem, language) =>
      (await renderDocument(deps(), notFoundPaths[language], { problem })).html,
  );
  const renderNotFound = async () => {
    for (const language of languages) {
      const { html } = await renderDocument(deps(), notFoundPaths[language]);
      notFound.set(language, notFoundPage(html));
    }
  };
  const refresh = async (scope: Scope) => {
    try {
      // They are promised within a second; rendering takes longer.
      await fresh.settled();
      if (scope === 'openings') return await cache.refresh(withOpenings);
      problems.forget();
      await renderNotFound();
      await cache.refresh();
    } finally {
      // Not waited for: the next publication is shown before this one is compressed well.
      if (polishes) {
        polishing = polishing
          .then(cache.polish)
          .catch((error: unknown) => notCompressed(context, error));
      }
    }
  };
  const isFilled = () =>
    cache.fill().then(
      () => true,
      (error: unknown) => {
        if (!isStopped) context.log.error({ err: error }, 'pages could not be rendered');
        return false;
      },
    );
  return {
    cache,
    notFound: (pathname) => fresh.stamp(notFound.get(languageOfPath(pathname))?.(pathname) ?? ''),
    problem: (problem, pathname) =>
      problems.page(problem, languageOfPath(pathname)).then(fresh.stamp, (error: unknown) => {
        context.log.error({ err: error }, 'the page of a problem could not be rendered');
        return undefined;
      }),
    async start() {
      await fresh.start(cache.restamp);
      await renderNotFound();
      await cache.open(FIRST);
      stop = keepFresh(context, refresh);
    },
    async fill() {
      await tryUntilDone(isFilled, RETRY_MS, () => isStopped);
      if (polishes && !isStopped)
        setTimeout(() => void polish(context, cache), POLISH_AFTER_MS).unref();
    },
    stop() {
      isStopped = true;
      fresh.stop();
      stop();
      cache.stop();
    },
  };
}

/** The log's line tells measurements that the processor is free again. */
async function polish(context: ServerContext, cache: PageCache): Promise<void> {
  await cache.polish().then(
    () => context.log.info('documents are compressed well'),
    (error: unknown) => notCompressed(context, error),
  );
}

function notCompressed({ log }: ServerContext, error: unknown): void {
  log.error({ err: error }, 'documents could not be compressed');
}

/** The HTML of a document, or undefined when its content has just gone. */
async function documentAt(deps: RenderDeps, path: string): Promise<string | undefined> {
  const { status, html } = await renderDocument(deps, path);
  if (status === 404) return undefined;
  if (status !== 200) throw new Error(`${path} was rendered with status ${status}`);
  return html;
}
