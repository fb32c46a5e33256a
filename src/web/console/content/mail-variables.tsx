// The variables that the words of an automatic email may have, each with what stands in its place.
import {
  type AutomaticMailName,
  mailVariables,
  variablesOf,
} from '#company/rules/platform/automatic-mails.ts';

export function MailVariables({ name }: { name: AutomaticMailName }) {
  return (
    <div className="rounded-card border border-line bg-sunk px-5 py-4">
      <p>Write these where they belong. We fill them in for each customer.</p>
      <ul className="mt-2 grid gap-1">
        {variablesOf(name).map((variable) => (
          <li key={variable} className="wrap-anywhere">
            <code className="font-semibold">{`{${variable}}`}</code>{' '}
            <span className="text-ink-soft">{mailVariables[variable]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
