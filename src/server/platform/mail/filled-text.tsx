// A sentence of a mail with an element in it, such as a link.
import { Fragment, type ReactNode } from 'react';

type FilledTextProps = { message: string; values: Readonly<Record<string, ReactNode>> };

/** The message with each "{name}" replaced by its value. */
export function FilledText({ message, values }: FilledTextProps) {
  const parts = message.split(/\{(\w+)\}/);
  // Every second part is a name.
  return parts.map((part, index) => (
    <Fragment key={index.toString()}>{index % 2 === 1 ? values[part] : part}</Fragment>
  ));
}
