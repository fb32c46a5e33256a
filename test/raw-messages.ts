// The words by which Zod and React Router speak to programmers; no person may ever read them.

const OF_MACHINES = [
  /\bInvalid (input|option|string|email|URL|UUID|ISO|date|time|key|element|discriminator)\b/i,
  /\bexpected (string|number|int|boolean|array|object|date|record|nonoptional|one of|never)\b/i,
  /\breceived (undefined|null|NaN|string|number|array|object)\b/i,
  /\bToo (small|big)\b/,
  /\bUnrecognized keys?\b/,
  /\b(undefined|NaN|\[object Object\])/,
  /\bmust (match pattern|start with|end with|include)\b/i,
  /Unexpected Server Error|Method Not Allowed|You made a POST request/,
];

/** Whether a text holds words for programmers. */
export function rawWords(text: string): boolean {
  return OF_MACHINES.some((words) => words.test(text));
}
