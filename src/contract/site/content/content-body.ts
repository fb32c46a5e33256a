// The body of an entry as it comes over the wire: any fields, within bounds, made of text that pages can show. Whether it fits its
// kind is checked when it is published.
import { z } from 'zod';
import { unseenFault } from '../../platform/text.ts';

/** The longest of all kinds, a service with its page, is half of it; JSON, in characters. */
const LONGEST = 80_000;

/** A field of a field of a field; no kind goes deeper than six. */
const DEEPEST = 10;

/** The fields of an entry without its slug, which is its name and no field. */
export const ContentBody = z
  .record(z.string(), z.unknown(), { error: 'Please send the fields of the entry.' })
  .superRefine((body, context) => {
    for (const { path, message } of faultsIn(body)) {
      context.addIssue({ code: 'custom', path, message });
    }
  })
  .describe('The fields of the entry, of the shape of its kind');
export type ContentBody = z.infer<typeof ContentBody>;

type Fault = { path: (string | number)[]; message: string };

function faultsIn(body: Record<string, unknown>): Fault[] {
  if (Object.hasOwn(body, 'slug')) {
    return [{ path: ['slug'], message: 'The name of an entry is part of its address.' }];
  }
  const faults: Fault[] = [];
  const open: { value: unknown; path: (string | number)[] }[] = [{ value: body, path: [] }];
  for (let at = open.pop(); at; at = open.pop()) {
    const { value, path } = at;
    if (path.length > DEEPEST) return [{ path: [], message: 'This is nested too deeply.' }];
    if (typeof value === 'string') {
      const message = unseenFault(value);
      if (message) faults.push({ path, message });
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, part] of Object.entries(value)) {
        if (unseenFault(name)) return [{ path: [], message: 'This has a field we don’t know.' }];
        open.push({ value: part, path: [...path, Array.isArray(value) ? Number(name) : name] });
      }
    }
  }
  if (faults.length === 0 && JSON.stringify(body).length > LONGEST) {
    return [{ path: [], message: 'This is too long. Please shorten it.' }];
  }
  return faults;
}
