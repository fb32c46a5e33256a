// Says in words what someone of the staff did, and where it can be looked at.

/** Those whose name does not say it in the order "thing, action". */
const words: Readonly<Record<string, string>> = {
  'service-request-taken-up': 'picked up a request',
  'service-request-message': 'wrote to a customer about a request',
  'service-request-scheduled': 'scheduled a request',
  'service-request-asked': 'wrote down a request',
  'visit-noted': 'left a note on a visit',
  'visit-on-the-way': 'is on the way to a visit',
  'visit-set-out-undone': 'is not on the way to a visit after all',
  'visit-times-confirmed': 'confirmed the times of a visit',
  'problem-reported': 'reported a problem',
  'problem-written': 'wrote about a problem on a visit',
  'problem-answered': 'answered a problem on a visit',
  'problem-remedied': 'decided what is done about a problem on a visit',
  'problem-closed': 'closed a problem on a visit',
  'problem-reopened': 'reopened a problem on a visit',
  'plan-offer-agreed-for': 'recorded a customer’s yes to a plan',
  'plan-agreement-answered': 'answered an objection to a plan',
  'chat-let-in': 'let a chat in',
  'chat-offered': 'made an offer in a chat',
  'chat-offer-withdrawn': 'took back an offer in a chat',
  'chat-made-work': 'turned a chat into work',
  'chat-assigned': 'assigned a chat',
  'chat-prioritized': 'changed the priority of a chat',
  'content-drafted': 'saved a draft of a text for the site',
  'content-draft-discarded': 'discarded a draft of a text for the site',
  'content-added': 'added an entry to the site',
  'content-published': 'published a text on the site',
  'content-scheduled': 'scheduled a text for the site',
  'content-schedule-canceled': 'canceled a scheduled text for the site',
  'content-restored': 'took back a change of the site',
  'content-hidden': 'hid an entry of the site',
  'content-shown': 'showed an entry of the site again',
  'content-moved': 'moved an entry of the site',
  'content-removed': 'removed an entry of the site',
  'account-person-removed': 'removed someone from an account',
  'deletion-asked': 'asked for a deletion',
};

/** Such as "moved a visit". An action that has no words yet is said by its name. */
export function actionLabel(action: string): string {
  const known = words[action];
  if (known) return known;
  const parts = action.split('-');
  const verb = parts.pop() ?? action;
  const thing = parts.join(' ').replace(/^service request$/, 'request');
  return thing ? `${verb} ${article(thing)} ${thing}` : verb;
}

function article(thing: string): string {
  return /^[aeiou]/.test(thing) ? 'an' : 'a';
}

const pages: Readonly<Record<string, string>> = {
  visit: '/console/visits/',
  'service-request': '/console/requests/',
  user: '/console/customers/',
  customer: '/console/customers/',
  chat: '/admin-support/',
  'plan-offer': '/console/plans/offers/',
};

/** The page of what it was done to; null when it has none. */
export function actionPath(type: string | null, id: string | null): string | null {
  const page = type === null ? undefined : pages[type];
  return page && id ? page + id : null;
}
