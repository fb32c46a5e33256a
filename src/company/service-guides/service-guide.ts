// What the page of a service tells, beside its title and card of services.ts.

import type { PictureName } from '#company/facts/pictures.gen.ts';
import type { EstimateService } from '#company/rules/cost-estimate.ts';
import type { ServiceId } from '#company/services.ts';

/** A term with what is to be said about it. */
export type ServiceRow = { readonly term: string; readonly detail: string };

export type ServicePicture = {
  readonly name: PictureName;
  readonly alt: string;
  readonly caption: string;
};

export type ServiceGuide = {
  readonly id: ServiceId;
  /** For the browser's tab and search results, with a place in it. */
  readonly pageTitle: string;
  readonly description: string;
  readonly headline: string;
  readonly opening: string;
  /** The first large, the second inside the text. */
  readonly pictures: readonly [ServicePicture, ServicePicture];
  readonly included: {
    readonly heading: string;
    readonly lines: readonly string[];
    /** What is not part of it, said before anybody asks. */
    readonly notIncluded: string;
  };
  readonly prices: {
    readonly heading: string;
    readonly words: readonly string[];
    /** Worked examples by the calculator's rates, for these square feet or feet. */
    readonly examples?: { readonly service: EstimateService; readonly sizes: readonly number[] };
    /** Prices that the calculator does not know. */
    readonly rows?: readonly ServiceRow[];
    /** How Texas sales tax falls on it (34 TAC 3.356). */
    readonly tax: string;
  };
  /** What only this service has to show. */
  readonly detail: {
    readonly heading: string;
    readonly words: string;
    readonly rows: readonly ServiceRow[];
  };
  readonly steps: { readonly heading: string; readonly rows: readonly ServiceRow[] };
  /** What goes wrong on Gulf Coast clay, and what we do about it. */
  readonly clay: { readonly heading: string; readonly rows: readonly ServiceRow[] };
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
};
