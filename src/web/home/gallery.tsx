// Thirteen designs with category filters; without a script all of them are shown (SPEC.md section 2, Gallery).
import { galleryCategories, galleryPictureNote, galleryProjects } from '#company/gallery.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { PageWidth, Section, SectionHeading } from '#web/ui/section.tsx';

/**
 * How wide a project stands in the unfiltered grid of gallery.css: on a desk 1 and 7 are large and four fill half a
 * row, on a phone 1, 6 and 13 fill the row.
 */
function sizesOf(id: number): string {
  const onDesk = [1, 7].includes(id) ? '49rem' : [4, 5, 12, 13].includes(id) ? '36rem' : '24rem';
  const onPhone = [1, 6, 13].includes(id) ? '100vw' : '45vw';
  return `(min-width: 64rem) ${onDesk}, ${onPhone}`;
}

/** The gallery; gallery-filter.ts answers its buttons. */
export function Gallery() {
  return (
    <Section id="gallery" tone="deep" labelledBy="gallery-heading">
      <PageWidth>
        <div className="gallery-intro">
          <SectionHeading id="gallery-heading">
            Thirteen designs, drawn before anyone digs
          </SectionHeading>
          <p className="max-w-[28em] text-on-deep-soft">{galleryPictureNote}</p>
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
                  <Picture name={picture} alt={alt} sizes={sizesOf(id)} />
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
