// A part of an island that most visitors never need: its code is fetched when it is wanted.
import { useEffect, useState } from 'react';

/** The part once it is there. Without a network it stays away, so it must be none that the errand depends on. */
export function useFetched<Part>(isWanted: boolean, load: () => Promise<Part>): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what loads it is written in place and always does the same
  useEffect(() => {
    if (isWanted)
      load().then(
        (loaded) => setPart(() => loaded),
        () => {},
      );
  }, [isWanted]);
  return part;
}
