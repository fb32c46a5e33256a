// Asks a language model for one answer, by the shape of chat completions that most of them speak, also those that run on one's own machine.
import { z } from 'zod';
import type { LanguageModel } from '#server/platform/installation/config.ts';

/** What it is told: the rules, then who said what. */
export type ModelMessage = { role: 'system' | 'user' | 'assistant'; content: string };

const Completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

/** More than a reply of a hundred words has in any language. */
const MOST_TOKENS = 400;
/** A completion of so many tokens is far smaller. */
const MOST_BYTES = 200_000;

/**
 * What it answers, trimmed; empty when it says nothing.
 *
 * @throws Error when it refuses, is not there, or takes longer than it may.
 */
export async function askModel(
  { url, model, apiKey }: LanguageModel,
  messages: readonly ModelMessage[],
  answerWithinMs: number,
): Promise<string> {
  const base = url.href.endsWith('/') ? url : new URL(`${url.href}/`);
  const answer = await fetch(new URL('chat/completions', base), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(apiKey && { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify({ model, messages, max_tokens: MOST_TOKENS, temperature: 0.2 }),
    redirect: 'error',
    signal: AbortSignal.timeout(answerWithinMs),
  });
  if (!answer.ok) throw new Error(`the language model answered ${answer.status}`);
  const { choices } = Completion.parse(JSON.parse(await readText(answer)));
  return choices[0]?.message.content.trim() ?? '';
}

/** The body, unless it goes on for longer than any answer. */
async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw new Error('the language model answered without an end');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
