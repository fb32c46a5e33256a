// What goes with an account, what stays, why, and for how long (docs/product/data-and-safety.md#deleting-an-account).
import { useOwnDataMessages } from './messages/use-own-data-messages.ts';

export function DeletionSummary() {
  const { goes, goesList, stays, staysList, why } = useOwnDataMessages();
  return (
    <div className="mt-6 grid gap-6 sm:grid-cols-2">
      <List heading={goes} points={Object.values(goesList)} />
      <div>
        <List heading={stays} points={Object.values(staysList)} />
        <p className="mt-3 text-small text-ink-soft">{why}</p>
      </div>
    </div>
  );
}

function List({ heading, points }: { heading: string; points: readonly string[] }) {
  return (
    <div>
      <h3 className="font-semibold">{heading}</h3>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-ink-soft">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
