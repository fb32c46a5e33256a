// What a page keeps in the browser for all its tabs and over a restart; where storage is full or forbidden, as long as the page.

const ownShelf = new Map<string, string>();

/** Texts by name. An empty list or text is not kept. */
export const browserShelf = {
  get(name: string): string | null {
    try {
      return ownShelf.get(name) ?? localStorage.getItem(name);
    } catch {
      return null;
    }
  },
  /** The names of all texts that begin so. */
  names(start: string): string[] {
    const all = [...ownShelf.keys()];
    try {
      all.push(...Object.keys(localStorage));
    } catch {
      // Storage is forbidden: what there is lies in memory.
    }
    return [...new Set(all)].filter((name) => name.startsWith(start));
  },
  put(name: string, text: string): void {
    const isNothing = text === '' || text === '[]';
    ownShelf.delete(name);
    try {
      if (isNothing) localStorage.removeItem(name);
      else localStorage.setItem(name, text);
    } catch {
      if (!isNothing) ownShelf.set(name, text);
    }
  },
};
