// What a hand-made form of an application looks like: it names its step or carries its version by itself.

/** Fields that belong to the steps of a page (src/web/forms/app/step-fields.tsx). */
const OF_STEPS = /\bname=(?:"(?:step|version)"|\{'(?:step|version)'\})/g;

/** An object that is sent as it stands, or the name of one. */
const SUBMITTED = /\bsubmit\(\s*(?:(?<object>\{[^{}]*\})|(?<name>\w+)\b)/g;

/** A field of an object that belongs to them (src/web/forms/app/use-submit-step.ts). */
const STEP_OF_OBJECT = /[{,]\s*(?:step|version)\s*[:,}]/;

/** The lines of a source that write such a field, or send an object that has one. */
export function handMadeFields(source: string): number[] {
  const submitted = [...source.matchAll(SUBMITTED)].filter(({ groups }) =>
    STEP_OF_OBJECT.test(groups?.object ?? objectOf(source, groups?.name ?? '')),
  );
  return [...source.matchAll(OF_STEPS), ...submitted].map(
    ({ index }) => source.slice(0, index).split('\n').length,
  );
}

/** The object that a name of the source stands for; nothing when it is none. */
function objectOf(source: string, name: string): string {
  return new RegExp(`\\bconst ${name}\\b[^=;]*= (\\{[^{}]*\\})`).exec(source)?.[1] ?? '';
}
