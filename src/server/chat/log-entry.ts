// What an entry of the log is in the database, and what each side is shown of it.
import type { ChatStatus, SuggestionUse } from '#company/rules/chat/chat-states.ts';
import type { DeliveryState } from '#company/rules/chat/text-state.ts';
import type { ChatEntry, ChatOffer, ChatSide, MailMark } from '#contract/chat/chat-log.ts';
import { firstNameOf } from './chat.policy.ts';

/**
 * The mail in which a message came; its Message-ID and its subject without marks are for the mail that answers it. `answers` is the mail of ours
 * about a problem that it says it answers, by the local part of its Message-ID.
 */
export type StoredMail = MailMark & { messageId: string; subject?: string; answers?: string };

/** What each kind of entry keeps beside its number. */
export type EntryDetails = {
  message: {
    mail?: StoredMail;
    /** Of a mail of ours with which the conversation begins. */
    subject?: string;
    /** It is a call that no one answered. */
    isCall?: true;
    /** It was sent from a suggested reply. */
    suggestion?: SuggestionUse;
  };
  status: {
    status: ChatStatus;
    by: ChatSide | 'program';
    byName: string | null;
  };
  assignment: { agentName: string | null; agentId: string | null };
  read: { side: ChatSide; upTo: number };
  offer: { offer: ChatOffer; by: ChatSide };
  rating: { stars: number; words: string };
  promise: { text: string; answerBy: string };
  alert: { name: string };
  transcript: { to: string };
  note: { text: string; authorName: string; byMail?: true; mentioned?: string[] };
  work: { work: 'quote-request' | 'appointment'; id: string; by: string };
  /** How far the text of a message got, or that the mail with it came back. */
  delivery: { of: number; state: DeliveryState; reason: string | null; isWithoutPictures?: true };
  snooze: { until: string | null; by: string };
  /** A number whose entry a power cut took. */
  lost: Record<string, never>;
};

type EntryKind = keyof EntryDetails;

/** An entry to write: its kind with what it keeps. */
export type NewEntry = {
  [Kind in EntryKind]: { kind: Kind; details: EntryDetails[Kind] };
}[EntryKind] & { messageId?: number; clientKey?: string | null };

/** A message as its table has it, with the photos that came along. */
export type KeptMessage = {
  id: number;
  text: string;
  sender: string;
  senderName: string;
  timestamp: Date;
  photos: string[];
  /** For each of them which page of a PDF it is, or nothing; left out when none is one. */
  pages?: string[] | null;
};

/** An entry as it is read. */
export type StoredEntry = {
  number: number;
  kind: string;
  details: Record<string, unknown>;
  clientKey: string | null;
  createdAt: Date;
  message: KeptMessage | null;
};

/** An entry as one side sees it: of what is for staff alone the visitor gets the number. */
export function presentEntry(entry: StoredEntry, side: ChatSide): ChatEntry {
  const numbered = { number: entry.number, at: entry.createdAt.toISOString() };
  const isVisitor = side === 'customer';
  const known = { kind: entry.kind, details: entry.details } as {
    [Kind in EntryKind]: { kind: Kind; details: EntryDetails[Kind] };
  }[EntryKind];
  switch (known.kind) {
    case 'message':
      return {
        ...numbered,
        kind: 'message',
        message: presentMessage(entry, known.details, isVisitor),
      };
    case 'status': {
      const { byName, ...rest } = known.details;
      return { ...numbered, kind: 'status', ...rest, byName: shownName(byName, isVisitor) };
    }
    case 'assignment': {
      const { agentName, agentId } = known.details;
      const name = shownName(agentName, isVisitor);
      return {
        ...numbered,
        kind: 'assignment',
        agentName: name,
        agentId: isVisitor ? null : agentId,
      };
    }
    case 'alert':
      return { ...numbered, kind: 'alert', name: isVisitor ? null : known.details.name };
    case 'note': {
      if (isVisitor) return { ...numbered, kind: 'hidden' };
      const { text, authorName, mentioned } = known.details;
      const note = { text, authorName, key: entry.clientKey };
      return { ...numbered, kind: 'note', ...note, ...(mentioned && { mentioned }) };
    }
    case 'work':
      return isVisitor
        ? { ...numbered, kind: 'hidden' }
        : { ...numbered, kind: 'work', ...known.details };
    case 'delivery':
      return isVisitor
        ? { ...numbered, kind: 'hidden' }
        : { ...numbered, kind: 'delivery', ...known.details };
    case 'snooze':
      return isVisitor
        ? { ...numbered, kind: 'hidden' }
        : { ...numbered, kind: 'snooze', ...known.details };
    case 'lost':
      return { ...numbered, kind: 'hidden' };
    case 'read':
      return { ...numbered, kind: 'read', ...known.details };
    case 'offer':
      return { ...numbered, kind: 'offer', ...known.details };
    case 'rating':
      return { ...numbered, kind: 'rating', ...known.details };
    case 'promise':
      return { ...numbered, kind: 'promise', ...known.details };
    case 'transcript':
      return { ...numbered, kind: 'transcript', ...known.details };
  }
}

function presentMessage(
  { message, clientKey }: StoredEntry,
  { mail, subject, isCall, suggestion }: EntryDetails['message'],
  isVisitor: boolean,
) {
  if (!message) throw new Error('an entry of a message has none');
  const { id, text, senderName, timestamp, photos, pages } = message;
  const sender: ChatSide = message.sender === 'support' ? 'support' : 'customer';
  const name = sender === 'support' && isVisitor ? firstNameOf(senderName) : senderName;
  return {
    id,
    key: clientKey,
    text,
    sender,
    senderName: name,
    photos,
    ...(pages && { pages }),
    mail: mail ? presentMail(mail, isVisitor) : null,
    ...(subject !== undefined && { subject }),
    ...(isCall && { isCall }),
    ...(suggestion && !isVisitor && { suggestion }),
    timestamp: timestamp.toISOString(),
  };
}

/** Anyone who began the chat typed the address: what is written below a reply from there is not for them. */
function presentMail({ from, quoted, files }: StoredMail, isVisitor: boolean): MailMark {
  return isVisitor ? { from: '', quoted: '', files: [] } : { from, quoted, files };
}

function shownName(name: string | null, isVisitor: boolean): string | null {
  return name !== null && isVisitor ? firstNameOf(name) : name;
}
