// The six services as chapters of different size, not as six equal cards (docs/product/home-page.md#services).
import type { ServiceId } from '#company/facts/service-kinds.ts';
import type { HomeContent } from '#contract/site/content/page-content.ts';
import { describeCount } from '#web/lib/list-sentence.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PageWidth } from '#web/ui/page-width.tsx';
import { PhotoNote } from '#web/ui/photo-note.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { SectionHeading } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

type Service = HomeContent['services'][number];

const sizes: Record<ServiceId, string> = {
  commercial: '(min-width: 64rem) 36rem, 100vw',
  residential: '(min-width: 64rem) 56vw, 100vw',
  irrigation: '(min-width: 64rem) 56vw, 100vw',
  fencing: '(min-width: 64rem) 47rem, 100vw',
  lighting: '(min-width: 64rem) 58vw, 100vw',
  drainage: '(min-width: 64rem) 36rem, 100vw',
};

type ServicesProps = { services: readonly Service[]; licenseLine: string | null };

/** The services; `licenseLine` stands beside irrigation once the company has given its number. */
export function Services({ services, licenseLine }: ServicesProps) {
  return (
    <section id="services" className="services" aria-labelledby="services-heading">
      <PageWidth className="services-intro">
        <SectionHeading id="services-heading">
          {describeCount(services.length)} services, one company to call
        </SectionHeading>
        <div>
          <p className="max-w-[28em] text-lead text-ink-soft">
            We ask where the rain goes before we talk about plants. Then we draw it, and put a price
            on every line.
          </p>
          <TextLink href="/services" className="mt-2">
            All services and prices
            <Icon name="arrow" />
          </TextLink>
        </div>
      </PageWidth>
      <div className="services-list rail">
        {services.map((service) => (
          <ServiceChapter key={service.slug} service={service} licenseLine={licenseLine} />
        ))}
      </div>
    </section>
  );
}

type ServiceChapterProps = { service: Service; licenseLine: string | null };

function ServiceChapter({ service, licenseLine }: ServiceChapterProps) {
  const { slug, picture, alt, caption } = service;
  return (
    <article
      className={classNames('services-item', `services-${slug}`, slug === 'lighting' && 'on-deep')}
    >
      <figure>
        <Picture name={picture} alt={alt} sizes={sizes[slug]} />
        <figcaption>
          {caption}
          <PhotoNote name={picture} />
        </figcaption>
      </figure>
      <div className="services-text">
        <h3 className="text-feature">
          <a className="services-title" href={`/services/${slug}`}>
            {service.title}
          </a>
        </h3>
        <p>{service.description}</p>
        {service.licensed === 'irrigation' && licenseLine ? (
          <p className="text-small">{licenseLine}</p>
        ) : null}
        <TextLink href="#contact" data-quote-service={slug}>
          Learn More
          <span className="sr-only"> about {service.title}</span>
          <Icon name="arrow" />
        </TextLink>
      </div>
    </article>
  );
}
