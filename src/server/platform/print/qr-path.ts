// A code for the camera of a telephone as one path, for paper and pages alike.
import QRCode from 'qrcode';
import { qrLook } from '#company/facts/print-copy.ts';

/**
 * The dark modules as one path of rectangles, a run of neighbors in a row being one: no hairlines between them. `side` is the
 * length of a side in modules, quiet zone included.
 */
export function qrPath(text: string): { side: number; dark: string } {
  const { size, data } = QRCode.create(text).modules;
  let dark = '';
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      let length = 0;
      while (x + length < size && data[y * size + x + length]) length += 1;
      if (length === 0) continue;
      dark += `M${x + qrLook.margin} ${y + qrLook.margin}h${length}v1h${-length}z`;
      x += length;
    }
  }
  return { side: size + 2 * qrLook.margin, dark };
}
