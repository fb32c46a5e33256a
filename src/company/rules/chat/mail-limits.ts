// How much mail comes into chats in a day, so that neither a loop nor a stranger can flood the desk (docs/product/mails-in.md#bounds).

/** Of one conversation, mails of programs as well; what comes then is a loop. */
export const MAILS_PER_DAY = 100;

/** Conversations that strangers begin by mail, all together. Who is a customer here is not counted. */
export const BEGUN_BY_MAIL_PER_DAY = 200;

/** The same from addresses of one domain. Large enough for those where everyone has their mailbox. */
export const BEGUN_BY_DOMAIN_PER_DAY = 30;
