// What a part of a Spanish page says in English, for errands that expect nothing of it.
import type { Locator } from '@playwright/test';
import { ENGLISH } from '../test/english-words.ts';

/** What of it is English, to be seen or read aloud, beside what is marked so. */
export async function englishIn(part: Locator): Promise<string[]> {
  const said = await part.evaluate((root) => {
    const texts: string[] = [];
    for (const one of root.querySelectorAll('*')) {
      if (one.closest('[lang="en"], [aria-hidden="true"], script')) continue;
      // With a script it holds one text that no one sees; without one it has elements of its own.
      if (one.matches('noscript')) continue;
      for (const name of ['aria-label', 'placeholder', 'abbr', 'title', 'alt'])
        texts.push(one.getAttribute(name) ?? '');
      for (const node of one.childNodes)
        if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '');
    }
    return texts;
  });
  return said.filter((text) => ENGLISH.test(text));
}
