// Steps with large numerals.
import type { Row } from './rows.tsx';

/** What happens, one after the other. */
export function Steps({ rows }: { rows: readonly Row[] }) {
  return (
    <ol className="steps">
      {rows.map(({ term, detail }) => (
        <li key={term}>
          <h3>{term}</h3>
          <p>{detail}</p>
        </li>
      ))}
    </ol>
  );
}
