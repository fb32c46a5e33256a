// The version of values that have no column for one.
import { createHash } from 'node:crypto';

/** Says what the values are: anyone who saw the same ones may change them, whatever else was changed meanwhile. */
export function versionOf(values: object): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 16);
}
