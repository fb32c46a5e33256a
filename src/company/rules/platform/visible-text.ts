// What can be seen of a text: whether someone has written anything is the same question in forms and on the server.

/**
 * Letters that look like nothing (Unicode: the fillers of Hangul, an empty pattern of Braille) and characters without a shape,
 * but for those that join others.
 */
const BLANK = /[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** The text without spaces around it; nothing when no one can see any of it. */
export function visibleText(text: string): string {
  return text.replace(BLANK, '') ? text.trim() : '';
}
