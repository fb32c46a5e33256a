// One place before and after under one slider; comparison.behavior.ts moves it.

import { fill } from '#company/rules/platform/fill-message.ts';
import type { HomeContent } from '#contract/site/content/page-content.ts';
import type { PicturePair } from '#contract/site/content/projects.ts';
import { markOf } from '#web/lib/mark-of.ts';
import { MarkedText } from '#web/site/frame/marked-text.tsx';
import { useLanguage } from '#web/site/frame/use-site-messages.ts';
import { categoryLabel } from '#web/site/gallery/gallery-labels.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { usePictureMix } from '#web/ui/picture-facts.ts';
import { homeMessages } from './messages/choose-home-messages.ts';

type ComparisonProps = { pair: HomeContent['pairs'][number]; sizes: string };

/** One slider; without a script both pictures stand side by side. */
export function Comparison({ pair, sizes }: ComparisonProps) {
  const language = useLanguage();
  const words = homeMessages[language].beforeAfter;
  const { title, category, location, before, after, caption } = pair;
  return (
    <figure className="comparison">
      <div className="comparison-frame" data-behavior="comparison">
        <div>
          <Picture
            name={after.picture}
            alt={after.alt}
            {...markOf(pair, 'after.alt')}
            sizes={sizes}
          />
          <span>{words.after}</span>
        </div>
        <div className="comparison-before">
          <Picture
            name={before.picture}
            alt={before.alt}
            {...markOf(pair, 'before.alt')}
            sizes={sizes}
          />
          <span>{words.before}</span>
        </div>
        <input
          type="range"
          className="needs-script"
          min="0"
          max="100"
          defaultValue="50"
          aria-label={fill(words.slider, { pair: title })}
          data-unit={words.percent}
          autoComplete="off"
        />
        <span className="comparison-handle needs-script" aria-hidden="true">
          <Icon name="chevron-left" />
          <Icon name="chevron-right" />
        </span>
      </div>
      <figcaption className="picture-caption">
        <strong {...markOf(pair, 'title')}>{title}</strong>, {location} ·{' '}
        {categoryLabel(category, language)}
        <span>
          <MarkedText entry={pair} path="caption">
            {caption}
          </MarkedText>
          <PhotosNote pair={pair} />
        </span>
      </figcaption>
    </figure>
  );
}

/** Says which of the two are photos; nothing where both are renderings. */
function PhotosNote({ pair: { before, after } }: { pair: PicturePair }) {
  const words = homeMessages[useLanguage()].beforeAfter;
  const beforeIs = usePictureMix([before.picture]);
  const afterIs = usePictureMix([after.picture]);
  if (beforeIs === 'renderings' && afterIs === 'renderings') return null;
  if (beforeIs === afterIs) return ` ${words.photos}`;
  return ` ${beforeIs === 'photos' ? words.photoBefore : words.photoAfter}`;
}
