// The very mail that is sent, in a frame without scripts: as wide as a phone or as a desktop's window of mail.
import { useRef, useState } from 'react';
import { type Language, languageNames, languages } from '#company/facts/languages.ts';
import type { Mailing } from '#contract/site/mailings.ts';
import { type PreviewWidth, PreviewWidths, usePageSize } from '../preview-widths.tsx';
import './mailing-preview.css';

/** The mail itself is 600 px wide where there is room. */
const WIDTHS = { phone: 390, desk: 760 } as const;

export function MailingPreview({ mailing: { id, version } }: { mailing: Mailing }) {
  const [width, setWidth] = useState<PreviewWidth>('desk');
  const [language, setLanguage] = useState<Language>('en');
  const box = useRef<HTMLDivElement>(null);
  const size = usePageSize(box, WIDTHS, width);
  return (
    <section className="mailing-preview" aria-label="Preview">
      <PreviewWidths {...{ width, setWidth }} />
      <fieldset className="preview-widths">
        <legend className="sr-only">Language of the subscriber</legend>
        {languages.map((each) => (
          <button
            key={each}
            type="button"
            lang={each}
            aria-pressed={language === each}
            onClick={() => setLanguage(each)}
          >
            {languageNames[each]}
          </button>
        ))}
      </fieldset>
      <div ref={box} className="mailing-preview-frame">
        <iframe
          title="The email"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          src={`/api/console/mailings/${id}/preview?version=${version}&language=${language}`}
          style={size}
        />
      </div>
    </section>
  );
}
