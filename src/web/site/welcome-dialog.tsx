// The welcome, on every document: a closed native dialog until start-overlays.ts opens it
// (docs/product/welcome-and-contact.md#welcome).
import { publishedRating } from '#company/facts/company-claims.ts';
import { responseTimes, supportHours } from '#company/rules/support-hours.ts';
import type { CompanyProfile } from '#contract/company-profile.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { anchorHref } from './anchors.ts';
import { DialogButton } from './dialog-button.tsx';
import { Overlay } from './overlay.tsx';

const WELCOME = 'welcome';

type WelcomeDialogProps = {
  company: Pick<CompanyProfile, 'companyName' | 'foundedYear'>;
  onHomePage: boolean;
};

/** The dialog. Its links close it and lead on; the badge is set by the visitor's clock when it opens. */
export function WelcomeDialog({ company, onHomePage }: WelcomeDialogProps) {
  return (
    <Overlay
      id={WELCOME}
      className="welcome"
      heading={
        <>
          Welcome to <span className="block">{company.companyName}</span>
        </>
      }
    >
      <p className="mt-2 text-ink-soft">
        Professional landscaping in Greater Houston since {company.foundedYear}
      </p>
      <p className="welcome-places">Serving Cypress, Katy, Spring, Tomball & Woodlands</p>
      <ul className="welcome-facts">
        <li>
          Since <b>{company.foundedYear}</b>
        </li>
        <li>
          <b>{publishedRating.value}</b> Customer Rating
        </li>
      </ul>
      <section className="welcome-support" aria-labelledby="welcome-support-heading">
        <h3 id="welcome-support-heading">Live Support</h3>
        <p data-support aria-live="polite">
          <b>OFFLINE</b> <span>{responseTimes.offline}</span>
        </p>
        <dl>
          {supportHours.map(({ days, hours }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
      </section>
      <div className="overlay-actions">
        <ButtonLink variant="clay" href={anchorHref('contact', onHomePage)}>
          Start Live Chat
        </ButtonLink>
        <ButtonLink variant="quiet" href={anchorHref('calendar', onHomePage)}>
          Schedule Free Consultation
        </ButtonLink>
        <DialogButton dialog={WELCOME} command="close" className="text-link">
          Continue Exploring Website
        </DialogButton>
      </div>
    </Overlay>
  );
}
