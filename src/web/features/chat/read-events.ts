// Reads a stream of server-sent events from the body of an answer (WHATWG HTML 9.2). EventSource would hide the heartbeat, and
// with it that a connection is dead, and the status of a refusal.

export type Heard = {
  event: (name: string, data: string) => void;
  /** Anything at all has come, if only a heartbeat. */
  alive: () => void;
  /** The server says how long to wait before one comes back. */
  retry: (ms: number) => void;
};

/** Settles at the end of the stream; rejects when it breaks off, and when nothing comes for `silentMs`. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  heard: Heard,
  silentMs: number,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { value, done } = await within(silentMs, reader.read());
      if (done) return;
      heard.alive();
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) tell(block, heard);
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

function tell(block: string, heard: Heard): void {
  let name = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':');
    const field = line.slice(0, colon);
    const value = line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
    if (field === 'retry') heard.retry(Number(value));
  }
  if (data.length > 0) heard.event(name, data.join('\n'));
}

/** What a promise gives, or a rejection when it takes too long. */
function within<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, ms, new Error('nothing came'));
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
