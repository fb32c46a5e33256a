// Designs with category filters; without a script all of them are shown
// (docs/product/galleries-and-timeline.md#home-gallery).
import type { GalleryProject } from '#contract/site/content/projects.ts';
import { describeCount } from '#web/lib/list-sentence.ts';
import { FILTER_EVENT } from '#web/site/frame/start-menus.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LoadingNote } from '#web/ui/loading-note.tsx';
import { PageWidth } from '#web/ui/page-width.tsx';
import { PhotoNote } from '#web/ui/photo-note.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { usePictureMix } from '#web/ui/picture-facts.ts';
import { Section } from '#web/ui/section.tsx';
import { countText } from './count-text.ts';
import { FilterButtons } from './filter-buttons.tsx';
import { galleryPictureNotes, portfolioClaim } from './gallery-labels.ts';

/**
 * How wide a project stands in the unfiltered grid of gallery.css: on a desk 1 and 7 are large and four fill half a
 * row, on a phone 1, 6 and 13 fill the row.
 */
function sizesOf(number: number): string {
  const onDesk = [1, 7].includes(number)
    ? '49rem'
    : [4, 5, 12, 13].includes(number)
      ? '36rem'
      : '24rem';
  const onPhone = [1, 6, 13].includes(number) ? '100vw' : '45vw';
  return `(min-width: 64rem) ${onDesk}, ${onPhone}`;
}

type GalleryProps = { projects: readonly GalleryProject[]; isPage?: boolean };

/** The gallery as a section, or as a page whose first heading it is; gallery-filter.behavior.ts answers its buttons. */
export function Gallery({ projects, isPage = false }: GalleryProps) {
  const Heading = isPage ? 'h1' : 'h2';
  const mix = usePictureMix(projects.map(({ picture }) => picture));
  return (
    <Section
      id="gallery"
      tone="deep"
      labelledBy="gallery-heading"
      data-behavior="gallery-filter"
      data-wake-on={FILTER_EVENT}
    >
      <PageWidth>
        <div className="gallery-intro">
          <Heading id="gallery-heading" className="text-section">
            {describeCount(projects.length)}{' '}
            {mix === 'renderings'
              ? 'designs, drawn before anyone digs'
              : 'projects, drawn and built'}
          </Heading>
          <p className="max-w-[28em] text-on-deep-soft">{galleryPictureNotes[mix]}</p>
        </div>
        <FilterButtons status={countText(projects.length, '')} />
        <div className="relative">
          <LoadingNote data-gallery-loading hidden>
            Loading projects...
          </LoadingNote>
          <ul className="gallery-grid rail" data-gallery-grid>
            {projects.map(({ slug, category, picture, alt, title, location, caption }, index) => (
              <li key={slug} data-category={category}>
                <figure>
                  <Picture
                    name={picture}
                    alt={alt}
                    sizes={sizesOf(index + 1)}
                    eager={isPage && index === 0}
                  />
                  <figcaption>
                    <strong>{title}</strong>, {location}
                    <span>
                      {caption}
                      {mix === 'both' ? <PhotoNote name={picture} /> : null}
                    </span>
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
          <p className="py-16 text-lead" data-gallery-empty hidden>
            No projects found in this category.
          </p>
        </div>
        <p className="gallery-more">
          {/* `opener` lets the complete gallery close its own tab by its Back button; it is our own page. */}
          <ButtonLink variant="quiet" href="/gallery-full" target="_blank" rel="opener">
            View Complete Portfolio ({portfolioClaim.projects} Projects)
            <Icon name="arrow" />
            <span className="sr-only">, opens in a new tab</span>
          </ButtonLink>
        </p>
      </PageWidth>
    </Section>
  );
}
