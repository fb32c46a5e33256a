// What a crew ticks off at a stop, and which photos have to be there before a visit is done (docs/product/crew-page.md#done).

/** What a photo of a visit shows. */
export const photoKinds = ['before', 'after', 'gate', 'other'] as const;
export type PhotoKind = (typeof photoKinds)[number];

/** A line of a checklist as one visit carries it. */
export type ChecklistItem = {
  key: string;
  /** As it is read once it is done: "Clippings blown off". */
  label: string;
  /** In Spanish, for a crew that reads it so. */
  labelEs?: string | undefined;
  /** The photo that this line asks for; null when none is needed. */
  photo: PhotoKind | null;
  isDone: boolean;
};

/** The kinds of photo that a checklist asks for and that no one has taken yet, each once and in the order of the list. */
export function missingPhotos(
  checklist: readonly Pick<ChecklistItem, 'photo'>[],
  taken: readonly (string | null)[],
): PhotoKind[] {
  const wanted = new Set(checklist.flatMap(({ photo }) => photo ?? []));
  return [...wanted].filter((kind) => !taken.includes(kind));
}

/** A kind of photo as people say it. */
export const photoWords: Record<PhotoKind, string> = {
  before: 'before',
  after: 'after',
  gate: 'closed gate',
  other: 'other',
};
