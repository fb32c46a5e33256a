// What the page that is shown says about itself, for the document and the frame around it.
import { type UIMatch, useMatches } from 'react-router';
import type { UploadedPictures } from '#company/facts/picture.ts';
import type { CarriedSheet } from '#web/styles/document-styles.ts';
import type { MissingWords } from './problem-page.tsx';

/** What a page says in its `handle`; a document carries the sheets it names. */
type PageHandle = {
  document?: true;
  /** Its address is a key: a font that a style asked for, as for the ñ of “Español”, would tell it, so all come with the page. */
  tellsNoOne?: true;
  sheets?: readonly CarriedSheet[];
  notFound?: true;
  missing?: MissingWords;
};

/**
 * What a layout says in its `handle`: the frame of an application brings a stylesheet and scripts of its own. What is
 * installed as an app of its own has its own manifest.
 */
type LayoutHandle = { application?: true; manifest?: string };

/** The innermost route of the address: the page itself, also where another one is shown because it failed. */
export function usePageMatch(): UIMatch<unknown, PageHandle | undefined> | undefined {
  return useMatches().at(-1) as UIMatch<unknown, PageHandle | undefined> | undefined;
}

const NO_UPLOADS: UploadedPictures = {};

/** The uploaded pictures that a page was given; none where its loader gives none. */
export function usePageUploads(): UploadedPictures {
  const data = usePageMatch()?.loaderData as { uploads?: UploadedPictures } | undefined;
  return data?.uploads ?? NO_UPLOADS;
}

/** Whether the page stands in the frame of an application rather than in the site's. */
export function useIsInApplication(): boolean {
  const matches = useMatches() as UIMatch<unknown, LayoutHandle | undefined>[];
  return matches.some(({ handle }) => handle?.application);
}

/** The manifest of the app that the page belongs to when it is put on a home screen. */
export function useManifest(): string {
  const matches = useMatches() as UIMatch<unknown, LayoutHandle | undefined>[];
  return (
    matches.findLast(({ handle }) => handle?.manifest)?.handle?.manifest ?? '/site.webmanifest'
  );
}
