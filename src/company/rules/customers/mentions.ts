// How a note mentions someone of the office: "@Jane", or with the last name where two have the same first one.

/** Someone who can be mentioned. */
type Colleague = {
  id: string;
  firstName: string | null;
  lastName: string | null;
  email: string;
};

/** By what someone is mentioned; no two have the same. */
export type MentionName = { id: string; handle: string };

/** Not within a word, so that an email address mentions no one. */
const MENTION = /(?<![\p{L}\p{N}.@_/-])@([\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*)/gu;

/** The names by which colleagues are mentioned: the first one, with the last one where it is needed, with a number where that is not enough. */
export function mentionNames(colleagues: readonly Colleague[]): MentionName[] {
  const firsts = colleagues.map(firstOf);
  const taken = new Set<string>();
  return colleagues.map((colleague, index) => {
    const first = firsts[index] ?? '';
    const isShared = firsts.filter((one) => folded(one) === folded(first)).length > 1;
    const wanted = isShared ? first + lettersOf(colleague.lastName ?? '') : first;
    let handle = wanted;
    for (let next = 2; taken.has(folded(handle)); next += 1) handle = `${wanted}${next}`;
    taken.add(folded(handle));
    return { id: colleague.id, handle };
  });
}

/** Whom a text mentions, each once; `unclear` are first names that several have, so that no one knows who is meant. */
export function mentionsIn(
  text: string,
  colleagues: readonly Colleague[],
): { ids: string[]; unclear: string[] } {
  const names = mentionNames(colleagues);
  const firsts = new Set(colleagues.map((one) => folded(firstOf(one))));
  const ids = new Set<string>();
  const unclear = new Set<string>();
  for (const [, word = ''] of text.normalize('NFC').matchAll(MENTION)) {
    const meant = names.find(({ handle }) => folded(handle) === folded(lettersOf(word)));
    if (meant) ids.add(meant.id);
    else if (firsts.has(folded(lettersOf(word)))) unclear.add(word);
  }
  return { ids: [...ids], unclear: [...unclear] };
}

function firstOf({ firstName, email }: Colleague): string {
  return lettersOf(firstName ?? '') || lettersOf(email.split('@')[0] ?? '');
}

function lettersOf(name: string): string {
  return name.normalize('NFC').replace(/[^\p{L}\p{N}]/gu, '');
}

function folded(name: string): string {
  return name.toLocaleLowerCase('en-US');
}
