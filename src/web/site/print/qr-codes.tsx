// The three codes of a printed piece: a link that holds the place with an icon until the code is drawn
// (docs/product/print.md#codes).
import { type QrTarget, qrTargets } from '#company/facts/print-copy.ts';

const icons: Record<QrTarget['icon'], string> = {
  globe:
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm0 0c-4.5-4.7-4.5-12.3 0-17m0 17c4.5-4.7 4.5-12.3 0-17M3.5 12h17',
  picture: 'M3.5 5h17v14h-17zm0 11 5-5 4 4 2.5-2.5 5.5 5.5M15.5 9.5h.01',
  star: 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8Z',
};

type QrCodesProps = {
  origin: string;
  /** The code of the short link that the piece carries. */
  link?: string | undefined;
  /** In pixels (docs/product/print.md#codes). */
  width: 120 | 100;
};

/** The codes in a row; an element around them starts the behavior `qr-codes`. */
export function QrCodes({ origin, link, width }: QrCodesProps) {
  return (
    <ul className="qr-codes">
      {qrTargets(origin, link).map(({ label, icon, url }) => (
        <li key={label}>
          <a href={url}>
            <span
              className="qr-codes-square"
              data-qr={url}
              data-qr-label={label}
              data-qr-width={width}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={icons[icon]} />
              </svg>
            </span>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
