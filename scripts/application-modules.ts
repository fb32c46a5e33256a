// Gives applications a copy of their own of every source that documents load as well. Else both would share chunks: an
// application would fetch all islands for the sake of one button, and start the documents' loader by doing so; and what only
// applications use of a shared source would weigh on documents. The chat's panel has copies, too: what it shares with the islands
// would else be a file of its own, which costs the home page half a kilobyte.
import type { Plugin } from 'vite';

/** What React Router loads; documents never do. */
const ROUTES = /\/src\/web\/(?:root|entry\.client|.+\.(?:page|layout))\.tsx(?:\?.*)?$/;
const COPIED = /\/src\/(?!.+\.(?:page|layout)\.tsx$).+\.tsx?$/;
const MARK = '?application';
const PANEL = /\/chat\/panel\/chat-panel\.ts$/;
const MARK_OF_PANEL = '?chat';
/** Vite's own helper of dynamic imports, which stands in the documents' loader (island-chunks.ts). */
const PRELOAD_HELPER = '\0vite/preload-helper.js';

/** Marks what routes reach; the bundler takes another address for another module. */
export function applicationModules(): Plugin {
  return {
    name: 'application-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const mark = importer && markFor(importer);
      if (!mark) return null;
      if (source === PRELOAD_HELPER && mark === MARK) return PRELOAD_HELPER + MARK;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found || found.external || !COPIED.test(found.id)) return null;
      return { ...found, id: `${found.id}${mark}` };
    },
  };
}

/** Which copies a module takes: those of the module that takes it. */
function markFor(importer: string): string | null {
  if (importer.endsWith(MARK) || ROUTES.test(importer)) return MARK;
  return importer.endsWith(MARK_OF_PANEL) || PANEL.test(importer) ? MARK_OF_PANEL : null;
}
