// How prices on the site speak of Texas sales tax.

/**
 * Stands beside every price that is shown without tax. Mowing and planting are taxed, most new fences and sprinkler
 * systems of a home are not (Tax Code 151.0048, rule 34 TAC 3.356); 8.25% is state and local tax together.
 */
export const salesTaxNote = 'plus 8.25% sales tax where it applies';
