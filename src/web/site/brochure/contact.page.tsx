// How to reach the company: the telephone set large, hours, the way there, and the quote form itself.
import { companyAddress, companyPlace } from '#company/facts/company-place.ts';
import { hrefIn, languageOfPath, linkIn } from '#company/facts/languages.ts';
import { replyTime } from '#company/rules/leads/reply-time.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { ChatButton } from '#web/features/chat/chat-button.tsx';
import { quoteMessages } from '#web/features/quote-request/messages/choose-quote-messages.ts';
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
import { FactsPart } from './facts-part.tsx';
import { contactPageMessages } from './messages/choose-contact-page-messages.ts';
import { Rows } from './rows.tsx';

export const handle = { document: true, sheets: ['brochure'] };

export function loader({ context, url }: Route.LoaderArgs) {
  return { ...siteLoader({ context, url }), language: languageOfPath(url.pathname) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { company, language } = loaderData;
  const words = contactPageMessages[language];
  return pageMeta(loaderData, {
    path: hrefIn(language, '/contact'),
    title: fill(words.title, { place: companyPlace(company) }),
    description: fill(words.description, { phone: company.phone, city: company.city }),
    picture: 'brick-front-summer-crape-myrtles',
  });
};

export default function ContactPage({
  loaderData: { company, index, language },
}: Route.ComponentProps) {
  const words = contactPageMessages[language];
  const place = companyAddress(company);
  const directions = words.directions[company.city];
  const time = replyTime(company, language);
  return (
    <main id="content" className="contact-page">
      <PageWidth className="contact-page-head">
        <h1>{words.heading}</h1>
        <p className="contact-page-number">
          <a href={`tel:${company.phoneDial}`}>{company.phone}</a>
        </p>
        <p className="contact-page-lines">
          <TextLink href={`mailto:${company.email}`}>{company.email}</TextLink>
          <ChatButton label={words.chat} />
          <TextLink {...linkIn(language, '/#calendar')}>{words.book}</TextLink>
        </p>
      </PageWidth>
      {/* Here, not in the head: the telephone is painted without waiting for it. */}
      <link rel="stylesheet" href={leadsStyles} fetchPriority="low" />
      <Chapter tone="sunk" className="contact-page-columns">
        <Card className="contact-page-form no-print">
          <h2 id="quote" className="text-feature">
            {words.form}
          </h2>
          <p>{fill(words.lead, { time })}</p>
          <Island
            name="quote-form"
            component={QuoteForm}
            props={{
              words: quoteMessages[language],
              action: hrefIn(language, '/quote'),
              company: { phone: company.phone, phoneDial: company.phoneDial },
              replyTime: time,
            }}
            when="visible"
          />
        </Card>
        <FactsPart company={company} claims={index.claims} />
      </Chapter>
      <Chapter columns="pair" labelledBy="directions-heading">
        <div className="chapter-part">
          <h2 id="directions-heading" className="text-feature">
            {words.findingUs}
          </h2>
          <div className="chapter-part-body">
            <p>{fill(words.office, { place })}</p>
            <ButtonLink
              variant="quiet"
              href={`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`}
              target="_blank"
              rel="noopener"
            >
              {words.map}
              <span className="sr-only"> {words.newTab}</span>
            </ButtonLink>
          </div>
        </div>
        {directions ? <Rows rows={directions} /> : null}
      </Chapter>
    </main>
  );
}
