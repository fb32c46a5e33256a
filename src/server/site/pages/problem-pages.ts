// The pages of what is refused before any page is asked: rendered once for each kind, the sentence filled in as text.
import { randomUUID } from 'node:crypto';
import type { Language } from '#company/facts/languages.ts';
import type { Problem } from '#contract/platform/problem.ts';
import { escapeXml } from '#server/platform/http/xml.ts';

/**
 * Stands in the rendered page for the sentence that differs from answer to answer. Nothing else on the page may hold it:
 * a style in which it is replaced no longer has the hash that the security policy allows.
 */
const DETAIL = randomUUID();

/**
 * Makes the pages. `render` shows a problem as HTML in a language; it is asked once for each kind of problem, so that a flood of
 * refused requests renders nothing.
 */
export function createProblemPages(
  render: (problem: Problem, language: Language) => Promise<string>,
) {
  const pages = new Map<string, Promise<string>>();
  return {
    /** The HTML for a problem; rejects when it cannot be rendered. */
    async page(problem: Problem, language: Language): Promise<string> {
      const { code, detail, alternative } = problem;
      const key = `${language} ${code} ${alternative ?? ''}`;
      const page = pages.get(key) ?? render({ ...problem, detail: DETAIL }, language);
      pages.set(key, page);
      page.catch(() => pages.delete(key));
      return (await page).replaceAll(DETAIL, () => escapeXml(detail));
    },
    /** Has them rendered anew, because what is in their frame has changed. */
    forget: () => pages.clear(),
  };
}
