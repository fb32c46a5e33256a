// Shows the mails of the outbox at /dev/mailbox to who started the program here, so that a first start needs no mail server.
import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import PostalMime, { type Email } from 'postal-mime';
import { renderToStaticMarkup } from 'react-dom/server';
import { isLocalVisitor } from '../http/local-only.ts';
import { PlainPage, plainPageHeaders } from '../http/plain-page.tsx';
import { RequestProblem } from '../http/problem.ts';
import type { Config } from '../installation/config.ts';

const MAX_LISTED = 200;

/** Registers the list, one mail, its HTML and its attachments, for visitors with the key of the printed links. */
export function registerMailbox(
  app: FastifyInstance,
  { config, outbox, localKey }: { config: Config; outbox: string; localKey: string },
): void {
  const requireLocal = (request: FastifyRequest) => {
    if (!isLocalVisitor(request, localKey)) throw notFound();
  };
  app.get('/dev/mailbox', async (request, reply) => {
    requireLocal(request);
    const names = await newestFirst(outbox);
    const mails = await Promise.all(
      names.map(async (name) => ({ name, mail: await readMail(outbox, name) })),
    );
    return page(reply, config, 'Mailbox', <MailList mails={mails} />);
  });

  app.get<MailRoute>('/dev/mailbox/:name', async (request, reply) => {
    requireLocal(request);
    const mail = await readMail(outbox, request.params.name);
    return page(
      reply,
      config,
      mail.subject ?? 'Mail',
      <MailView name={request.params.name} mail={mail} />,
    );
  });

  app.get<MailRoute>('/dev/mailbox/:name/html', async (request, reply) => {
    requireLocal(request);
    const mail = await readMail(outbox, request.params.name);
    return reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
      )
      .header('x-frame-options', 'SAMEORIGIN')
      .type('text/html; charset=utf-8')
      .send(`<base target="_blank">${mail.html ?? ''}`);
  });

  app.get<MailRoute & { Params: { index: string } }>(
    '/dev/mailbox/:name/attachments/:index',
    async (request, reply) => {
      requireLocal(request);
      const mail = await readMail(outbox, request.params.name);
      const attachment = mail.attachments[Number(request.params.index)];
      if (!attachment) throw notFound();
      const { content } = attachment;
      return reply
        .header(
          'content-disposition',
          `attachment; filename="${(attachment.filename ?? 'attachment').replace(/[^\w.-]/g, '_')}"`,
        )
        .type(attachment.mimeType)
        .send(typeof content === 'string' ? content : Buffer.from(new Uint8Array(content)));
    },
  );
}

type MailRoute = { Params: { name: string } };

async function newestFirst(outbox: string): Promise<string[]> {
  const names = await readdir(outbox).catch(() => []);
  return names.filter(isMailName).sort().reverse().slice(0, MAX_LISTED);
}

async function readMail(outbox: string, name: string): Promise<Email> {
  if (!isMailName(name)) throw notFound();
  const bytes = await readFile(join(outbox, name)).catch(() => null);
  if (!bytes) throw notFound();
  return PostalMime.parse(bytes);
}

/** Names are made by the mailer; anything else, above all a path, is nothing. */
function isMailName(name: string): boolean {
  return /^\d{4}-[\w.-]+\.eml$/.test(name);
}

function notFound(): RequestProblem {
  return new RequestProblem('not_found', 'There is nothing at this address.');
}

function page(
  reply: FastifyReply,
  config: Config,
  title: string,
  content: React.ReactNode,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const html = renderToStaticMarkup(
    <PlainPage title={title} nonce={nonce}>
      {content}
    </PlainPage>,
  );
  return reply
    .headers({ ...plainPageHeaders(config.publicUrl, nonce), 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(`<!DOCTYPE html>${html}`);
}

function MailList({ mails }: { mails: { name: string; mail: Email }[] }) {
  if (mails.length === 0) {
    return <p>No email has been sent yet. Book a consultation on the site and look here again.</p>;
  }
  return (
    <table>
      <caption>Emails this installation would have sent, newest first</caption>
      <thead>
        <tr>
          <th scope="col">Subject</th>
          <th scope="col">To</th>
          <th scope="col">Sent</th>
        </tr>
      </thead>
      <tbody>
        {mails.map(({ name, mail }) => (
          <tr key={name}>
            <td>
              <a href={`/dev/mailbox/${name}`}>{mail.subject}</a>
            </td>
            <td>{recipients(mail)}</td>
            <td>{mail.date}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function MailView({ name, mail }: { name: string; mail: Email }) {
  return (
    <>
      <p>
        <a href="/dev/mailbox">All mails</a>
      </p>
      <dl>
        <dt>From</dt>
        <dd>{mail.from?.address}</dd>
        <dt>To</dt>
        <dd>{recipients(mail)}</dd>
        {mail.replyTo?.[0] && (
          <>
            <dt>Reply to</dt>
            <dd>{mail.replyTo[0].address}</dd>
          </>
        )}
      </dl>
      {mail.attachments.map((attachment, index) => (
        <p key={attachment.filename ?? attachment.mimeType}>
          <a href={`/dev/mailbox/${name}/attachments/${index}`}>
            {attachment.filename ?? attachment.mimeType}
          </a>
        </p>
      ))}
      <iframe title="The email as sent" src={`/dev/mailbox/${name}/html`} />
      <h2>Plain text</h2>
      <pre>{mail.text}</pre>
    </>
  );
}

function recipients(mail: Email): string {
  return (mail.to ?? []).map(({ address }) => address).join(', ');
}
