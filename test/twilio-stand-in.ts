// A stand-in for Twilio on this machine: its Messages resource and the files of texts as it is published, and webhooks signed as it
// signs them.
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as bodyOf } from 'node:stream/consumers';
import type { TestApp } from './test-app.ts';

export const TWILIO = {
  TWILIO_ACCOUNT_SID: `AC${'a1'.repeat(16)}`,
  TWILIO_AUTH_TOKEN: 'b2'.repeat(16),
  TWILIO_FROM: '+12815550100',
};

/** What an address of a picture was answered. */
export type FetchedPicture = { status: number; type: string; bytes: Uint8Array };

/** What it was asked to send, and its pictures, which it fetches after it has taken the text. */
type SentText = {
  sid: string;
  form: URLSearchParams;
  path: string;
  authorization: string;
  pictures: Promise<FetchedPicture[]>;
};

/** How it answers: as published, or as it does on a bad day. */
type Answer = { status: number; code?: number };

/** A file of a text: what it is, where another place than its own keeps it, and whether it is gone or never ends. */
type StoredFile = { type: string; bytes: Uint8Array; keptAt?: string; is?: 'gone' | 'endless' };

export type TwilioStandIn = {
  url: string;
  sent: SentText[];
  /** What the next questions are answered, one after the other; then all are taken. */
  refuse: (...answers: Answer[]) => void;
  /** The files of texts by their names, and every question for one with the password that it had. */
  files: Map<string, readonly StoredFile[]>;
  asked: { path: string; authorization: string | undefined }[];
  close: () => Promise<void>;
};

/** Starts it. `get` is how it fetches a picture: over the wire, unless the site that gives it does not listen. */
export async function twilioStandIn(get = fetchPicture): Promise<TwilioStandIn> {
  const sent: SentText[] = [];
  const refusals: Answer[] = [];
  const files: TwilioStandIn['files'] = new Map();
  const asked: TwilioStandIn['asked'] = [];
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') {
      asked.push({ path: request.url ?? '', authorization: request.headers.authorization });
      giveFile(request, response, files, refusals.shift());
      return;
    }
    const form = new URLSearchParams(await bodyOf(request));
    const refusal = refusals.shift();
    response.setHeader('content-type', 'application/json');
    if (refusal) {
      response.statusCode = refusal.status;
      response.end(JSON.stringify({ code: refusal.code, status: refusal.status, message: 'No' }));
      return;
    }
    const sid = `SM${String(sent.length).padStart(32, '0')}`;
    const { url: path = '', headers } = request;
    const pictures = Promise.all(form.getAll('MediaUrl').map((url) => get(new URL(url))));
    sent.push({ sid, form, path, authorization: headers.authorization ?? '', pictures });
    response.statusCode = 201;
    response.end(JSON.stringify({ sid, status: 'queued', to: form.get('To') }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    ...{ sent, files, asked },
    refuse: (...answers) => void refusals.push(...answers),
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

async function fetchPicture(url: URL): Promise<FetchedPicture> {
  const answer = await fetch(url, { redirect: 'error' });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', bytes };
}

/** The list of a text's files, the way to one, and the file itself, which needs no password. */
function giveFile(
  { url = '', headers }: IncomingMessage,
  response: ServerResponse,
  files: TwilioStandIn['files'],
  refusal?: Answer,
): void {
  const [, text = '', rest = ''] = /\/([SM]M[\da-f]{32})\/Media(.*)$/i.exec(url) ?? [];
  const stored = files.get(text);
  const kept = /^\/kept\/(\w+)\/(\d)$/.exec(url);
  const file = kept ? files.get(kept[1] ?? '')?.[Number(kept[2])] : undefined;
  if (refusal) response.writeHead(refusal.status).end();
  else if (file?.is === 'gone') response.writeHead(404).end();
  else if (file?.is === 'endless') response.writeHead(200).write('GIF89a');
  else if (file) response.writeHead(200, { 'content-type': file.type }).end(file.bytes);
  else if (!stored || !headers.authorization) response.writeHead(404).end();
  else if (rest.startsWith('.json')) {
    const media_list = stored.map(({ type }, at) => ({ sid: nameOfFile(at), content_type: type }));
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ media_list, page_size: 10 }));
  } else {
    const at = Number(rest.slice(-1));
    const location = stored[at]?.keptAt ?? `/kept/${text}/${at}`;
    response.writeHead(307, { location }).end();
  }
}

function nameOfFile(at: number): string {
  return `ME${String(at).padStart(32, '0')}`;
}

/** The signature that Twilio publishes for its webhooks. */
export function twilioSignature(url: string, fields: Record<string, string>): string {
  const all = Object.keys(fields)
    .sort()
    .map((name) => name + fields[name])
    .join('');
  return createHmac('sha1', TWILIO.TWILIO_AUTH_TOKEN)
    .update(url + all)
    .digest('base64');
}

/** Knocks at one of our doors as Twilio does; `changes` are headers that are otherwise than it would send them. */
export async function twilioCalls(
  { app, context }: Pick<TestApp, 'app' | 'context'>,
  path: string,
  fields: Record<string, string>,
  changes: Record<string, string> = {},
): Promise<number> {
  const form = { AccountSid: TWILIO.TWILIO_ACCOUNT_SID, ...fields };
  const url = new URL(path, context.config.publicUrl).href;
  const answer = await app.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': twilioSignature(url, form),
      ...changes,
    },
    payload: new URLSearchParams(form).toString(),
  });
  return answer.statusCode;
}
