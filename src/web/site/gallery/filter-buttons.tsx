// The category filters of a gallery with the count of what is shown; only a script can answer them.
import { useLanguage } from '#web/site/frame/use-site-messages.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Pills } from '#web/ui/pills.tsx';
import { galleryCategories } from '../frame/gallery-categories.ts';
import { galleryMessages } from './messages/choose-gallery-messages.ts';

type FilterButtonsProps = {
  /** What the count says at first. */
  status: string;
  /** What it says of pages, where a gallery has any. */
  ranges?: { part: string; whole: string };
};

/** The buttons, each with the texts of its count. */
export function FilterButtons({ status, ranges }: FilterButtonsProps) {
  const { filtersName, labels, counts, clearFilter } = galleryMessages[useLanguage()];
  return (
    <div className="gallery-bar needs-script">
      <Pills label={filtersName}>
        {galleryCategories.map((category) => (
          <button
            key={category}
            type="button"
            data-filter={category}
            data-one={counts[category].one}
            data-many={counts[category].many}
            aria-pressed={category === 'all'}
          >
            {labels.categories[category]}
          </button>
        ))}
      </Pills>
      <p role="status" data-gallery-count data-part={ranges?.part} data-whole={ranges?.whole}>
        {status}
      </p>
      <button type="button" className="gallery-clear" data-gallery-clear hidden>
        <Icon name="close" className="size-4" />
        {clearFilter}
      </button>
    </div>
  );
}
