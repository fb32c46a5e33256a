// What a list of the console is narrowed down to, as its address says it.
import type { z } from 'zod';

/**
 * The values of a list's filters from its address, by name.
 *
 * @param shape What a value of each must be, as the call for the list says it.
 * @returns Only what was asked for: a blank field asks for nothing, and so does what is no choice.
 */
export function filterOf<Name extends string>(
  params: URLSearchParams,
  names: readonly Name[],
  shape: Readonly<Record<Name, z.ZodType>>,
): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name): [string, string][] => {
      const value = params.get(name)?.trim();
      return value && shape[name].safeParse(value).success ? [[name, value]] : [];
    }),
  );
}
