// Remembers in the browser that the welcome has been seen; where storage is blocked, for this page only.

/** The name of the flag; its value is 'true' (docs/product/welcome-and-contact.md#welcome-triggers). */
const FLAG = 'welcome-seen';

/** Whether the welcome was closed here before. */
export function hasSeenWelcome(): boolean {
  try {
    return localStorage.getItem(FLAG) === 'true';
  } catch {
    return false;
  }
}

/** Keeps that it was. Without storage nothing is kept: the triggers of this page have ended anyway. */
export function rememberWelcome(): void {
  try {
    localStorage.setItem(FLAG, 'true');
  } catch {}
}
