// A number with its noun: "1 minute", "3 minutes".

/** The count with its noun, with commas in thousands. `many` is for nouns that take more than an s. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}
