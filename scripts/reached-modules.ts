// Which modules of a build can be reached from which.

/** The modules that one module leads to: those that it imports, or those that import it. */
export type Links = (id: string) => readonly string[];

/** Some modules and all that can be reached from them. */
export function reachedFrom(some: readonly string[], next: Links): Set<string> {
  const reached = new Set(some);
  for (const id of reached) for (const one of next(id)) reached.add(one);
  return reached;
}
