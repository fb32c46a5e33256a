// The designs of the complete gallery and the buttons of its pages; complete-gallery.behavior.ts turns them.
import type { PortfolioProject } from '#contract/site/content/projects.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PhotoNote } from '#web/ui/photo-note.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { usePictureFacts } from '#web/ui/picture-facts.ts';
import { categoryLabel } from './gallery-labels.ts';

type PortfolioProps = {
  projects: readonly PortfolioProject[];
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
  project: { title, category, picture, year, location },
  isFirst,
  marksPhotos,
}: {
  project: PortfolioProject;
  /** The one that a phone sees without scrolling. */
  isFirst: boolean;
} & Pick<PortfolioProps, 'marksPhotos'>) {
  const facts = usePictureFacts(picture);
  return (
    <li data-category={category}>
      <figure>
        <a href={facts && `${facts.base}${facts.avif.at(-1)?.file}`}>
          <Picture
            name={picture}
            eager={isFirst}
            sizes="(min-width: 64rem) 24rem, (min-width: 36rem) 50vw, 100vw"
          />
        </a>
        <figcaption>
          <strong>{title}</strong>
          <span>
            {location}, {year}. {categoryLabel(category)}
            {marksPhotos ? <PhotoNote name={picture} /> : null}
          </span>
        </figcaption>
      </figure>
    </li>
  );
}

function PageButtons({ pages }: { pages: number }) {
  const pageNumbers = Array.from({ length: pages }, (_, index) => index + 1);
  return (
    <nav className="portfolio-pages needs-script" aria-label="Pages of the gallery">
      <button type="button" data-turn="-1" disabled>
        <Icon name="chevron-left" />
        Previous
      </button>
      <ul>
        {pageNumbers.map((number) => (
          <li key={number}>
            <button
              type="button"
              aria-label={`Page ${number}`}
              data-page={number}
              {...(number === 1 ? { 'aria-current': 'page' } : {})}
            >
              {number}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" data-turn="1">
        Next
        <Icon name="chevron-right" />
      </button>
    </nav>
  );
}
