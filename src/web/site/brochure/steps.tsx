// Steps with large numerals.
import { markOf, type Shown } from '#web/lib/mark-of.ts';
import type { Row } from './rows.tsx';

type StepsProps = { rows: readonly Row[]; of: { entry: Shown; path: string } };

/** What happens, one after the other; `of` is the entry whose steps they are, and where. */
export function Steps({ rows, of: { entry, path } }: StepsProps) {
  return (
    <ol className="steps">
      {rows.map(({ term, detail }, index) => (
        <li key={term}>
          <h3 {...markOf(entry, `${path}.${index}.term`)}>{term}</h3>
          <p {...markOf(entry, `${path}.${index}.detail`)}>{detail}</p>
        </li>
      ))}
    </ol>
  );
}
