// Leaves out of React what nothing here uses: a fourteenth of its bytes, which every visitor of a form would load.
import { type Plugin, parseAst } from 'vite';

/**
 * Functions of React's own file that only work for view transitions, handles of fragments, `Activity` or `SuspenseList`,
 * or look for them in vain at every change. Each becomes one that does nothing; what only it called goes with it.
 */
const UNUSED = {
  viewTransitions: [
    'applyViewTransitionName',
    'applyViewTransitionToHostInstances',
    'commitAfterMutationEffectsOnFiber',
    'commitAppearingPairViewTransitions',
    'commitDeletedPairViewTransitions',
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'createViewTransitionInstance',
    'flushAfterMutationEffects',
    'getViewTransitionClassName',
    'getViewTransitionName',
    'measureNestedViewTransitions',
    'measureViewTransitionHostInstancesRecursive',
    'reportViewTransitionError',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'restoreViewTransitionName',
    'restoreViewTransitionOnHostInstances',
    'scheduleViewTransitionEvent',
    'startViewTransition',
    'trackEnterViewTransitions',
    'ViewTransitionPseudoElement',
  ],
  fragmentHandles: [
    'FragmentInstance',
    'addFragmentHandleToFiber',
    'commitFragmentInstanceDeletionEffects',
    'commitFragmentInstanceInsertionEffects',
    'commitNewChildToFragmentInstances',
    'commitNewChildToFragmentInstance',
  ],
  boundaries: [
    'commitActivityHydrationCallbacks',
    'cutOffTailIfNeeded',
    'initSuspenseListRenderState',
    'mountActivityChildren',
    'retryActivityComponentWithoutHydrating',
    'updateActivityComponent',
    'updateSuspenseListComponent',
  ],
};

/** What must not be used as long as its code is left out. */
const LEFT_OUT = /\b(?:ViewTransition|Activity|SuspenseList)\b/;
const OF_PROTOTYPE = /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\./;
const IMPORT_OF_REACT = /import[^;]*?from 'react'/g;

/** Works on React as it is built for production; refuses one that has no function of such a name anymore. */
export function leanReact(): Plugin {
  return {
    name: 'lean-react',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: [/react-dom-client\.production\.js$/, /\/src\/.*\.tsx?$/] },
      handler(code, id) {
        if (id.includes('/node_modules/')) return { code: withoutUnused(code), map: null };
        const used = code.match(IMPORT_OF_REACT)?.find((line) => LEFT_OUT.test(line));
        if (used)
          this.error(`scripts/lean-react.ts leaves out of React what is asked for here: ${used}`);
        return undefined;
      },
    },
  };
}

type Cut = { from: number; to: number; with: string };

/** The source of React's file with the functions emptied, and what stands on their prototypes taken away. */
export function withoutUnused(code: string): string {
  const unused = new Set(Object.values(UNUSED).flat());
  const cuts: Cut[] = [];
  for (const node of parseAst(code).body) {
    const { start, end } = node;
    if (node.type === 'FunctionDeclaration' && node.body && unused.delete(node.id?.name ?? '')) {
      cuts.push({ from: node.body.start, to: node.body.end, with: '{}' });
    }
    if (node.type === 'ExpressionStatement' && OF_PROTOTYPE.test(code.slice(start, end))) {
      cuts.push({ from: start, to: end, with: '' });
    }
  }
  if (unused.size > 0) throw new Error(`React has no ${[...unused].join(', ')} to leave out`);
  let rest = code;
  for (const { from, to, with: put } of cuts.sort((a, b) => b.from - a.from)) {
    rest = rest.slice(0, from) + put + rest.slice(to);
  }
  return rest;
}
