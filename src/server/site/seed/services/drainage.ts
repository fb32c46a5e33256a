// Drainage, at length.
import { salesTaxNote } from '#company/facts/sales-tax.ts';
import type { Service } from '#contract/site/content/services.ts';

export const drainage: Service = {
  slug: 'drainage',
  title: 'Expert Drainage Solutions',
  description:
    'French drains, surface drainage and grading for yards that still squish two days after the rain. We find out where the water comes from and where it may lawfully go before we price a trench.',
  picture: 'detail-french-drain-cross-section',
  alt: 'Rendering of a cut-away French drain: turf and soil around a gravel trench lined with filter fabric, with a perforated pipe in it.',
  caption: 'French drain, Cypress, cut open: fabric, gravel, pipe.',
  flyerLine: 'French drains, surface drains and grading',
  page: {
    pageTitle: 'Yard Drainage in Cypress, TX',
    description:
      'French drains, surface drains and grading in Cypress and Katy clay: we find the outfall first, then price. From $1,200 plus $28 per linear foot.',
    headline: 'First we ask where the water may go',
    opening:
      'A drain is a promise that the water has somewhere better to be. On land as flat as ours that place is the hard part, so we look for it before we talk about pipe. If there is none, we say so and charge nothing.',
    pictures: [
      {
        name: 'drainage-after-dry-creek',
        alt: 'Rendering of a dry creek bed of river rock that crosses a back lawn from the patio to a planted corner.',
        caption: 'Back yard, Katy: the low spot becomes a creek, dry six days of seven.',
      },
      {
        name: 'detail-french-drain-cross-section',
        alt: 'Rendering of a cut-away French drain: turf and soil around a gravel trench lined with filter fabric, with a perforated pipe in it.',
        caption: 'A French drain, cut open: fabric, washed gravel, pipe with the holes down.',
      },
    ],
    included: {
      heading: 'What is in a drainage job',
      lines: [
        'Levels shot over the whole yard, with a drawing of where the water stands and why',
        'The outfall: street, swale or inlet, checked for height and for who owns it',
        'Washed gravel, filter fabric and rigid pipe, never corrugated tube under a lawn',
        'Cleanouts at every bend, so that it can be flushed in ten years',
        'Sod cut, saved and laid back; soil hauled away',
        'A hose test with you, before we cover the last foot',
      ],
      notIncluded:
        'Not included: storm sewers of the street, sump pumps with their circuit, and repairs to a slab. Those need other trades, and we tell you which.',
    },
    prices: {
      heading: 'What it costs',
      words: [
        'Our rule of thumb is $1,200 for levels, outfall and setting up, plus $28 per linear foot of drain. A narrow gate, tree roots or a walk to cross move it up; one straight run along a fence is the rule itself.',
      ],
      listsPackages: false,
      examples: { service: 'drainage', sizes: [60, 100, 160] },
      tax: `A buried drain is an improvement to the property; billed as a lump sum, it carries no sales tax at a home. Sod and planting over it are landscaping, ${salesTaxNote}, on lines of their own.`,
    },
    detail: {
      heading: 'Which kind for which water',
      words: 'Half of the French drains we dig out should have been something else.',
      rows: [
        {
          term: 'It runs over the top',
          detail:
            'Roof water, a neighbor’s slope. A swale or surface inlets catch it; a French drain would miss it.',
        },
        {
          term: 'It comes up from below',
          detail: 'The lawn squishes days later. This is what a French drain is for.',
        },
        {
          term: 'It has nowhere to go',
          detail:
            'The yard is lower than the street. Grade a path, or build a rain garden that holds an inch and lets it sink.',
        },
        {
          term: 'It comes off the roof',
          detail:
            'A thousand square feet shed 600 gallons in an inch of rain. Lead the downspouts away first; sometimes that is the whole job.',
        },
      ],
    },
    steps: {
      heading: 'How we work',
      rows: [
        {
          term: 'Look, after rain if we can',
          detail: 'Send a photo while it stands. It tells us more than a dry visit.',
        },
        {
          term: 'Shoot levels',
          detail: 'A laser and an hour. You get the drawing whether you hire us or not.',
        },
        {
          term: 'Find the outfall',
          detail: 'We ask the district, the HOA or the city when the swale is theirs.',
        },
        {
          term: 'Dig, two to five days',
          detail: 'After 811, on ground dry enough to hold a trench wall.',
        },
        { term: 'Prove it', detail: 'A hose at the high end, a stopwatch at the low one.' },
      ],
    },
    clay: {
      heading: 'What clay does to drains',
      rows: [
        {
          term: 'It silts them up',
          detail:
            'Fine clay moves through any gap. Fabric wraps the gravel, not the pipe, where it would clog first.',
        },
        {
          term: 'It smears',
          detail:
            'A trench dug wet has walls like a glazed pot. If it rains, we stop and call you with the new day.',
        },
        {
          term: 'It shrinks',
          detail:
            'A pipe laid dead level in May has a belly by September. We keep an eighth of an inch to the foot, and more where we can.',
        },
      ],
    },
    questions: [
      {
        question: 'May I send the water to the street?',
        answer:
          'Usually through a curb outlet or the front swale, yes. Never onto a neighbor: Texas law forbids diverting surface water so that it damages the next lot.',
      },
      {
        question: 'Will a French drain dry my lawn?',
        answer:
          'It dries a strip of five to eight feet on each side in clay, within a day or two. Where the whole lawn is wet, grading does more than pipe.',
      },
      {
        question: 'How long does it last?',
        answer:
          'Rigid pipe in wrapped gravel lasts decades if it is flushed now and then. Corrugated tube laid bare in clay is often full within five years.',
      },
    ],
  },
};
