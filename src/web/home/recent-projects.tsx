// The six latest designs as a ledger: one large, five as lines
// (docs/product/galleries-and-timeline.md#recent-projects).
import { type RecentProject, recentProjects } from '#company/recent-projects.ts';
import { categoryLabel } from '#web/gallery/category-label.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { PageWidth, Section, SectionHeading } from '#web/ui/section.tsx';

/** The ledger. */
export function RecentProjects() {
  const [latest, ...others] = recentProjects;
  return (
    <Section id="recent-projects" labelledBy="recent-projects-heading">
      <PageWidth>
        <SectionHeading id="recent-projects-heading">Recent projects</SectionHeading>
        <div className="recent-projects">
          {latest ? (
            <article className="recent-latest">
              <Picture name={latest.picture} sizes="(min-width: 64rem) 40rem, 100vw" />
              <Words project={latest} />
            </article>
          ) : null}
          <ol className="recent-others">
            {others.map((project) => (
              <li key={project.id}>
                <Picture
                  name={project.picture}
                  sizes="(min-width: 64rem) 11rem, (min-width: 36rem) 10rem, 6rem"
                />
                <Words project={project} />
              </li>
            ))}
          </ol>
        </div>
        <p className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
          <span className="text-small text-ink-soft">
            Shown as 3D renderings of the designs, the way their owners first saw them.
          </span>
          <a className="text-link" href="#gallery">
            See all designs
            <Icon name="arrow" />
          </a>
        </p>
      </PageWidth>
    </Section>
  );
}

function Words({ project: { title, date, category, location, description } }: WordsProps) {
  return (
    <div>
      <p className="recent-facts">
        <span>{date}</span> <span>{categoryLabel(category)}</span> <span>{location}</span>
      </p>
      <h3>{title}</h3>
      <p>{description}</p>
    </div>
  );
}

type WordsProps = { project: RecentProject };
