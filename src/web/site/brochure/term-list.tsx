// A few figures in a row, each over what it means.

type Mark = { lang?: 'en' };

/** `marks` where value and label are in another language than the page. */
type Term = { value: string; label: string; marks?: { value: Mark; label: Mark } };

type TermListProps = { terms: readonly Term[] };

/** The figures; on a phone they stand wherever they fit. */
export function TermList({ terms }: TermListProps) {
  return (
    <dl className="term-list">
      {terms.map(({ value, label, marks }) => (
        <div key={`${label} ${value}`}>
          <dt {...marks?.label}>{label}</dt>
          <dd {...marks?.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
