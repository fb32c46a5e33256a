// Puts names and numbers into a message.
import { withOneDot } from '#company/rules/platform/one-dot.ts';

/** The message with each "{name}" replaced by its value. */
export function fill(message: string, values: Readonly<Record<string, string | number>>): string {
  return withOneDot(
    message.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces)),
  );
}
