// Tells the parts of this process what has changed, by topic; a message says that something changed, never what it is now.

/** What can be listened to. */
export const TOPICS = [
  /** An appointment or hold took or gave back a slot. */
  'openings',
  /** Published content or settings changed. */
  'content',
  /** Staff changed something in the settings that pages show at once. */
  'settings',
  /** Something that one customer sees in the portal changed; the id is theirs. */
  'portal',
  /** The log or the state of a conversation changed; the id is its own. */
  'chat',
  /** Someone types in a conversation; the id is its own and the side, such as "… customer". */
  'chat-typing',
  /** Something that staff see in the console changed; the id is its kind and its own, such as "lead quote-12". */
  'console',
  /** Who is at the desk of the chat, canned replies or alerts changed. */
  'chat-desk',
  /** Whether someone answers chats changed, by whatever cause; rung in each process by itself. */
  'support',
  /** What a person may do has changed, or a sign-in of theirs has ended; the id is theirs. */
  'access',
  /** A newer program has changed the tables. */
  'migrations',
] as const;
export type Topic = (typeof TOPICS)[number];

/** Hears that something of a topic changed: the one thing named by its id, or anything when none is given. */
type HubListener = (id: string | undefined) => void;

export type Hub = {
  /**
   * Tells this process alone. What changed in a transaction is announced in it instead (change-signal.ts), and so heard by
   * every instance. A message carries an id at most: anyone who hears it asks again, and is asked who they are.
   */
  publish: (topic: Topic, id?: string) => void;
  /** Rings every topic once, when messages may have been missed. */
  publishAll: () => void;
  /**
   * Listens to a topic, or to one id of it, which hears messages without any id as well; gives a function that stops.
   */
  subscribe: (topic: Topic, listener: HubListener, id?: string) => () => void;
  /** Whether anyone listens to a topic. */
  isHeard: (topic: Topic) => boolean;
  /** How many messages there have been: as long as it stays, nothing was missed. */
  position: () => number;
  /**
   * Milliseconds since a topic rang, or since one id of it did and whatever names none. Where that is over a minute ago, since
   * this hub was made, before which it knows of nothing.
   */
  quietFor: (topic: Topic, id?: string) => number;
};

/** What rang longer ago is forgotten: there are as many ids as customers. */
const KNOWN_FOR_MS = 60_000;
/** Stands for a message without an id, which concerns every id. */
const ANY = '*';

type Listening = { topic: Topic; id: string | undefined; listener: HubListener };

/** Makes the hub of one process. `onError` hears what a listener throws; the others are told all the same. */
export function createHub(
  onError: (error: unknown) => void,
  now: () => number = () => performance.now(),
): Hub {
  const all = new Set<Listening>();
  const rangAt = new Map<string, number>();
  const madeAt = now();
  let position = 0;

  function publish(topic: Topic, id?: string): void {
    position += 1;
    remember(topic, id);
    for (const each of [...all]) {
      if (each.topic !== topic) continue;
      if (each.id !== undefined && id !== undefined && each.id !== id) continue;
      try {
        each.listener(id);
      } catch (error) {
        onError(error);
      }
    }
  }

  /** Kept in the order of their last ring, so that what is to be forgotten stands first. */
  function remember(topic: Topic, id = ANY): void {
    for (const key of [topic, `${topic} ${id}`]) {
      rangAt.delete(key);
      rangAt.set(key, now());
    }
    for (const [key, at] of rangAt) {
      if (now() - at < KNOWN_FOR_MS) return;
      rangAt.delete(key);
    }
  }

  function quietFor(topic: Topic, id?: string): number {
    const keys = id === undefined ? [topic] : [`${topic} ${id}`, `${topic} ${ANY}`];
    return now() - Math.max(...keys.map((key) => rangAt.get(key) ?? madeAt));
  }

  return {
    publish,
    publishAll() {
      for (const topic of TOPICS) publish(topic);
    },
    subscribe(topic, listener, id) {
      const listening = { topic, id, listener };
      all.add(listening);
      return () => void all.delete(listening);
    },
    isHeard: (topic) => [...all].some((each) => each.topic === topic),
    position: () => position,
    quietFor,
  };
}
