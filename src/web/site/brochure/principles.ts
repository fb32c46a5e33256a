// What the company does and refuses to do, as its About page says it.

/** Each stands alone; the second sentence says why. */
export const refusals: readonly { readonly term: string; readonly detail: string }[] = [
  {
    term: 'We do not top crape myrtles.',
    detail: 'It ruins the tree for good and does not even make more flowers.',
  },
  {
    term: 'We do not lay sod in deep shade.',
    detail: 'You would pay us again in two years. Beds cost less in the end.',
  },
  {
    term: 'We do not send your water next door.',
    detail: 'Texas law forbids it, and the neighbor is often our customer too.',
  },
  {
    term: 'We do not start until the HOA letter is in.',
    detail: 'No fence costs more than one you have to take down again.',
  },
  {
    term: 'We do not spray what we are not licensed to spray.',
    detail: 'Weed killer for hire needs a state license. Without one, weeds are pulled by hand.',
  },
];

/** How a question travels through the company. */
export const promises: readonly { readonly term: string; readonly detail: string }[] = [
  { term: 'Within 24 hours', detail: 'A person answers your request, with a name and a number.' },
  {
    term: 'Within the week',
    detail: 'The person who will do the work has walked your yard, free.',
  },
  { term: 'Before you sign', detail: 'Every line has a price, tax and warranty beside it.' },
  { term: 'Before we dig', detail: '811 has marked gas, power and cable.' },
  { term: 'When it rains', detail: 'You have the new day by seven in the morning.' },
  { term: 'If it is not right', detail: 'Tell us, and we’ll come back and fix it.' },
];
