// Facts in a mail: a small label with its value below, text that keeps its line breaks, and why a lead was held.
import { Fragment, type ReactNode } from 'react';
import { Text } from 'react-email';
import { mailStyles } from './mail-layout.tsx';

/** One fact of a card. */
export function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <>
      <Text style={mailStyles.label}>{label}</Text>
      <Text style={mailStyles.value}>{value}</Text>
    </>
  );
}

/** What the office reads first about a lead that was reviewed; nothing when there is no reason. */
export function ReviewNote({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null;
  return (
    <Text style={mailStyles.text}>Please look before you call back: {reasons.join('; ')}.</Text>
  );
}

/** Line breaks as elements, so that the plain text keeps them as well. */
export function withBreaks(text: string): ReactNode[] {
  let offset = 0;
  return text.split(/\r\n?|\n/).map((line) => {
    offset += line.length + 1;
    return (
      <Fragment key={offset}>
        {line}
        <br />
      </Fragment>
    );
  });
}
