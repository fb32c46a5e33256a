// A word or sentence with its first letter as a capital.

/** 'every two weeks' as 'Every two weeks'. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
