// Fetches a stylesheet with the part of the chat that needs it: what is fetched later brings none along by itself.
import { make } from './make.ts';

/** Adds the stylesheet at `href` to the page; ready when it is there or could not come, as a part without its look is still there to be used. */
export function loadLook(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = make('link', { rel: 'stylesheet', href });
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
