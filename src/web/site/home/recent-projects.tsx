// The six latest designs as a ledger: one large, five as lines
// (docs/product/galleries-and-timeline.md#recent-projects).
import type { RecentProject } from '#contract/site/content/projects.ts';
import { categoryLabel } from '#web/site/gallery/gallery-labels.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PageWidth } from '#web/ui/page-width.tsx';
import { PhotoNote } from '#web/ui/photo-note.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { type PictureMix, usePictureMix } from '#web/ui/picture-facts.ts';
import { Section, SectionHeading } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** How many the ledger has room for. */
const LIMIT = 6;

const notes: Record<PictureMix, string> = {
  renderings: 'Shown as 3D renderings of the designs, the way their owners first saw them.',
  both: 'Shown as 3D renderings of the designs, and as photos where we say so.',
  photos: 'Shown as photos of the finished work.',
};

/** The ledger of the first projects; none while there is no project. */
export function RecentProjects({ projects }: { projects: readonly RecentProject[] }) {
  const shown = projects.slice(0, LIMIT);
  const mix = usePictureMix(shown.map(({ picture }) => picture));
  const [latest, ...others] = shown;
  if (!latest) return null;
  return (
    <Section id="recent-projects" labelledBy="recent-projects-heading">
      <PageWidth>
        <SectionHeading id="recent-projects-heading">Recent projects</SectionHeading>
        <div className="recent-projects rail">
          <article className="recent-projects-latest">
            <Picture
              name={latest.picture}
              sizes="(min-width: 64rem) 40rem, (min-width: 36rem) 100vw, 84vw"
            />
            <Words project={latest} marksPhoto={mix === 'both'} />
          </article>
          <ol className="recent-projects-others">
            {others.map((project) => (
              <li key={project.slug}>
                <Picture
                  name={project.picture}
                  sizes="(min-width: 64rem) 11rem, (min-width: 36rem) 10rem, 84vw"
                />
                <Words project={project} marksPhoto={mix === 'both'} />
              </li>
            ))}
          </ol>
        </div>
        <p className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
          <span className="text-small text-ink-soft">{notes[mix]}</span>
          <TextLink href="/gallery">
            See all designs
            <Icon name="arrow" />
          </TextLink>
        </p>
      </PageWidth>
    </Section>
  );
}

function Words({ project, marksPhoto }: WordsProps) {
  const { title, date, category, location, description, picture } = project;
  return (
    <div>
      <p className="recent-projects-facts">
        <span>{date}</span> <span>{categoryLabel(category)}</span> <span>{location}</span>
      </p>
      <h3>{title}</h3>
      <p>
        {description}
        {marksPhoto ? <PhotoNote name={picture} /> : null}
      </p>
    </div>
  );
}

type WordsProps = { project: RecentProject; marksPhoto: boolean };
