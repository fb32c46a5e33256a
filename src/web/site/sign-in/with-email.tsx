// A sentence with an email address in it, which stands out.
import type { ReactNode } from 'react';
import { Filled } from '#web/ui/filled.tsx';

type WithEmailProps = {
  text: string;
  email: string | null;
  /** What stands in place of other names in braces. */
  values?: Readonly<Record<string, ReactNode>>;
};

/** The sentence with the address in the place of "{email}". */
export function WithEmail({ text, email, values }: WithEmailProps) {
  const shown = <strong className="wrap-anywhere text-ink">{email}</strong>;
  return <Filled message={text} values={{ ...values, email: shown }} />;
}
