// Designs with category filters; without a script all of them are shown
// (docs/product/galleries-and-timeline.md#home-gallery).

import { fill } from '#company/rules/platform/fill-message.ts';
import type { GalleryProject } from '#contract/site/content/projects.ts';
import { describeCount } from '#web/lib/list-sentence.ts';
import { markOf, type Shown } from '#web/lib/mark-of.ts';
import { MarkedText } from '#web/site/frame/marked-text.tsx';
import { FILTER_EVENT } from '#web/site/frame/start-menus.ts';
import { useLanguage, useLink } from '#web/site/frame/use-site-messages.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EnglishText } from '#web/ui/english-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LoadingNote } from '#web/ui/loading-note.tsx';
import { PageWidth } from '#web/ui/page-width.tsx';
import { PhotoNote } from '#web/ui/photo-note.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { usePictureMix } from '#web/ui/picture-facts.ts';
import { Section } from '#web/ui/section.tsx';
import { countText } from './count-text.ts';
import { FilterButtons } from './filter-buttons.tsx';
import { portfolioClaim } from './gallery-labels.ts';
import { galleryMessages } from './messages/choose-gallery-messages.ts';

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

type Project = GalleryProject & Shown;
type GalleryProps = { projects: readonly Project[]; isPage?: boolean };

/** The gallery as a section, or as a page whose first heading it is; gallery-filter.behavior.ts answers its buttons. */
export function Gallery({ projects, isPage = false }: GalleryProps) {
  const Heading = isPage ? 'h1' : 'h2';
  const language = useLanguage();
  const words = galleryMessages[language];
  const link = useLink();
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
            {fill(mix === 'renderings' ? words.drawn : words.drawnAndBuilt, {
              count: describeCount(projects.length, language),
            })}
          </Heading>
          <p className="max-w-[28em] text-on-deep-soft">{words.labels.pictureNotes[mix]}</p>
        </div>
        <FilterButtons status={countText(projects.length, words.counts.all)} />
        <div className="relative">
          <LoadingNote data-gallery-loading hidden>
            {words.loading}
          </LoadingNote>
          <ul className="gallery-grid rail" data-gallery-grid>
            {projects.map((project, index) => (
              <li key={project.slug} data-category={project.category}>
                <figure>
                  <Picture
                    name={project.picture}
                    alt={project.alt}
                    {...markOf(project, 'alt')}
                    sizes={sizesOf(index + 1)}
                    eager={isPage && index === 0}
                  />
                  <Caption project={project} marksPhoto={mix === 'both'} />
                </figure>
              </li>
            ))}
          </ul>
          <p className="py-16 text-lead" data-gallery-empty hidden>
            {words.none}
          </p>
        </div>
        <p className="gallery-more">
          {/* `opener` lets the complete gallery close its own tab by its Back button; it is our own page. */}
          <ButtonLink variant="quiet" {...link('/gallery-full')} target="_blank" rel="opener">
            {fill(words.viewAll, { count: portfolioClaim.projects })}
            <Icon name="arrow" />
            <span className="sr-only">{words.newTab}</span>
          </ButtonLink>
        </p>
      </PageWidth>
    </Section>
  );
}

function Caption({ project, marksPhoto }: { project: Project; marksPhoto: boolean }) {
  const language = useLanguage();
  const { photo } = galleryMessages[language].labels;
  const { title, location, caption, picture } = project;
  return (
    <figcaption>
      <strong {...markOf(project, 'title')}>{title}</strong>,{' '}
      <EnglishText language={language}>{location}</EnglishText>
      <span>
        <MarkedText entry={project} path="caption">
          {caption}
        </MarkedText>
        {marksPhoto ? <PhotoNote name={picture} word={photo} /> : null}
      </span>
    </figcaption>
  );
}
