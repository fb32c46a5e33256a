// Writes the lines of a quote with their pins in the place of those before.
import { eq } from 'drizzle-orm';
import type { QuoteLineDraft } from '#contract/quotes/quote-desk.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { quoteLineItems } from '#server/platform/database/schema/quote.ts';
import { quotePins } from '#server/platform/database/schema/quote-version.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { photosAmong } from './quote.queries.ts';

/**
 * Puts the lines. An optional line that the customer had chosen stays chosen when one of its description is still optional.
 *
 * @throws RequestProblem 422 when a pin is on a photo that does not belong to the request.
 */
export async function putLines(
  tx: Tx,
  quote: { id: string; serviceRequestId: number | null },
  lines: readonly QuoteLineDraft[],
): Promise<void> {
  await requireOwnPhotos(tx, quote.serviceRequestId ?? 0, lines);
  const chosen = await chosenBefore(tx, quote.id);
  await tx.delete(quoteLineItems).where(eq(quoteLineItems.quoteId, quote.id));
  for (const [position, { pins, priceRule, ...line }] of lines.entries()) {
    const isChosen = line.isOptional && chosen.has(line.description);
    const [row] = await tx
      .insert(quoteLineItems)
      .values({ quoteId: quote.id, position, ...line, isChosen, priceRule: priceRule || null })
      .returning({ id: quoteLineItems.id });
    if (!row) throw new Error('the line was not written');
    if (pins.length > 0) {
      await tx
        .insert(quotePins)
        .values(pins.map((pin) => ({ lineItemId: row.id, ...placed(pin) })));
    }
  }
}

/** A tenth of a thousandth is finer than a pixel of the largest photo. */
function placed({ photoId, x, y }: QuoteLineDraft['pins'][number]) {
  const rounded = (share: number) => Math.round(share * 10_000) / 10_000;
  return { photoId: photoId.toLowerCase(), x: rounded(x), y: rounded(y) };
}

async function chosenBefore(tx: Tx, quoteId: string): Promise<Set<string>> {
  const rows = await tx.select().from(quoteLineItems).where(eq(quoteLineItems.quoteId, quoteId));
  return new Set(
    rows.flatMap((line) => (line.isOptional && line.isChosen ? [line.description] : [])),
  );
}

async function requireOwnPhotos(
  tx: Tx,
  serviceRequestId: number,
  lines: readonly QuoteLineDraft[],
): Promise<void> {
  const ids = lines.flatMap(({ pins }) => pins.map(({ photoId }) => photoId.toLowerCase()));
  const own = await photosAmong(tx, serviceRequestId, ids);
  const detail = 'This photo does not belong to the request.';
  const errors = lines.flatMap(({ pins }, line) =>
    pins.flatMap(({ photoId }, pin) =>
      own.has(photoId.toLowerCase())
        ? []
        : [{ pointer: `/lines/${line}/pins/${pin}/photoId`, detail }],
    ),
  );
  if (errors.length > 0) throw new RequestProblem('invalid_input', detail, { errors });
}
