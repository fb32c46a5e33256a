// What a page keeps over a reload, in this tab only. A browser that refuses storage loses only the comfort.

/** The text kept under a name, or null. */
export function savedInTab(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a text, or removes it when null. */
export function keepInTab(name: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
  } catch {
    // Storage is full or forbidden.
  }
}
