// Takes mail in: what answers one of our mails goes to the module whose tag its address has, all else to us to the one that
// takes it.
import type { ServerContext } from '../../context.ts';
import type { HandlerTools, MailTaker, Module, ReplyTaker } from '../../module.ts';
import type { Handlers } from '../http/mount.ts';
import { RequestProblem } from '../http/problem.ts';
import { createMailReader } from './mail-reader.ts';
import { isFromUs, isToUs } from './our-addresses.ts';
import { subjectAmong } from './reply-address.ts';

/** The door for mail. `modules` are asked when it is used, since they name this one among them. */
export function inboundMailModule(modules: () => readonly Module[]): Module {
  return {
    handlers: (tools) =>
      inboundMailHandlers(tools, {
        replies: () => takersOf(modules()),
        mails: () => modules().find(({ mails }) => mails)?.mails,
      }),
  };
}

function takersOf(modules: readonly Module[]): Record<string, ReplyTaker> {
  return Object.assign({}, ...modules.map(({ replies = {} }) => replies));
}

function inboundMailHandlers(
  { context, workshop }: HandlerTools,
  takers: { replies: () => Record<string, ReplyTaker>; mails: () => MailTaker | undefined },
): Handlers<'POST /api/inbound-mail'> {
  const readMail = createMailReader();
  return {
    async 'POST /api/inbound-mail'({ file, query }) {
      const mail = await readMail(file);
      const recipients = [...(query.to ? [query.to] : []), ...mail.recipients];
      const subject = subjectOfMail(context, recipients);
      if (!subject && isToUs(context, recipients)) {
        const takeMail = takers.mails();
        if (!takeMail || isFromUs(context, mail.from.address)) throw notOurs();
        await takeMail({ context, workshop }, mail);
        return null;
      }
      const take = subject && takers.replies()[subject.kind];
      if (!take || !(await take({ context, workshop }, subject.id, mail))) throw notOurs();
      return null;
    },
  };
}

function subjectOfMail({ config, secrets }: ServerContext, addresses: string[]) {
  return config.replyEmail && subjectAmong(secrets.replyTag, config.replyEmail, addresses);
}

/** The mail server keeps what is refused, or sends it back: nothing is lost in silence. */
function notOurs(): RequestProblem {
  return new RequestProblem('not_found', 'No conversation has this address.');
}
