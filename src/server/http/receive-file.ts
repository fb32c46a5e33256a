// Receives the one file of a multipart form into memory, within limits, and turns every fault of the form into a 4xx.
import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Upload } from '#contract/endpoint.ts';
import { RequestProblem } from './problem.ts';

/** Receives a file; see `createFileReceiver`. */
export type FileReceiver = (request: FastifyRequest, upload: Upload) => Promise<Uint8Array>;

/** Files held in memory while they arrive; more senders are asked to come again. */
const ARRIVING_AT_ONCE = 30;
const RETRY_AFTER_SECONDS = 5;
/** Boundaries and part headers around the file. */
const FRAME_BYTES = 16_000;

/**
 * Makes a receiver that bounds how many files arrive at the same time.
 *
 * The receiver throws RequestProblem 400, 413, 415 or 422 for what the sender did wrong, 503 when too many are sending.
 */
export function createFileReceiver(): FileReceiver {
  let arriving = 0;
  return async (request, upload) => {
    if (arriving >= ARRIVING_AT_ONCE) throw comeAgain();
    arriving += 1;
    try {
      return await receive(request, upload);
    } catch (error) {
      // The rest is read and thrown away, so that the sender is free to read our answer.
      request.raw.unpipe();
      request.raw.resume();
      throw asProblem(error, upload);
    } finally {
      arriving -= 1;
    }
  };
}

async function receive(request: FastifyRequest, upload: Upload): Promise<Uint8Array> {
  if (!request.isMultipart()) {
    throw new RequestProblem(
      'unsupported_media_type',
      `Please send the file as multipart/form-data, in a field named "${upload.field}".`,
    );
  }
  if (Number(request.headers['content-length'] ?? 0) > upload.maxBytes + FRAME_BYTES) {
    throw tooLarge(upload);
  }
  const limits = {
    fileSize: upload.maxBytes,
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
    bytes = await part.toBuffer();
  }
  if (!bytes) throw refused(upload, 'Please choose a file.');
  return bytes;
}

/** The parser's own errors carry no code: whatever it cannot read is the sender's fault. */
function asProblem(error: unknown, upload: Upload): RequestProblem {
  if (error instanceof RequestProblem) return error;
  const { code } = error as { code?: unknown };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(upload);
  if (code === 'FST_FILES_LIMIT') return refused(upload, 'Please send one file at a time.');
  return new RequestProblem('malformed_request', 'The upload could not be read. Please try again.');
}

function tooLarge(upload: Upload): RequestProblem {
  return new RequestProblem('body_too_large', upload.tooLarge, {
    errors: [{ pointer: `/${upload.field}`, detail: upload.tooLarge }],
  });
}

function refused(upload: Upload, detail: string): RequestProblem {
  const errors = [{ pointer: `/${upload.field}`, detail }];
  return new RequestProblem('invalid_input', detail, { errors });
}

function unknownField(name: string): RequestProblem {
  const pointer = `/${name.slice(0, 100).replaceAll('~', '~0').replaceAll('/', '~1')}`;
  return new RequestProblem('unknown_field', 'The request has fields that are not known.', {
    errors: [{ pointer, detail: 'This field is not known.' }],
  });
}

function comeAgain(): RequestProblem {
  return new RequestProblem(
    'unavailable',
    'We are receiving many photos right now. Please try again in a moment.',
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
  );
}
