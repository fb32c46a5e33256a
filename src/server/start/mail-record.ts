// Writes down every mail around the mailer, so that no one who sends one can forget it.

import { returnPathOf } from '#server/platform/inbound-mail/return-path.ts';
import type { JobTools } from '#server/platform/jobs/job.ts';
import { runningJob } from '#server/platform/jobs/running-job.ts';
import type { Mail, Mailer } from '#server/platform/mail/mailer.ts';
import { sealCopy } from '#server/platform/sent-messages/message-copy.ts';
import { noteEnd, noteTaken, noteTry } from '#server/platform/sent-messages/write-sent-mail.ts';
import type { ServerContext } from '../context.ts';

/** What jobs work with: the mailer, which writes down what it sends, and what is written down when a job ends. */
export function recordingTools(mailer: Mailer, context: ServerContext): JobTools {
  return {
    context,
    mailer: recordingMailer(mailer, context),
    ended: (job, error) => record(context, () => noteEnd(context, job, error)).then(() => {}),
  };
}

/** That it could not be written down keeps no mail from going. */
function recordingMailer(mailer: Mailer, context: ServerContext): Mailer {
  return {
    ...mailer,
    async send(mail) {
      if (mail.leavesNoRecord) {
        const job = runningJob();
        if (job) job.leavesNoRecord = true;
        return mailer.send(mail);
      }
      const mayGo = await record(context, async () =>
        noteTry(context, {
          channel: 'mail',
          ...recordOf(mail),
          subject: mail.subject,
          isList: mail.list !== undefined,
          // One for each subscriber would be many copies of the same.
          sealedBody: mail.list ? null : await sealCopy(context, mail),
        }),
      );
      if (mayGo === false) return;
      const returnPath = mail.returnPath ?? returnPathOf(context, mail);
      await mailer.send({ ...mail, ...(returnPath && { returnPath }) });
      await record(context, () => noteTaken(context, recordOf(mail)));
    },
  };
}

const recordOf = ({ id, copyOf, to }: Mail) => ({ mailId: copyOf ?? id, recipient: to });

async function record<Result>(
  context: ServerContext,
  note: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await note();
  } catch (error) {
    context.log.warn({ err: error }, 'a message was not written down');
    return undefined;
  }
}
