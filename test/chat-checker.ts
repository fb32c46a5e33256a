// Proves from what each client of a chat saw that all saw one log: everyone a beginning of it, nothing lost, doubled or swapped.

/** What of an entry both sides can compare: its number, and for a message who said what under which key. */
export type SeenEntry = { number: number; key?: string | null; text?: string; sender?: string };

/** One client's screen: the entries of a conversation in the order in which they were shown. */
export type SeenLog = { client: string; session: string; entries: SeenEntry[] };

/** A message that was answered with success: its sender was told that it is stored under a number. */
export type Acknowledged = {
  client: string;
  session: string;
  key: string;
  text: string;
  number: number;
};

/** A message that a door took without a word of where it is stored. Those of one turn of a client were under way together. */
export type Handed = { client: string; turn: number; text: string };

export type ChatRecord = {
  /** The log of each conversation as the table has it in the end. */
  logs: Map<string, SeenEntry[]>;
  seen: SeenLog[];
  /** In the order in which each client sent them, one after the other. */
  acknowledged: Acknowledged[];
  handed: Handed[];
};

/** Every way in which the record contradicts one log that all clients saw; empty when there is none. */
export function chatFaults({ logs, seen, acknowledged, handed }: ChatRecord): string[] {
  return [
    ...[...logs].flatMap(([session, log]) => numberingFaults(`the table of ${session}`, log)),
    ...[...logs].flatMap(([session, log]) => doubledKeys(session, log)),
    ...seen.flatMap((one) => screenFaults(one, logs.get(one.session) ?? [])),
    ...acknowledged.flatMap((one) => lossFaults(one, logs.get(one.session) ?? [])),
    ...orderFaults(acknowledged),
    ...handedFaults(handed, logs),
  ];
}

/** 1, 2, 3 … : a missing number is a loss, a repeated one a double, a smaller one a swap. */
function numberingFaults(whose: string, entries: SeenEntry[]): string[] {
  let last = 0;
  const faults: string[] = [];
  for (const { number } of entries) {
    if (number === last) faults.push(`${whose}: ${number} is doubled`);
    else if (number < last) faults.push(`${whose}: ${number} comes after ${last}`);
    else if (number > last + 1) faults.push(`${whose}: ${last + 1} is lost before ${number}`);
    last = Math.max(last, number);
  }
  return faults;
}

function doubledKeys(session: string, log: SeenEntry[]): string[] {
  const keys = log.flatMap(({ key }) => key ?? []);
  const doubled = keys.filter((key, index) => keys.indexOf(key) !== index);
  return doubled.map((key) => `the table of ${session}: the message ${key} is doubled`);
}

/** A screen shows a beginning of the log, entry for entry. */
function screenFaults({ client, session, entries }: SeenLog, log: SeenEntry[]): string[] {
  const whose = `${client} in ${session}`;
  const byNumber = new Map(log.map((entry) => [entry.number, entry]));
  const strange = entries.filter((entry) => !isSame(entry, byNumber.get(entry.number)));
  return [
    ...numberingFaults(whose, entries),
    ...strange.map(({ number }) => `${whose}: ${number} is not what the table has`),
  ];
}

function isSame(one: SeenEntry, other: SeenEntry | undefined): boolean {
  return (
    other !== undefined &&
    (one.key ?? null) === (other.key ?? null) &&
    one.text === other.text &&
    one.sender === other.sender
  );
}

function lossFaults(
  { client, session, key, text, number }: Acknowledged,
  log: SeenEntry[],
): string[] {
  const kept = log.find((entry) => entry.key === key);
  if (!kept) return [`${client} in ${session}: the acknowledged ${key} is lost`];
  if (kept.number === number && kept.text === text) return [];
  return [`${client} in ${session}: ${key} was acknowledged as ${number}, not ${kept.number}`];
}

/** Who sends one message after the other finds them in that order. */
function orderFaults(acknowledged: Acknowledged[]): string[] {
  const last = new Map<string, number>();
  return acknowledged.flatMap(({ client, session, number }) => {
    const whose = `${client} in ${session}`;
    const before = last.get(whose) ?? 0;
    last.set(whose, Math.max(before, number));
    return number > before ? [] : [`${whose}: sent after ${before}, but stored as ${number}`];
  });
}

/** What was handed over is in one conversation, once, and later turns of a client behind the earlier ones. */
function handedFaults(handed: Handed[], logs: ChatRecord['logs']): string[] {
  const places = new Map<string, { session: string; number: number }[]>();
  for (const [session, log] of logs) {
    for (const { number, text } of log) {
      if (text !== undefined) places.set(text, [...(places.get(text) ?? []), { session, number }]);
    }
  }
  const courses = new Map<
    string,
    { session: string; turn: number; earlier: number; last: number }
  >();
  return handed.flatMap(({ client, turn, text }) => {
    const [place, ...more] = places.get(text) ?? [];
    if (!place) return [`${client}: "${text}" is lost`];
    if (more.length > 0) return [`${client}: "${text}" is doubled`];
    const { session, number } = place;
    const course = courses.get(client) ?? { session, turn, earlier: 0, last: 0 };
    const earlier = turn === course.turn ? course.earlier : course.last;
    courses.set(client, { ...course, turn, earlier, last: Math.max(course.last, number) });
    return [
      ...(session === course.session ? [] : [`${client}: "${text}" is in another conversation`]),
      ...(number > earlier ? [] : [`${client}: "${text}" is ${number}, before ${earlier}`]),
    ];
  });
}
