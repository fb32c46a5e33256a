// The letter by which a crew is known on the map of the day and in the lists beside it.

/** "A" for the first crew; after "Z" it begins again. */
export function crewLetter(index: number): string {
  return String.fromCharCode(65 + (index % 26));
}
