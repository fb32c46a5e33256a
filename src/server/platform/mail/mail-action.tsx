// The one thing to do in a mail: a button that a thumb hits, as wide as a phone.
import { Button } from 'react-email';
import { mailStyles } from './mail-layout.tsx';
import { useIsLetter } from './mail-reading.ts';

/** A way on, by an address. */
export function Action({ href, children }: { href: string; children: string }) {
  return (
    <Button className="action" href={href} style={mailStyles.button}>
      {children}
    </Button>
  );
}

type CallActionProps = { name: string; phone: string | null; label?: string };

/** A call. A letter has the number in its words already. */
export function CallAction({ name, phone, label = `Call ${name}` }: CallActionProps) {
  if (useIsLetter() || !phone) return null;
  return <Action href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{label}</Action>;
}
