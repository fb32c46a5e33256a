// Renders documents one after the other; whoever asks for some while that is done joins the round.

export type RenderRound = {
  isUnderWay: () => boolean;
  /** What is asked for by name comes first. */
  first: (paths: readonly string[]) => Promise<void>;
  /** In a round of all each keeps its place, so that none waits for two rounds. */
  all: (paths: readonly string[]) => Promise<void>;
  /**
   * The end of the rendering of a path that is still to come, which is next now; undefined when it is not to be rendered. It
   * throws what the rendering threw.
   */
  next: (path: string) => Promise<void> | undefined;
  /** What still waits is not rendered any more. */
  stop: () => void;
};

/** Makes a round of nothing yet. `first` and `all` throw an AggregateError of what failed, at the end. */
export function createRound(renderOne: (path: string) => Promise<void>): RenderRound {
  /** What waits, in order. */
  let due = new Set<string>();
  let current: { path: string; rendered: Promise<void> } | undefined;
  let rendering: Promise<void> | undefined;
  /** Those who wait for one that is due. */
  const awaited = new Map<string, PromiseWithResolvers<void>>();

  async function renderDue(): Promise<void> {
    const failures: unknown[] = [];
    for (let [path] = due; path !== undefined; [path] = due) {
      due.delete(path);
      const waiting = awaited.get(path);
      awaited.delete(path);
      const rendered = renderOne(path);
      current = { path, rendered };
      waiting?.resolve(rendered);
      await rendered.catch((error) => failures.push(error));
      current = undefined;
    }
    if (failures.length > 0) throw new AggregateError(failures, 'documents failed to render');
  }

  function run(paths: readonly string[]): Promise<void> {
    due = new Set(paths);
    rendering ??= renderDue().finally(() => {
      rendering = undefined;
    });
    return rendering;
  }

  return {
    isUnderWay: () => rendering !== undefined,
    first: (paths) => run([...paths, ...due]),
    all: (paths) => run([...due, ...paths]),
    next(path) {
      if (current?.path === path) return current.rendered;
      if (!due.has(path)) return;
      const waiting = awaited.get(path) ?? Promise.withResolvers<void>();
      awaited.set(path, waiting);
      due = new Set([path, ...due]);
      return waiting.promise;
    },
    stop() {
      due = new Set();
      for (const waiting of awaited.values()) waiting.reject(new Error('the program is stopping'));
      awaited.clear();
    },
  };
}
