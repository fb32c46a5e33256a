// The very mail that is sent, in a frame without scripts: as wide as a phone or as the page allows.
import { useState } from 'react';
import { keysOf } from '#company/rules/platform/known-keys.ts';
import type { Mailing } from '#contract/site/mailings.ts';
import './mailing-preview.css';

const widths = { phone: 'Phone', desk: 'Desktop' } as const;
type Width = keyof typeof widths;

export function MailingPreview({ mailing: { id, version } }: { mailing: Mailing }) {
  const [width, setWidth] = useState<Width>('desk');
  return (
    <section className="mailing-preview" aria-label="Preview">
      <div className="mailing-preview-widths">
        {keysOf(widths).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={width === one}
            onClick={() => setWidth(one)}
          >
            {widths[one]}
          </button>
        ))}
      </div>
      <iframe
        className="mailing-preview-frame"
        data-width={width}
        title="The email"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        src={`/api/console/mailings/${id}/preview?version=${version}`}
      />
    </section>
  );
}
