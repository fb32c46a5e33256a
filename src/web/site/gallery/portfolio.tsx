// The designs of the complete gallery and the buttons of its pages; complete-gallery.behavior.ts turns them.

import { fill } from '#company/rules/platform/fill-message.ts';
import type { PortfolioProject } from '#contract/site/content/projects.ts';
import { markOf, type Shown } from '#web/lib/mark-of.ts';
import { MarkedText } from '#web/site/frame/marked-text.tsx';
import { useEnglishMark, useLanguage } from '#web/site/frame/use-site-messages.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PhotoNote } from '#web/ui/photo-note.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { usePictureFacts } from '#web/ui/picture-facts.ts';
import { galleryMessages } from './messages/choose-gallery-messages.ts';
import { galleryPageMessages } from './messages/choose-gallery-page-messages.ts';

type Project = PortfolioProject & Shown;

type PortfolioProps = {
  projects: readonly Project[];
  /** How many projects one page shows. */
  pageSize: number;
  /** Whether there are renderings beside them. */
  marksPhotos: boolean;
};

/** All designs; without a script they are shown at once and have no pages. */
export function Portfolio({ projects, pageSize, marksPhotos }: PortfolioProps) {
  return (
    <>
      <ul className="portfolio" data-page-size={pageSize}>
        {projects.map((project, index) => (
          <Item
            key={project.slug}
            project={project}
            isFirst={index === 0}
            marksPhotos={marksPhotos}
          />
        ))}
      </ul>
      <PageButtons pages={Math.ceil(projects.length / pageSize)} />
    </>
  );
}

/** Without a script the link opens the picture itself. */
function Item({
  project,
  isFirst,
  marksPhotos,
}: {
  project: Project;
  /** The one that a phone sees without scrolling. */
  isFirst: boolean;
} & Pick<PortfolioProps, 'marksPhotos'>) {
  const { title, category, picture, year, location } = project;
  const { categories, photo } = galleryMessages[useLanguage()].labels;
  // A picture says what it shows in English alone.
  const english = useEnglishMark();
  const facts = usePictureFacts(picture);
  return (
    <li data-category={category}>
      <figure>
        <a href={facts && `${facts.base}${facts.avif.at(-1)?.file}`}>
          <Picture
            name={picture}
            {...english}
            eager={isFirst}
            sizes="(min-width: 64rem) 24rem, (min-width: 36rem) 50vw, 100vw"
          />
        </a>
        <figcaption>
          <strong {...markOf(project, 'title')}>{title}</strong>
          <span>
            <MarkedText entry={project} path="location">
              {location}
            </MarkedText>
            , {year}. {categories[category]}
            {marksPhotos ? <PhotoNote name={picture} word={photo} /> : null}
          </span>
        </figcaption>
      </figure>
    </li>
  );
}

function PageButtons({ pages }: { pages: number }) {
  const words = galleryPageMessages[useLanguage()].pages;
  const pageNumbers = Array.from({ length: pages }, (_, index) => index + 1);
  return (
    <nav className="portfolio-pages needs-script" aria-label={words.name}>
      <button type="button" data-turn="-1" disabled>
        <Icon name="chevron-left" />
        {words.previous}
      </button>
      <ul>
        {pageNumbers.map((number) => (
          <li key={number}>
            <button
              type="button"
              aria-label={fill(words.page, { number })}
              data-page={number}
              {...(number === 1 ? { 'aria-current': 'page' } : {})}
            >
              {number}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" data-turn="1">
        {words.next}
        <Icon name="chevron-right" />
      </button>
    </nav>
  );
}
