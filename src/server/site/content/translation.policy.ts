// What is refused of a translation: of a kind that has none, of texts that the entry has not, too long, or without the words in braces.
import '#contract/platform/error-messages.ts';
import type { ContentKind } from '#contract/site/content/kinds.ts';
import { type Texts, textsOf, withTexts } from '#contract/site/content/translated-texts.ts';
import { translatedTexts } from '#contract/site/content/translations.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { refusal } from '#server/platform/http/request-part.ts';
import { refusedField } from './content.policy.ts';
import { shapeOf, wholeEntry } from './content-kinds.ts';
import type { EntryRow } from './write-content.ts';

/**
 * The texts of a translation that are not blank, where all of them fit their places.
 *
 * @throws RequestProblem 409 `wrong_state` for a kind that is not translated, 422 with a pointer for each text that does not fit.
 */
export function requireTranslation(
  kind: ContentKind,
  { slug, body }: Pick<EntryRow, 'slug' | 'body'>,
  texts: Texts,
): Texts {
  if (!translatedTexts[kind]) throw new RequestProblem('wrong_state', 'This is not translated.');
  const english = textsOf(kind, body);
  const written = Object.entries(texts).filter(([, text]) => text.trim() !== '');
  for (const [path, text] of written) {
    const pointer = `/texts/${path.replaceAll('.', '/')}`;
    const source = english[path];
    if (source === undefined) throw refusedField(pointer, 'There is no English text for this.');
    const missing = variablesOf(source).find((name) => !variablesOf(text).includes(name));
    if (missing) throw refusedField(pointer, `Please keep ${missing}: the figure comes there.`);
    const unknown = variablesOf(text).find((name) => !variablesOf(source).includes(name));
    if (unknown) throw refusedField(pointer, `The English text has no ${unknown}.`);
  }
  const fitting = Object.fromEntries(written);
  const parsed = shapeOf(kind).safeParse(wholeEntry(kind, slug, withTexts(body, fitting)));
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue) => ({
      ...issue,
      path: ['texts', ...issue.path],
    }));
    throw refusal(issues, 'body');
  }
  return fitting;
}

/** The words in braces of a text, each once. */
function variablesOf(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g) ?? [])];
}
