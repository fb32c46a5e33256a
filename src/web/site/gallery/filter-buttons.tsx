// The category filters of a gallery with the count of what is shown; only a script can answer them.
import { Icon } from '#web/ui/icon.tsx';
import { Pills } from '#web/ui/pills.tsx';
import { galleryCategories } from './gallery-labels.ts';

/** The buttons; `status` is what the count says at first. */
export function FilterButtons({ status }: { status: string }) {
  return (
    <div className="gallery-bar needs-script">
      <Pills label="Filter projects by category">
        {galleryCategories.map(({ value, label }) => (
          <button key={value} type="button" data-filter={value} aria-pressed={value === 'all'}>
            {label}
          </button>
        ))}
      </Pills>
      <p role="status" data-gallery-count>
        {status}
      </p>
      <button type="button" className="gallery-clear" data-gallery-clear hidden>
        <Icon name="close" className="size-4" />
        Clear filter
      </button>
    </div>
  );
}
