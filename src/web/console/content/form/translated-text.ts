// The texts of an entry in another language, as their form names and labels them, and what changed of them.
import type { EntryTranslation } from '#contract/site/content/translations.ts';
import type { ContentField } from './content-field.ts';
import { fieldAt, type Path } from './edit-list.ts';
import type { EntryChange } from './entry-changes.ts';

export type TranslatedText = EntryTranslation['texts'][number] & { label: string };

/** "rows.2.term" as the path of a field. */
export function textPath(path: string): Path {
  return path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/** What a text is called in the form of its entry, with its place in each list around it: "Rows 3, Term". */
export function textLabel(fields: readonly ContentField[], path: string): string {
  const parts = textPath(path);
  const labels = parts.map((part, at) => {
    if (typeof part === 'number') return String(part + 1);
    return fieldAt(fields, parts.slice(0, at + 1))?.label ?? part;
  });
  return labels.filter((label) => label !== '').join(' ');
}

/** The differences of two translations by their paths. */
export function translationChanges(
  fields: readonly ContentField[],
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): EntryChange[] {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
  return paths
    .map((path) => ({
      label: textLabel(fields, path),
      before: textOf(before[path]),
      after: textOf(after[path]),
    }))
    .filter((change) => change.before !== change.after);
}

/** What a form carries of them, by their paths again. */
export function sentTexts(sent: unknown, path: readonly string[] = []): Record<string, string> {
  if (typeof sent === 'string') return { [path.join('.')]: sent.replaceAll('\r\n', '\n') };
  if (typeof sent !== 'object' || sent === null) return {};
  const parts = Object.entries(sent).map(([name, part]) => sentTexts(part, [...path, name]));
  return Object.assign({}, ...parts);
}
