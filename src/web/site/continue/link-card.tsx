// A new private link: to scan, to copy, to mail to oneself, to type, and to stop.
import { useEffect, useState } from 'react';
import { qrLook } from '#company/facts/print-copy.ts';
import type { CarryLink } from '#contract/leads/carried-forms.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';

/** With the module that the code brings, the four of quiet around it that a camera needs by night as well (ISO/IEC 18004). */
const QUIET = 3;

/** The link is told this once; who leaves the page makes a new one. */
export function LinkCard({ link: { code, url, qr, photos } }: { link: CarryLink }) {
  const side = qr.side + 2 * QUIET;
  const mail = `mailto:?subject=${encodeURIComponent('Continue on my other device')}&body=${encodeURIComponent(url)}`;
  return (
    <>
      <p className="mt-4 text-lead text-ink-soft">
        Open it on the other device within seven days{photos > 0 ? '; the photos come with it' : ''}
        .
      </p>
      <div className="mt-8 grid items-center gap-6 rounded-card border border-line bg-raised p-6 sm:grid-cols-[auto_1fr]">
        <svg
          viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
          className="mx-auto size-44 rounded-field"
          role="img"
          aria-label="Code with the link, for a camera"
        >
          <path d={`M${-QUIET} ${-QUIET}h${side}v${side}h${-side}z`} fill={qrLook.light} />
          <path d={qr.dark} fill={qrLook.dark} />
        </svg>
        <div className="min-w-0">
          <p className="text-small text-ink-soft">Scan the code, or type this address:</p>
          <p className="mt-1 font-semibold tabular-nums wrap-anywhere select-all">
            {url.replace(/^https?:\/\//, '')}
          </p>
          <div className="mt-5 flex flex-wrap gap-3">
            <HandOver url={url} />
            <ButtonLink variant="quiet" href={mail}>
              Email It to Myself
            </ButtonLink>
          </div>
        </div>
      </div>
      <p className="mt-6 text-ink-soft">
        Anyone with this link can see what you filled in, so keep it to yourself. It expires after
        seven days.
      </p>
      <form method="post" action="/continue" className="mt-4">
        <Button variant="quiet" type="submit" name="stop" value={code}>
          Stop This Link
        </Button>
      </form>
    </>
  );
}

/** What only a script can do: the device's own way to share, else the clipboard. */
function HandOver({ url }: { url: string }) {
  const [way, setWay] = useState<'share' | 'copy' | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) setWay('share');
    else if (navigator.clipboard) setWay('copy');
  }, []);
  if (!way) return null;
  const handOver = async () => {
    try {
      if (way === 'share') await navigator.share({ url });
      else {
        await navigator.clipboard.writeText(url);
        setSaid('Copied.');
      }
    } catch {
      // Nothing was chosen, or the browser refused: the address still stands there to be selected.
    }
  };
  return (
    <>
      <Button variant="clay" onClick={handOver}>
        {way === 'share' ? 'Share Link' : 'Copy Link'}
      </Button>
      <span role="status" className="self-center text-small text-green">
        {said}
      </span>
    </>
  );
}
