// What floats at the bottom right: the contact button with its dialog on every page, and the flyer on the home page.
import { companyAddress } from '#company/facts/company-place.ts';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import type { PublicClaims } from '#contract/site/content/company.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Drawing } from '#web/ui/control-icon.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { anchorHref } from './anchors.ts';
import { DialogButton } from './dialog-button.tsx';
import { Overlay } from './overlay.tsx';

const CONTACT = 'contact-dialog';

/** A sheet of paper; drawn here alone, because what is in the list of icons weighs on every island. */
const FLYER = 'M6 3.5h8.5L18 7v13.5H6zM14 3.5V7.5h4M9 11.5h6m-6 3h6';

type ContactCornerProps = {
  company: Pick<
    CompanyProfile,
    | 'companyName'
    | 'phone'
    | 'phoneDial'
    | 'email'
    | 'street'
    | 'city'
    | 'region'
    | 'postalCode'
    | 'officeHours'
  >;
  claims: Pick<PublicClaims, 'emergencyService'>;
  onHomePage: boolean;
};

/**
 * The corner; start-overlays.ts shows the contact button once the page is scrolled
 * (docs/product/welcome-and-contact.md#contact-button).
 */
export function ContactCorner({ company, claims, onHomePage }: ContactCornerProps) {
  return (
    <aside className="contact-corner no-print" aria-label="Quick contact">
      <DialogButton
        id="contact-button"
        dialog={CONTACT}
        command="show-modal"
        className="contact-corner-button"
        aria-label="Contact us"
        aria-haspopup="dialog"
        hidden
      >
        <Icon name="chat" className="size-6" />
      </DialogButton>
      {onHomePage ? (
        <a className="contact-corner-flyer" href="/print-flyer">
          <Drawing path={FLYER} className="size-6 sm:hidden" />
          <span className="max-sm:sr-only">View Flyer</span>
        </a>
      ) : null}
      <ContactDialog company={company} claims={claims} onHomePage={onHomePage} />
    </aside>
  );
}

function ContactDialog({ company, claims, onHomePage }: ContactCornerProps) {
  const { phone, phoneDial, email, officeHours } = company;
  return (
    <Overlay id={CONTACT} heading="Contact the company">
      <p className="mt-2 text-ink-soft">Get in touch with us for your landscaping needs</p>
      <ul className="contact-corner-ways">
        <li>
          <DialogButton dialog={CONTACT} command="close" data-chat>
            <Icon name="chat" />
            Chat with us
          </DialogButton>
        </li>
        <li>
          <a href={`tel:${phoneDial}`}>
            <Icon name="phone" />
            Call {phone}
          </a>
        </li>
        <li>
          <a href={`mailto:${email}`}>
            <Icon name="mail" />
            Email {email}
          </a>
        </li>
        <li>
          <a href={directions(company)} target="_blank" rel="noopener">
            <Icon name="pin" />
            Visit Our Office
            <span className="sr-only"> (directions, opens in a new tab)</span>
          </a>
        </li>
      </ul>
      <ButtonLink variant="clay" className="w-full" href={anchorHref('contact', onHomePage)}>
        Get Free Quote
      </ButtonLink>
      <dl className="contact-corner-hours">
        {officeHours.map(({ days, hours }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      <p className="text-small">{claims.emergencyService}</p>
    </Overlay>
  );
}

/** The way to the office on a map. */
function directions(company: ContactCornerProps['company']) {
  const office = `${company.companyName}, ${companyAddress(company)}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(office)}`;
}
