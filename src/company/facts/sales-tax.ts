// How prices speak of Texas sales tax.

/**
 * Stands beside every price on a page that is shown without tax; `rate` is state and local tax together, "8.25%". Mowing and planting are
 * taxed, most new fences and sprinkler systems of a home are not (Tax Code 151.0048, rule 34 TAC 3.356).
 */
export const salesTaxAt = 'plus {rate} sales tax where it applies';

/** The same where the rate of another day counts: what is agreed today is taxed when it is done. */
export const plusSalesTax = 'plus sales tax where it applies';
