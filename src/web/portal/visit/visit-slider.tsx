// A photo before and one after the work under a native slider; without a script they stand side by side.
import { type CSSProperties, useState } from 'react';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { VisitPhoto } from '#contract/visits/visits.ts';
import { useVisitPageMessages } from './messages/use-visit-page-messages.ts';
import './visit-slider.css';
import { photoPath } from './photo-path.ts';

type VisitSliderProps = { before: VisitPhoto; after: VisitPhoto };

export function VisitSlider({ before, after }: VisitSliderProps) {
  const [split, setSplit] = useState(50);
  const messages = useVisitPageMessages();
  return (
    <figure>
      <div className="visit-slider-frame" style={{ '--split': `${split}%` } as CSSProperties}>
        <PhotoSide photo={after} side="after" />
        <PhotoSide photo={before} side="before" />
        <input
          type="range"
          min="0"
          max="100"
          value={split}
          onChange={({ target }) => setSplit(Number(target.value))}
          aria-label={messages.howMuchBefore}
          aria-valuetext={fill(messages.percent, { split })}
        />
        <span className="visit-slider-handle" aria-hidden="true" />
      </div>
      <figcaption className="mt-2 text-small text-ink-soft">{messages.drag}</figcaption>
    </figure>
  );
}

function PhotoSide({ photo, side }: { photo: VisitPhoto; side: 'before' | 'after' }) {
  const messages = useVisitPageMessages();
  return (
    <div className="visit-slider-side" data-side={side}>
      <img
        src={photoPath(photo.id)}
        width={photo.width}
        height={photo.height}
        alt={messages.photoKinds[photo.kind]}
      />
      <span>{messages[side]}</span>
    </div>
  );
}
