// How one drives to the office from each side, by the roads that people there go by.

type Direction = { readonly term: string; readonly detail: string };

/** By the town of the office; of other towns the map alone knows the way. */
const byTown: Readonly<Record<string, readonly Direction[]>> = {
  Cypress: [
    {
      term: 'From Houston',
      detail: 'US 290 northwest past the Beltway to Cypress. Leave before the Grand Parkway.',
    },
    {
      term: 'From Katy',
      detail: 'Grand Parkway 99 north to US 290, then a few miles back toward town.',
    },
    {
      term: 'From Tomball',
      detail: 'Grand Parkway 99 west from TX 249, then US 290 toward town.',
    },
    {
      term: 'From The Woodlands and Spring',
      detail: 'I-45 south, Grand Parkway 99 west all the way around to US 290.',
    },
  ],
};

/** The ways to an office in a town; none where we have not written them down. */
export function directionsTo(town: string): readonly Direction[] {
  return byTown[town] ?? [];
}
