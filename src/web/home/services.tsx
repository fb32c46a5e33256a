// The six services as chapters of different size, not as six equal cards (docs/product/home-page.md#services).
import { type Service, services } from '#company/services.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { PageWidth, SectionHeading } from '#web/ui/section.tsx';
import { servicePictures } from './service-pictures.ts';

const sizes: Record<Service['id'], string> = {
  commercial: '(min-width: 64rem) 36rem, 100vw',
  residential: '(min-width: 64rem) 56vw, 100vw',
  irrigation: '(min-width: 64rem) 56vw, 100vw',
  fencing: '(min-width: 64rem) 47rem, 100vw',
  lighting: '(min-width: 64rem) 58vw, 100vw',
  drainage: '(min-width: 64rem) 36rem, 100vw',
};

/** The services; `licenseLine` stands beside irrigation once the company has given its number. */
export function Services({ licenseLine }: { licenseLine: string | null }) {
  return (
    <section id="services" className="services" aria-labelledby="services-heading">
      <PageWidth className="services-intro">
        <SectionHeading id="services-heading">Six services, one company to call</SectionHeading>
        <p className="max-w-[28em] text-lead text-ink-soft">
          We ask where the rain goes before we talk about plants. Then we draw it, and put a price
          on every line.
        </p>
      </PageWidth>
      <div className="services-list">
        {services.map((service) => (
          <ServiceChapter key={service.id} service={service} licenseLine={licenseLine} />
        ))}
      </div>
    </section>
  );
}

type ServiceChapterProps = { service: Service; licenseLine: string | null };

function ServiceChapter({ service, licenseLine }: ServiceChapterProps) {
  const { name, alt, caption } = servicePictures[service.id];
  return (
    <article
      className={classNames(
        'service',
        `service-${service.id}`,
        service.id === 'lighting' && 'on-deep',
      )}
    >
      <figure>
        <Picture name={name} alt={alt} sizes={sizes[service.id]} />
        <figcaption>{caption}</figcaption>
      </figure>
      <div className="service-text">
        <h3 className="text-feature">
          <a className="service-title" href={`/services/${service.id}`}>
            {service.title}
          </a>
        </h3>
        <p>{service.description}</p>
        {service.licensed === 'irrigation' && licenseLine ? (
          <p className="text-small">{licenseLine}</p>
        ) : null}
        <a className="text-link" href="#contact" data-quote-service={service.id}>
          Learn More
          <span className="sr-only"> about {service.title}</span>
          <Icon name="arrow" />
        </a>
      </div>
    </article>
  );
}
