// The variables that the words of an automatic email may have, each with what stands in its place.
import type { MailOfEntry } from './mail-of-entry.ts';

export function MailVariables({ mail }: { mail: MailOfEntry }) {
  return (
    <div className="rounded-card border border-line bg-sunk px-5 py-4">
      <p>
        Write these where they belong. We fill them in for each customer
        {mail.language === 'es' && ', in Spanish'}.
      </p>
      <ul className="mt-2 grid gap-1">
        {mail.variables.map(({ name, words }) => (
          <li key={name} className="wrap-anywhere">
            <code className="font-semibold">{`{${name}}`}</code>{' '}
            <span className="text-ink-soft">{words}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
