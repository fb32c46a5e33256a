// A new private link: to scan, to copy, to mail to oneself, to type, and to stop.
import { useEffect, useState } from 'react';
import { hrefIn, type Language } from '#company/facts/languages.ts';
import { qrLook } from '#company/facts/print-copy.ts';
import type { CarryLink } from '#contract/leads/carried-forms.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { ContinueMessages } from './messages/continue-messages.en.ts';

/** With the module that the code brings, the four of quiet around it that a camera needs by night as well (ISO/IEC 18004). */
const QUIET = 3;

type LinkCardProps = { link: CarryLink; words: ContinueMessages['card']; language: Language };

/** The link is told this once; who leaves the page makes a new one. */
export function LinkCard({ link, words, language }: LinkCardProps) {
  const { code, url, qr, photos } = link;
  const side = qr.side + 2 * QUIET;
  const mail = `mailto:?subject=${encodeURIComponent(words.subject)}&body=${encodeURIComponent(url)}`;
  return (
    <>
      <p className="mt-4 text-lead text-ink-soft">
        {photos > 0 ? words.openItWithPhotos : words.openIt}
      </p>
      <div className="mt-8 grid items-center gap-6 rounded-card border border-line bg-raised p-6 sm:grid-cols-[auto_1fr]">
        <svg
          viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
          className="mx-auto size-44 rounded-field"
          role="img"
          aria-label={words.code}
        >
          <path d={`M${-QUIET} ${-QUIET}h${side}v${side}h${-side}z`} fill={qrLook.light} />
          <path d={qr.dark} fill={qrLook.dark} />
        </svg>
        <div className="min-w-0">
          <p className="text-small text-ink-soft">{words.scan}</p>
          <p className="mt-1 font-semibold tabular-nums wrap-anywhere select-all">
            {url.replace(/^https?:\/\//, '')}
          </p>
          <div className="mt-5 flex flex-wrap gap-3">
            <HandOver url={url} words={words} />
            <ButtonLink variant="quiet" href={mail}>
              {words.mail}
            </ButtonLink>
          </div>
        </div>
      </div>
      <p className="mt-6 text-ink-soft">{words.secret}</p>
      <form method="post" action={hrefIn(language, '/continue')} className="mt-4">
        <Button variant="quiet" type="submit" name="stop" value={code}>
          {words.stop}
        </Button>
      </form>
    </>
  );
}

/** What only a script can do: the device's own way to share, else the clipboard. */
function HandOver({ url, words }: { url: string; words: ContinueMessages['card'] }) {
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
        setSaid(words.copied);
      }
    } catch {
      // Nothing was chosen, or the browser refused: the address still stands there to be selected.
    }
  };
  return (
    <>
      <Button variant="clay" onClick={handOver}>
        {way === 'share' ? words.share : words.copy}
      </Button>
      <span role="status" className="self-center text-small text-green">
        {said}
      </span>
    </>
  );
}
