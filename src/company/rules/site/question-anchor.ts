// Where the answer to a question is on the home page.

/** The id of its element; a link to it opens the answer (HTML, ancestor revealing algorithm). */
export function questionAnchor(slug: string): string {
  return `question-${slug}`;
}
