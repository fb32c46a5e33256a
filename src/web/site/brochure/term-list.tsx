// A few figures in a row, each over what it means.

type TermListProps = { terms: readonly { value: string; label: string }[] };

/** The figures; on a phone they stand wherever they fit. */
export function TermList({ terms }: TermListProps) {
  return (
    <dl className="term-list">
      {terms.map(({ value, label }) => (
        <div key={`${label} ${value}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
