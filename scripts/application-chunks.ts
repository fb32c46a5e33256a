// Packs the code of portal, console and desk into few files: a screen that was asked for in forty small ones stood when the last
// had come. A screen is now a file of its own beside what its room shares; all styles of a room are one sheet, because each
// sheet that comes later makes the browser style the whole page again.
import type { Plugin } from 'vite';
import { type Links, reachedFrom } from './reached-modules.ts';

/** What every application starts with. */
const BASE = /\/src\/web\/(?:root|entry\.client)\.tsx(?:\?.*)?$/;
/** A page or a frame of pages, with the room it is in. */
const SCREEN =
  /\/src\/web\/(console\/(?:billing|chat|content|customers(?:\/import)?|newsletter|payroll|plans?|print|problem|quote-editor|reports|reviews|settings|setup|visit)|[\w-]+)\/(?:.+\/)?[^/]+\.(?:page|layout)\.tsx$/;
const FRAME = /\.layout\.tsx$/;
/** Pages that an office seldom opens; what they alone share comes with the first of them. */
const SELDOM = [
  'console/billing',
  'console/content',
  'console/customers/import',
  'console/newsletter',
  'console/payroll',
  'console/plan',
  'console/plans',
  'console/print',
  'console/reports',
  'console/reviews',
  'console/settings',
  'console/setup',
];
/** Pages of one record: what they alone share comes with the first of them, because only the lists are fetched ahead. */
const RECORDS = ['console/customers', 'console/problem', 'console/quote-editor', 'console/visit'];
const OF_CONSOLE = ['console', 'console/chat', ...RECORDS, ...SELDOM];
/** The rooms in which a change of page is no reload. */
const FRAMED = ['portal', ...OF_CONSOLE];
const STYLES = /\.css(?:\?.*)?$/;
/** Forms with their schemas: they weigh more than most pages, and a page that has none starts without them. */
const FORMS = /\/node_modules\/(?:zod|@conform-to)\//;
/** So large that each part comes with the pages that use it. */
const WIDGETS =
  /\/node_modules\/(?:react-aria|react-stately|@react-aria|@react-stately|@internationalized)/;

/** In the order in which they choose: a group takes what its modules import along. */
const GROUPS = [
  'application',
  'basics',
  'seldom-basics',
  'frames',
  'console',
  'portal',
  'desk',
  'records',
  'seldom',
  'forms',
  'frame-forms',
  'console-forms',
  'portal-forms',
  'desk-forms',
  'records-forms',
  'seldom-forms',
] as const;
type Group = (typeof GROUPS)[number];

/**
 * The plugin that finds out which screens need which module, and the groups that put modules together: what all applications
 * share, what portal and console share, what each of them has for itself, and the same once more for forms. What one screen
 * alone needs stays with it.
 */
export function applicationChunks() {
  const groupOf = new Map<string, Group>();
  const plugin: Plugin = {
    name: 'application-chunks',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'pre',
    buildEnd() {
      groupOf.clear();
      const ids = [...this.getModuleIds()];
      const imports: Links = (id) => this.getModuleInfo(id)?.importedIds ?? [];
      const importers: Links = (id) => this.getModuleInfo(id)?.importers ?? [];
      const like = (name: RegExp) => ids.filter((id) => name.test(id));
      const ofBase = reachedFrom(like(BASE), imports);
      const ofForms = reachedFrom(like(FORMS), importers);
      const ofWidgets = reachedFrom(like(WIDGETS), importers);
      const isDocument = (id: string) =>
        /document:\s*true/.test(this.getModuleInfo(id)?.code ?? '');
      const screens = like(SCREEN).filter((id) => !isDocument(id));
      // Screens to React Router as well, though no browser ever loads their scripts: but their pages link what styles those bring.
      const ofDocuments = reachedFrom(like(SCREEN).filter(isDocument), imports);
      for (const id of ofBase) groupOf.set(id, 'application');
      for (const [id, users] of usersOf(screens, imports)) {
        if (ofBase.has(id) || ofWidgets.has(id) || SCREEN.test(id)) continue;
        const group = groupFor(id, users, {
          hasForms: ofForms.has(id),
          isOfDocuments: ofDocuments.has(id),
        });
        if (group) groupOf.set(id, group);
      }
    },
  };
  const groups = GROUPS.map((name, index) => ({
    name,
    test: (id: string) => groupOf.get(id) === name,
    // Below the groups of documents, of which React is one (island-chunks.ts).
    priority: 0.9 - index / 100,
  }));
  return { plugin, groups };
}

/** Where a module belongs that these screens use; nowhere when one screen alone does, or none in a frame. */
function groupFor(
  id: string,
  users: readonly string[],
  { hasForms, isOfDocuments }: { hasForms: boolean; isOfDocuments: boolean },
): Group | undefined {
  const rooms = new Set(users.map((user) => SCREEN.exec(user)?.[1] ?? ''));
  const isOnlyIn = (...names: string[]) => [...rooms].every((room) => names.includes(room));
  const isShared = users.length > 1 || users.some((user) => FRAME.test(user)) || STYLES.test(id);
  if (!isShared || !FRAMED.some((room) => rooms.has(room))) return undefined;
  // What has no style of a frame beside it. The list of all pictures is among it, which neither portal nor crews need.
  if (isOfDocuments) {
    if (isOnlyIn(...SELDOM)) return 'seldom-basics';
    return hasForms ? 'forms' : 'basics';
  }
  if (isOnlyIn('portal')) return hasForms ? 'portal-forms' : 'portal';
  // The desk stands in the frame of the console, and its styles come with it.
  if (STYLES.test(id) && isOnlyIn(...OF_CONSOLE)) return 'console';
  if (isOnlyIn('console/chat')) return hasForms ? 'desk-forms' : 'desk';
  if (isOnlyIn(...SELDOM)) return hasForms ? 'seldom-forms' : 'seldom';
  if (isOnlyIn(...RECORDS)) return hasForms ? 'records-forms' : 'records';
  if (isOnlyIn(...OF_CONSOLE)) return hasForms ? 'console-forms' : 'console';
  if (isOnlyIn(...FRAMED)) return hasForms ? 'frame-forms' : 'frames';
  // What the portal has in common with pages behind a link alone: the console starts without it.
  if (!OF_CONSOLE.some((room) => rooms.has(room))) return undefined;
  return hasForms ? 'forms' : 'basics';
}

/** Each module that loading one of the screens loads at once, with those screens. */
function usersOf(screens: readonly string[], imports: Links): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const screen of screens) {
    for (const id of reachedFrom([screen], imports)) {
      const known = users.get(id);
      if (known) known.push(screen);
      else users.set(id, [screen]);
    }
  }
  return users;
}
