// Whether this browser has a chat to come back to; asked on every page, so it is no more than that.

/** The name under which features/chat/panel/saved-chat.ts keeps it. */
export const CHAT = 'chat';

export function hasSavedChat(): boolean {
  try {
    return localStorage.getItem(CHAT) !== null;
  } catch {
    return false;
  }
}
