// One place before and after under one slider; comparison.behavior.ts moves it.
import type { PicturePair } from '#contract/site/content/projects.ts';
import { categoryLabel } from '#web/site/gallery/gallery-labels.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { usePictureMix } from '#web/ui/picture-facts.ts';

type ComparisonProps = { pair: PicturePair; sizes: string };

/** One slider; without a script both pictures stand side by side. */
export function Comparison({ pair, sizes }: ComparisonProps) {
  const { title, category, location, before, after, caption } = pair;
  return (
    <figure className="comparison">
      <div className="comparison-frame" data-behavior="comparison">
        <div>
          <Picture name={after.picture} alt={after.alt} sizes={sizes} />
          <span>After</span>
        </div>
        <div className="comparison-before">
          <Picture name={before.picture} alt={before.alt} sizes={sizes} />
          <span>Before</span>
        </div>
        <input
          type="range"
          className="needs-script"
          min="0"
          max="100"
          defaultValue="50"
          aria-label={`${title}: how much is shown before the work, in percent`}
          autoComplete="off"
        />
        <span className="comparison-handle needs-script" aria-hidden="true">
          <Icon name="chevron-left" />
          <Icon name="chevron-right" />
        </span>
      </div>
      <figcaption className="picture-caption">
        <strong>{title}</strong>, {location} · {categoryLabel(category)}
        <span>
          {caption}
          <PhotosNote pair={pair} />
        </span>
      </figcaption>
    </figure>
  );
}

/** Says which of the two are photos; nothing where both are renderings. */
function PhotosNote({ pair: { before, after } }: { pair: PicturePair }) {
  const beforeIs = usePictureMix([before.picture]);
  const afterIs = usePictureMix([after.picture]);
  if (beforeIs === 'renderings' && afterIs === 'renderings') return null;
  if (beforeIs === afterIs) return ' Photos.';
  return beforeIs === 'photos'
    ? ' Photo before, rendering after.'
    : ' Rendering before, photo after.';
}
