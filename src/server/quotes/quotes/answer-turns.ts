// Lets those who answer the same quote in this process take turns: a rush waits here, and not on the few connections of the
// database, which everyone else needs. Who wins is still for the database to say.

/** Does work of one key one after the other, in the order in which it came; what it gives and throws is the same. */
export function createTurns(): <Answer>(
  key: string,
  work: () => Promise<Answer>,
) => Promise<Answer> {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    const mine = before.then(work);
    const settled = mine.catch(() => {});
    last.set(key, settled);
    void settled.then(() => {
      if (last.get(key) === settled) last.delete(key);
    });
    return mine;
  };
}
