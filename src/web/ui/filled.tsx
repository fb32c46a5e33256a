// A message with more than texts put in, such as a name that is marked as English.
import { Fragment, type ReactNode } from 'react';

type FilledProps = {
  message: string;
  /** What stands in place of each "{name}". */
  values: Readonly<Record<string, ReactNode>>;
};

export function Filled({ message, values }: FilledProps) {
  const parts = message.split(/\{(\w+)\}/);
  // Every second part is a name.
  return parts.map((part, index) => (
    <Fragment key={index.toString()}>{index % 2 === 1 ? values[part] : part}</Fragment>
  ));
}
