// Thirteen designs with category filters; without a script all of them are shown (SPEC.md section 2, Gallery).
import { galleryCategories, galleryPictureNote, galleryProjects } from '#company/gallery.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { PageWidth, Section, SectionHeading } from '#web/ui/section.tsx';

/** The gallery; gallery-filter.ts answers its buttons. */
export function Gallery() {
  return (
    <Section id="gallery" tone="deep" labelledBy="gallery-heading">
      <PageWidth>
        <div className="gallery-intro">
          <SectionHeading id="gallery-heading">The drawings people said yes to</SectionHeading>
          <p className="max-w-[44ch] text-on-deep-soft">{galleryPictureNote}</p>
        </div>
        <FilterButtons />
        <div className="relative">
          <p className="gallery-loading" data-gallery-loading hidden>
            <span className="spinner" aria-hidden="true" />
            Loading projects...
          </p>
          <ul className="gallery-grid" data-gallery-grid>
            {galleryProjects.map(({ id, category, picture, alt, title, location, caption }) => (
              <li key={id} data-category={category}>
                <figure>
                  <Picture
                    name={picture}
                    alt={alt}
                    sizes="(min-width: 64rem) 25rem, (min-width: 36rem) 50vw, 100vw"
                  />
                  <figcaption>
                    <strong>{title}</strong>, {location}
                    <span>{caption}</span>
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
          <p className="py-16 text-lead" data-gallery-empty hidden>
            No projects found in this category.
          </p>
        </div>
      </PageWidth>
    </Section>
  );
}

function FilterButtons() {
  return (
    <div className="gallery-bar needs-script">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; these are toggle buttons */}
      <div className="gallery-filters" role="group" aria-label="Filter projects by category">
        {galleryCategories.map(({ value, label }) => (
          <button key={value} type="button" data-filter={value} aria-pressed={value === 'all'}>
            {label}
          </button>
        ))}
      </div>
      <p role="status" data-gallery-count>
        {galleryProjects.length} projects
      </p>
      <button type="button" className="gallery-clear" data-gallery-clear hidden>
        <Icon name="close" className="size-4" />
        Clear filter
      </button>
    </div>
  );
}
