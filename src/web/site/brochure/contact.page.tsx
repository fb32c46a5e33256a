// How to reach the company: the telephone set large, hours, the way there, and the quote form itself.
import { companyAddress, companyPlace } from '#company/facts/company-place.ts';
import { replyTime } from '#company/rules/leads/reply-time.ts';
import { ChatButton } from '#web/features/chat/chat-button.tsx';
import { englishQuoteMessages } from '#web/features/quote-request/messages/quote-messages.en.ts';
import QuoteForm from '#web/features/quote-request/quote-form.island.tsx';
import { Island } from '#web/islands/island.tsx';
import { pageMeta } from '#web/site/frame/page-meta.ts';
import { siteLoader } from '#web/site/frame/site-loader.ts';
import leadsStyles from '#web/styles/leads.css?url';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageWidth } from '#web/ui/page-width.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/contact.page.ts';
import { Chapter } from './chapter.tsx';
import { directionsTo } from './directions.ts';
import { FactsPart } from './facts-part.tsx';
import { Rows } from './rows.tsx';

export const handle = { document: true, sheets: ['brochure'] };

export const loader = siteLoader;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta(loaderData, {
        path: '/contact',
        title: `Contact a Landscaper in ${companyPlace(loaderData.company)}`,
        description: `Call ${loaderData.company.phone}, write, or send photos for a free quote. Office and phone hours, directions to ${loaderData.company.city}, and emergencies 24/7.`,
        picture: 'brick-front-summer-crape-myrtles',
      })
    : [];

export default function ContactPage({ loaderData: { company, index } }: Route.ComponentProps) {
  const place = companyAddress(company);
  const directions = directionsTo(company.city);
  return (
    <main id="content" className="contact-page">
      <PageWidth className="contact-page-head">
        <h1>Call, write, or send us the photo</h1>
        <p className="contact-page-number">
          <a href={`tel:${company.phoneDial}`}>{company.phone}</a>
        </p>
        <p className="contact-page-lines">
          <TextLink href={`mailto:${company.email}`}>{company.email}</TextLink>
          <ChatButton />
          <TextLink href="/#calendar">Book a free consultation</TextLink>
        </p>
      </PageWidth>
      {/* Here, not in the head: the telephone is painted without waiting for it. */}
      <link rel="stylesheet" href={leadsStyles} fetchPriority="low" />
      <Chapter tone="sunk" className="contact-page-columns">
        <Card className="contact-page-form no-print">
          <h2 id="quote" className="text-feature">
            Request a Quote
          </h2>
          <p>
            Tell us what bothers you about the yard. A person replies within {replyTime(company)},
            and the estimate is free.
          </p>
          <Island
            name="quote-form"
            component={QuoteForm}
            props={{
              words: englishQuoteMessages,
              action: '/quote',
              company: { phone: company.phone, phoneDial: company.phoneDial },
              replyTime: replyTime(company),
            }}
            when="visible"
          />
        </Card>
        <FactsPart company={company} claims={index.claims} />
      </Chapter>
      <Chapter columns="pair" labelledBy="directions-heading">
        <div className="chapter-part">
          <h2 id="directions-heading" className="text-feature">
            Finding us
          </h2>
          <div className="chapter-part-body">
            <p>
              The office is in {place}. Most of the time we are in someone’s yard, so call before
              you drive over, or let us come to you.
            </p>
            <ButtonLink
              variant="quiet"
              href={`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`}
              target="_blank"
              rel="noopener"
            >
              Directions on a map
              <span className="sr-only"> (opens in a new tab)</span>
            </ButtonLink>
          </div>
        </div>
        {directions.length > 0 ? <Rows rows={directions} /> : null}
      </Chapter>
    </main>
  );
}
