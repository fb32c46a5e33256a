// Who may open a conversation, and on which side of it they are.
import { personName } from '#company/rules/customers/person-name.ts';
import { FULL_NAME_LENGTH } from '#company/rules/platform/form-fields.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { ChatSide } from '#contract/chat/chat-log.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ChatRow } from './chat.queries.ts';

/** Who asks: the browser by its keys, and the signed-in person if there is one. */
export type ChatCaller = {
  user: CurrentUser | undefined;
  /** The hash of the cookie that opens conversations. */
  keyHash: string | undefined;
  /** The hash of the visitor's cookie, which owns uploaded photos and held times. */
  visitorHash: string;
  /** Staff in the panel of the site want to be taken for visitors. */
  isVisitor: boolean;
};

/** How a key opens: one that came by mail opens a conversation of an account, too. */
export type FoundKey = { opensLinked: boolean } | undefined;

/**
 * The side of a conversation on which someone is; undefined when it is none of their business. Staff are at the desk unless
 * they ask to be taken for a visitor. A conversation of an account is opened by that account or by a link in a mail; any
 * other one by the browser in which it began.
 */
export function sideOf(
  session: Pick<ChatRow, 'userId'>,
  key: FoundKey,
  { user, isVisitor }: Pick<ChatCaller, 'user' | 'isVisitor'>,
): ChatSide | undefined {
  if (user && isOfOffice(user) && !isVisitor) return 'support';
  if (session.userId === null) return key ? 'customer' : undefined;
  return session.userId === user?.id || key?.opensLinked ? 'customer' : undefined;
}

/** What a visitor is called who gave no name; no name of theirs, so it is asked for where one is needed. */
export const UNNAMED = 'Visitor';

/** Whether someone is of the office, which answers chats. */
export function isOfOffice({ rights }: Pick<CurrentUser, 'rights'>): boolean {
  return rights.includes('staff');
}

/**
 * What someone is called: by colleagues in full, by visitors by the first name. Two names of the longest kind are one letter
 * longer than a name in one field, and an address is longer still.
 */
export function agentName({ firstName, lastName, email }: CurrentUser): string {
  const name = personName({ firstName, lastName }) || email;
  return Array.from(name).slice(0, FULL_NAME_LENGTH).join('');
}

/** The first word of a name, as visitors learn it. */
export function firstNameOf(name: string): string {
  return name.includes('@') ? 'Support' : (name.split(' ')[0] ?? 'Support');
}

/** The same for a conversation that is someone else's and for one that does not exist. */
export function noChat(): RequestProblem {
  return new RequestProblem('not_found', 'We could not find this conversation.');
}
