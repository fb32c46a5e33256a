// The welcome, on every document: a closed native dialog until start-overlays.ts opens it
// (docs/product/welcome-and-contact.md#welcome).
import { englishSupportMessages } from '#company/rules/chat/messages/support-messages.en.ts';
import { type DateHours, supportDates, supportWeek } from '#company/rules/chat/support-hours.ts';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import type { SiteIndex } from '#contract/site/site-index.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { anchorHref } from './anchors.ts';
import { coreTowns } from './core-towns.ts';
import { DialogButton } from './dialog-button.tsx';
import { Overlay } from './overlay.tsx';

const WELCOME = 'welcome';

type WelcomeDialogProps = {
  company: Pick<CompanyProfile, 'companyName' | 'foundedYear' | 'supportHours' | 'timeZone'>;
  /** As it is published, out of five. */
  rating: number;
  areas: SiteIndex['areas'];
  /** The next dates with hours of their own. */
  dates: readonly DateHours[];
  onHomePage: boolean;
};

/** The dialog. Its links close it and lead on; the badge is set by the clock at the company when it opens. */
export function WelcomeDialog({ company, rating, areas, dates, onHomePage }: WelcomeDialogProps) {
  return (
    <Overlay
      id={WELCOME}
      className="welcome-dialog"
      heading={
        <>
          Welcome to <span className="block">{company.companyName}</span>
        </>
      }
    >
      <p className="mt-2 text-ink-soft">
        Professional landscaping in Greater Houston since {company.foundedYear}
      </p>
      <p className="welcome-dialog-places">Serving {servedTowns(areas)}</p>
      <ul className="welcome-dialog-facts">
        <li>
          Since <b>{company.foundedYear}</b>
        </li>
        <li>
          <b>{rating}</b> Customer Rating
        </li>
      </ul>
      <section className="welcome-dialog-support" aria-labelledby="welcome-support-heading">
        <h3 id="welcome-support-heading">Live Support</h3>
        <p
          data-support
          data-week={supportWeek(company.supportHours)}
          data-zone={company.timeZone}
          data-dates={supportDates(dates) || undefined}
          data-online={englishSupportMessages.withinMinutes}
          data-offline={englishSupportMessages.withinHours}
          aria-live="polite"
        >
          <b>OFFLINE</b> <span>{englishSupportMessages.withinHours}</span>
        </p>
        <dl>
          {company.supportHours.map(({ days, hours }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
      </section>
      <div className="overlay-actions">
        <ButtonLink variant="clay" href={anchorHref('contact', onHomePage)} data-chat>
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

/** The core areas: "Cypress, Katy & Woodlands". */
function servedTowns(areas: SiteIndex['areas']): string {
  const towns = coreTowns(areas);
  return [towns.slice(0, -1).join(', '), ...towns.slice(-1)].filter(Boolean).join(' & ');
}
