// What stands around every page, also around one that failed: header, breadcrumb, footer and the contact corner.
import { type ReactNode, useEffect } from 'react';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import type { SiteIndex } from '#contract/site/site-index.ts';
import frameStyles from '#web/styles/frame.css?url';
import { Breadcrumb, type Crumb } from '#web/ui/breadcrumb.tsx';
import { ContactCorner } from './contact-corner.tsx';
import { Footer } from './footer.tsx';
import { FreshPart } from './fresh-part.tsx';
import { Header } from './header.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { NotOpenBanner } from './not-open-banner.tsx';
import { useHasSpanish, useLanguage, useLink, useSiteMessages } from './use-site-messages.ts';

type SiteFrameProps = {
  company: CompanyProfile;
  index: SiteIndex;
  /** The script of documents, which wakes the frame's behaviors. */
  loaderScript: string;
  isSignedIn: boolean;
  onHomePage: boolean;
  /** Null where a page has no breadcrumb. */
  crumbs: Crumb[] | null;
  children: ReactNode;
};

export function SiteFrame({
  company,
  index,
  loaderScript,
  isSignedIn,
  onHomePage,
  crumbs,
  children,
}: SiteFrameProps) {
  const words = useSiteMessages();
  const link = useLink();
  const hasSwitch = useHasSpanish();
  const isEnglish = useLanguage() === 'en';
  // Only applications come here in a browser: they start the frame's behaviors by the script that documents load.
  useEffect(() => {
    const script = import.meta.env.DEV ? '/src/web/islands/loader.ts' : loaderScript;
    // Leaving the page breaks it off; the frame's links and forms work without it.
    import(/* @vite-ignore */ script).catch(() => {});
  }, [loaderScript]);
  return (
    <>
      {company.isLive ? null : <NotOpenBanner />}
      <FreshPart name={isEnglish ? 'stormBanner' : 'spanishStormBanner'} />
      <Header company={company} onHomePage={onHomePage} isSignedIn={isSignedIn} />
      {crumbs ? (
        <Breadcrumb
          crumbs={crumbs}
          name={words.breadcrumb}
          home={{ label: words.home, ...link('/') }}
        >
          {hasSwitch ? <LanguageSwitch /> : null}
        </Breadcrumb>
      ) : null}
      {onHomePage && hasSwitch ? (
        <div className="hero-language page-width on-deep">
          <LanguageSwitch />
        </div>
      ) : null}
      {children}
      {/* Here, not in the head: what is above it is painted without it. The home page's own sheet has it within. */}
      {onHomePage ? null : <link rel="stylesheet" href={frameStyles} fetchPriority="low" />}
      <Footer company={company} index={index} onHomePage={onHomePage} />
      <ContactCorner company={company} claims={index.claims} onHomePage={onHomePage} />
    </>
  );
}
