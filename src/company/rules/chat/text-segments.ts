// How many text messages a text is sent as: by the alphabets of GSM 03.38, seven bits a letter or, with any other sign, sixteen.

/** The default alphabet (3GPP TS 23.038, 6.2.1), and the signs that take two of its letters (6.2.1.1). */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const EXTENDED = new Set('\f^{}\\[~]|€');

/** So much fits into one, and into each of several, which carry a head that puts them together. */
const SIZES = { gsm: { alone: 160, joined: 153 }, unicode: { alone: 70, joined: 67 } } as const;

/** How a text is sent. */
export type TextSize = { count: number; isUnicode: boolean };

/** In how many parts a text leaves; none for one without a letter. */
export function textSize(text: string): TextSize {
  const signs = Array.from(text);
  const isUnicode = signs.some((sign) => !BASIC.has(sign) && !EXTENDED.has(sign));
  const units = signs.map((sign) => (isUnicode ? sign.length : EXTENDED.has(sign) ? 2 : 1));
  const { alone, joined } = isUnicode ? SIZES.unicode : SIZES.gsm;
  const all = units.reduce((sum, unit) => sum + unit, 0);
  if (all <= alone) return { count: all === 0 ? 0 : 1, isUnicode };
  let count = 1;
  let used = 0;
  for (const unit of units) {
    // A sign of two units is not torn apart.
    if (used + unit > joined) {
      count += 1;
      used = 0;
    }
    used += unit;
  }
  return { count, isUnicode };
}
