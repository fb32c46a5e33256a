// Gives applications a copy of their own of every source that documents load as well. Else both would share chunks: an
// application would fetch all islands for the sake of one button, and start the documents' loader by doing so; and what only
// applications use of a shared source would weigh on documents.
import type { Plugin } from 'vite';

/** What React Router loads; documents never do. */
const ROUTES = /\/src\/web\/(?:root|entry\.client|.+\.(?:page|layout))\.tsx(?:\?.*)?$/;
const COPIED = /\/src\/(?!.+\.(?:page|layout)\.tsx$).+\.tsx?$/;
const MARK = '?application';

/** Marks what routes reach; the bundler takes another address for another module. */
export function applicationModules(): Plugin {
  return {
    name: 'application-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || !(importer.endsWith(MARK) || ROUTES.test(importer))) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found || found.external || !COPIED.test(found.id)) return null;
      return { ...found, id: `${found.id}${MARK}` };
    },
  };
}
