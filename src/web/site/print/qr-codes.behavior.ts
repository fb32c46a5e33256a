// Draws the codes of a printed piece; until then, and when one fails, its placeholder stays.
import QRCode from 'qrcode';
import { qrLook } from '#company/facts/print-copy.ts';

/** Draws every code below `root`, as vectors: a printer shows each pixel of anything else. */
export function start(root: HTMLElement): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-qr]')) {
    draw(place).catch((error: unknown) => {
      // biome-ignore lint/suspicious/noConsole: a failure is logged and nothing else: the piece is still usable
      console.error('This QR code could not be drawn.', error);
    });
  }
}

/** Puts the picture in the place of the icon; `data-qr` holds the address, `data-qr-width` the width in pixels. */
async function draw(place: HTMLElement): Promise<void> {
  const { qr = '', qrWidth, qrLabel } = place.dataset;
  const width = Number(qrWidth);
  const { margin, dark, light } = qrLook;
  const svg = await QRCode.toString(qr, { type: 'svg', width, margin, color: { dark, light } });
  const picture = new Image(width, width);
  picture.alt = `QR code: ${qrLabel}`;
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await picture.decode();
  place.replaceChildren(picture);
}
