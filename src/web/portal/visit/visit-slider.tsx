// A photo before and one after the work under a native slider; without a script they stand side by side.
import { type CSSProperties, useState } from 'react';
import type { VisitPhoto } from '#contract/visits/visits.ts';
import './visit-slider.css';
import { photoPath, photoWords } from './photo-labels.ts';

type VisitSliderProps = { before: VisitPhoto; after: VisitPhoto };

export function VisitSlider({ before, after }: VisitSliderProps) {
  const [split, setSplit] = useState(50);
  return (
    <figure>
      <div className="visit-slider-frame" style={{ '--split': `${split}%` } as CSSProperties}>
        <PhotoSide photo={after} label="After" />
        <PhotoSide photo={before} label="Before" />
        <input
          type="range"
          min="0"
          max="100"
          value={split}
          onChange={({ target }) => setSplit(Number(target.value))}
          aria-label="How much of your property is shown before the work"
          aria-valuetext={`${split} percent`}
        />
        <span className="visit-slider-handle" aria-hidden="true" />
      </div>
      <figcaption className="mt-2 text-small text-ink-soft">
        Your property, before and after. Drag, or use the arrow keys.
      </figcaption>
    </figure>
  );
}

function PhotoSide({ photo, label }: { photo: VisitPhoto; label: 'Before' | 'After' }) {
  return (
    <div className="visit-slider-side" data-side={label.toLowerCase()}>
      <img
        src={photoPath(photo.id)}
        width={photo.width}
        height={photo.height}
        alt={photoWords(photo)}
      />
      <span>{label}</span>
    </div>
  );
}
