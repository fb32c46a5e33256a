// Puts names and numbers into a message.
import { withOneDot } from './one-dot.ts';

/** The message with each "{name}" replaced by its value, once: what a value says is never read as a name itself. Others stay. */
export function fill(message: string, values: Readonly<Record<string, string | number>>): string {
  const filled = message.replace(/\{(\w+)\}/g, (braces, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : braces,
  );
  return withOneDot(filled);
}
