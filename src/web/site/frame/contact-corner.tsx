// What floats at the bottom right: the contact button with its dialog on every page, and the flyer on the home page.
import { companyAddress } from '#company/facts/company-place.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import type { SiteIndex } from '#contract/site/site-index.ts';
import { markOf } from '#web/lib/mark-of.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Drawing } from '#web/ui/control-icon.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { DialogButton } from './dialog-button.tsx';
import { Overlay } from './overlay.tsx';
import { useSite } from './use-site.ts';
import { useLink, useQuoteLink, useSiteMessages } from './use-site-messages.ts';

const CONTACT = 'contact-dialog';

/** A sheet of paper; drawn here alone, because what is in the list of icons weighs on every island. */
const FLYER = 'M6 3.5h8.5L18 7v13.5H6zM14 3.5V7.5h4M9 11.5h6m-6 3h6';

type ContactCornerProps = {
  company: Pick<
    CompanyProfile,
    'companyName' | 'phone' | 'phoneDial' | 'email' | 'street' | 'city' | 'region' | 'postalCode'
  >;
  claims: Pick<SiteIndex['claims'], 'emergencyService' | 'untranslated'>;
  onHomePage: boolean;
};

/**
 * The corner; start-overlays.ts shows the contact button once the page is scrolled
 * (docs/product/welcome-and-contact.md#contact-button).
 */
export function ContactCorner({ company, claims, onHomePage }: ContactCornerProps) {
  const words = useSiteMessages();
  const link = useLink();
  return (
    <aside className="contact-corner no-print" aria-label={words.quickContact}>
      <DialogButton
        id="contact-button"
        dialog={CONTACT}
        command="show-modal"
        className="contact-corner-button"
        aria-label={words.contactUs}
        aria-haspopup="dialog"
        hidden
      >
        <Icon name="chat" className="size-6" />
      </DialogButton>
      {onHomePage ? (
        <a className="contact-corner-flyer" {...link('/print-flyer')}>
          <Drawing path={FLYER} className="size-6 sm:hidden" />
          <span className="max-sm:sr-only">{words.viewFlyer}</span>
        </a>
      ) : null}
      <ContactDialog company={company} claims={claims} onHomePage={onHomePage} />
    </aside>
  );
}

function ContactDialog({ company, claims, onHomePage }: ContactCornerProps) {
  const { phone, phoneDial, email } = company;
  const { hours } = useSite();
  const words = useSiteMessages();
  const quote = useQuoteLink(onHomePage);
  return (
    <Overlay id={CONTACT} heading={words.contactHeading}>
      <p className="mt-2 text-ink-soft">{words.contactLead}</p>
      <ul className="contact-corner-ways">
        <li>
          <DialogButton dialog={CONTACT} command="close" data-chat>
            <Icon name="chat" />
            {words.chatWithUs}
          </DialogButton>
        </li>
        <li>
          <a href={`tel:${phoneDial}`}>
            <Icon name="phone" />
            {fill(words.call, { phone })}
          </a>
        </li>
        <li>
          <a href={`mailto:${email}`}>
            <Icon name="mail" />
            {fill(words.emailTo, { email })}
          </a>
        </li>
        <li>
          <a href={directions(company)} target="_blank" rel="noopener">
            <Icon name="pin" />
            {words.visitOffice}
            <span className="sr-only"> {words.directionsNewTab}</span>
          </a>
        </li>
      </ul>
      <ButtonLink variant="clay" className="w-full" {...quote}>
        {words.freeQuote}
      </ButtonLink>
      <dl className="contact-corner-hours">
        {hours.office.map((line) => (
          <div key={line.days}>
            <dt {...markOf(line, 'days')}>{line.days}</dt>
            <dd {...markOf(line, 'hours')}>{line.hours}</dd>
          </div>
        ))}
      </dl>
      <p className="text-small" {...markOf(claims, 'emergencyService')}>
        {claims.emergencyService}
      </p>
    </Overlay>
  );
}

/** The way to the office on a map. */
function directions(company: ContactCornerProps['company']) {
  const office = `${company.companyName}, ${companyAddress(company)}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(office)}`;
}
