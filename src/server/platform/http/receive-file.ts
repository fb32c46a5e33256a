// Receives the one file of a multipart form into memory, within limits, and turns every fault of the form into a 4xx.
import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Upload } from '#contract/platform/endpoint.ts';
import { RequestProblem } from './problem.ts';

/** Boundaries and part headers around the file. */
const FRAME_BYTES = 16_000;

/** The file of one request, with the sentence of its 413. */
type Expected = Omit<Upload, 'tooLarge'> & { tooLarge: string };

/** The most that is read of a request that carries a file. */
export function largestRequest({ maxBytes }: Pick<Upload, 'maxBytes'>): number {
  return maxBytes + FRAME_BYTES;
}

/**
 * Receives the file of a request, and stops reading as soon as it is too large.
 *
 * @param query The endpoint's query as it was read.
 * @throws RequestProblem 400, 408, 413, 415 or 422 for what the sender did wrong.
 */
export async function receiveFile(
  request: FastifyRequest,
  given: Upload,
  query: unknown,
): Promise<Uint8Array> {
  const upload = { ...given, tooLarge: given.tooLarge(query as never) };
  try {
    return await receive(request, upload);
  } catch (error) {
    request.raw.unpipe();
    throw asProblem(error, upload);
  }
}

async function receive(request: FastifyRequest, upload: Expected): Promise<Uint8Array> {
  if (!request.isMultipart()) {
    throw new RequestProblem(
      'unsupported_media_type',
      `Please send the file as multipart/form-data, in a field named "${upload.field}".`,
    );
  }
  if (Number(request.headers['content-length'] ?? 0) > largestRequest(upload)) {
    throw tooLarge(upload);
  }
  const limits = {
    // One byte more than is taken, so that it is seen.
    fileSize: upload.maxBytes + 1,
    files: 2,
    fields: 1,
    headerPairs: 50,
    fieldSize: 100,
  };
  let bytes: Uint8Array | undefined;
  for await (const part of request.parts({ limits })) {
    if (part.fieldname !== upload.field) throw unknownField(part.fieldname);
    if (part.type !== 'file') throw refused(upload, 'Please choose a file.');
    if (bytes) throw refused(upload, 'Please send one file at a time.');
    bytes = await readFile(part.file, upload);
  }
  if (!bytes) throw refused(upload, 'Please choose a file.');
  return bytes;
}

async function readFile(file: AsyncIterable<Buffer>, upload: Expected): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of file) {
    size += chunk.length;
    if (size > upload.maxBytes) throw tooLarge(upload);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

/** The parser's own errors carry no code: whatever it cannot read is the sender's fault. */
function asProblem(error: unknown, upload: Expected): RequestProblem {
  if (error instanceof RequestProblem) return error;
  const { code } = error as { code?: unknown };
  if (code === 'FST_FILES_LIMIT') return refused(upload, 'Please send one file at a time.');
  return new RequestProblem('malformed_request', 'The upload could not be read. Please try again.');
}

function tooLarge(upload: Expected): RequestProblem {
  return new RequestProblem('body_too_large', upload.tooLarge, {
    errors: [{ pointer: `/${upload.field}`, detail: upload.tooLarge }],
  });
}

function refused(upload: Expected, detail: string): RequestProblem {
  const errors = [{ pointer: `/${upload.field}`, detail }];
  return new RequestProblem('invalid_input', detail, { errors });
}

function unknownField(name: string): RequestProblem {
  const pointer = `/${name.slice(0, 100).replaceAll('~', '~0').replaceAll('/', '~1')}`;
  return new RequestProblem('unknown_field', 'The request has fields that are not known.', {
    errors: [{ pointer, detail: 'This field is not known.' }],
  });
}
