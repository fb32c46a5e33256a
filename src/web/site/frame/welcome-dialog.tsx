// The welcome, on every document: a closed native dialog until start-overlays.ts opens it
// (docs/product/welcome-and-contact.md#welcome).
import { type DateHours, supportDates, supportWeek } from '#company/rules/chat/support-hours.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import type { SiteIndex } from '#contract/site/site-index.ts';
import { markOf } from '#web/lib/mark-of.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { anchorHref } from './anchors.ts';
import { coreTowns } from './core-towns.ts';
import { DialogButton } from './dialog-button.tsx';
import type { WelcomeDialogMessages } from './messages/choose-welcome-messages.ts';
import { Overlay } from './overlay.tsx';
import { useSite } from './use-site.ts';
import { useLink } from './use-site-messages.ts';

const WELCOME = 'welcome';

type WelcomeDialogProps = {
  words: WelcomeDialogMessages;
  company: Pick<CompanyProfile, 'companyName' | 'foundedYear' | 'supportHours' | 'timeZone'>;
  /** As it is published, out of five. */
  rating: number;
  areas: SiteIndex['areas'];
  /** The next dates with hours of their own. */
  dates: readonly DateHours[];
  onHomePage: boolean;
};

/** The dialog. Its links close it and lead on; the badge is set by the clock at the company when it opens. */
export function WelcomeDialog({
  words,
  company,
  rating,
  areas,
  dates,
  onHomePage,
}: WelcomeDialogProps) {
  const link = useLink();
  const { hours } = useSite();
  const year = { year: company.foundedYear };
  return (
    <Overlay
      id={WELCOME}
      className="welcome-dialog"
      heading={
        <>
          {words.welcomeTo} <span className="block">{company.companyName}</span>
        </>
      }
    >
      <p className="mt-2 text-ink-soft">{fill(words.lead, year)}</p>
      <p className="welcome-dialog-places">
        {fill(words.serving, { towns: servedTowns(areas, words.and) })}
      </p>
      <ul className="welcome-dialog-facts">
        <li>
          {words.sinceYear} <b>{company.foundedYear}</b>
        </li>
        <li>
          <b>{rating}</b> {words.rating}
        </li>
      </ul>
      <section className="welcome-dialog-support" aria-labelledby="welcome-support-heading">
        <h3 id="welcome-support-heading">{words.support}</h3>
        <p
          data-support
          data-week={supportWeek(company.supportHours)}
          data-zone={company.timeZone}
          data-dates={supportDates(dates) || undefined}
          data-online={words.withinMinutes}
          data-offline={words.withinHours}
          data-online-badge={words.online}
          data-offline-badge={words.offline}
          aria-live="polite"
        >
          <b>{words.offline}</b> <span>{words.withinHours}</span>
        </p>
        <dl>
          {hours.support.map((line) => (
            <div key={line.days}>
              <dt {...markOf(line, 'days')}>{line.days}</dt>
              <dd {...markOf(line, 'hours')}>{line.hours}</dd>
            </div>
          ))}
        </dl>
      </section>
      <div className="overlay-actions">
        <ButtonLink variant="clay" {...link(anchorHref('contact', onHomePage))} data-chat>
          {words.startChat}
        </ButtonLink>
        <ButtonLink variant="quiet" {...link(anchorHref('calendar', onHomePage))}>
          {words.schedule}
        </ButtonLink>
        <DialogButton dialog={WELCOME} command="close" className="text-link">
          {words.explore}
        </DialogButton>
      </div>
    </Overlay>
  );
}

/** The core areas: "Cypress, Katy & Woodlands". */
function servedTowns(areas: SiteIndex['areas'], and: string): string {
  const towns = coreTowns(areas);
  return [towns.slice(0, -1).join(', '), ...towns.slice(-1)].filter(Boolean).join(` ${and} `);
}
