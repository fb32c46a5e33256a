// Facts in a mail: a small label with its value below, and text that keeps its line breaks.
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
