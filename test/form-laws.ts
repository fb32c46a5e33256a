// What a hand-made form of an application looks like: it names its step or carries its version by itself.

/** Fields that belong to the steps of a page (src/web/forms/app/step-fields.tsx). */
const OF_STEPS = /\bname=(?:"(?:step|version)"|\{'(?:step|version)'\})/g;

/** The lines of a source that write such a field. */
export function handMadeFields(source: string): number[] {
  return [...source.matchAll(OF_STEPS)].map(
    ({ index }) => source.slice(0, index).split('\n').length,
  );
}
