// How the company began and how it works, with four figures (docs/product/home-page.md#about).
import type { PublicStory } from '#contract/site/content/company.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageWidth } from '#web/ui/page-width.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Section, SectionHeading } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** The About section. */
export function About({ story }: { story: PublicStory }) {
  return (
    <Section id="about" labelledBy="about-heading">
      <PageWidth className="about">
        <figure className="about-picture">
          <Picture
            name="backyard-dry-creek-river-rock"
            alt="Rendering of a dry creek bed of river rock that leads water through a back lawn, edged with grasses and salvia."
            sizes="(min-width: 64rem) 50rem, 100vw"
          />
          <figcaption className="picture-caption">
            Back yard. A dry creek where the water used to stand. Design rendering.
          </figcaption>
        </figure>
        <div className="about-story">
          <SectionHeading id="about-heading">{story.heading}</SectionHeading>
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 max-w-reading">
              {paragraph}
            </p>
          ))}
          <blockquote className="about-quote">
            <p>{story.quote}</p>
            <footer>
              {story.founder}, {story.founderRole.toLowerCase()}
            </footer>
          </blockquote>
          <p className="flex flex-wrap items-center gap-x-8 gap-y-2">
            <ButtonLink href="#contact">Get Started Today</ButtonLink>
            <TextLink href="/about">More about how we work</TextLink>
          </p>
        </div>
        <dl className="about-figures">
          {story.figures.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </PageWidth>
    </Section>
  );
}
