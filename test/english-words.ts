// By which words tests tell an English text from a Spanish one.

/** Words that English needs for a sentence and Spanish does not have. The Woodlands is a town. */
export const ENGLISH =
  /\b(?:the(?! woodlands)|and|your|you|we|our|with|please|for|of|to|is|are|this|that|choose|enter|call|send|from|or)\b/i;
