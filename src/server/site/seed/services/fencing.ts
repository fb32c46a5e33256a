// Wood fences, at length.
import type { Service } from '#contract/site/content/services.ts';

export const fencing: Service = {
  slug: 'fencing',
  title: 'Privacy Fence Installation',
  description:
    'Wood privacy fences in standard treated lumber, priced from $28 per linear foot. Cedar, custom designs and height variations cost extra, and the quote lists each one on its own line.',
  picture: 'detail-cedar-fence-gate-hardware',
  alt: 'Rendering of cedar boards with a cap rail, posts and black strap hinges and a latch on a gate.',
  caption: 'Cedar gate, The Woodlands. Cap rail, strap hinges, latch.',
  flyerLine: 'Treated lumber from $28 per linear foot',
  page: {
    pageTitle: 'Privacy Fences in Cypress, TX',
    description:
      'Wood privacy fences in Cypress, Tomball and Katy from $28 per linear foot: treated lumber standard, cedar and custom heights, posts set for clay.',
    headline: 'A fence is only as straight as its posts in August',
    opening:
      'Pickets are the part you see. What decides whether the line still stands in ten years is under the ground: how deep the post goes, what it stands in, and whether water can leave the hole. So that is what we price and show first.',
    pictures: [
      {
        name: 'backyard-cedar-fence-summer',
        alt: 'Rendering of a stained cedar privacy fence with a cap rail behind a planted bed and a striped lawn.',
        caption: 'Cedar with a cap rail, Katy: stain goes on once the wood is dry.',
      },
      {
        name: 'detail-cedar-fence-gate-hardware',
        alt: 'Rendering of cedar boards with a cap rail, posts and black strap hinges and a latch on a gate.',
        caption: 'The gate carries all the weight, so it gets a steel frame.',
      },
    ],
    included: {
      heading: 'In the price per foot',
      lines: [
        'Six feet of privacy in standard treated lumber',
        'Posts every eight feet, set in concrete with gravel below',
        'Three rails, screws instead of nails, a treated kickboard along the bottom',
        'The old fence taken down and hauled away when it stands on the same line',
        'The string line walked with you, and with your neighbor if you like',
        'Two years of warranty on posts and structure',
      ],
      notIncluded:
        'Cedar, custom designs and height variations cost extra, each on its own line. So do a survey, when nobody can find the pins, and rock or roots that stop an auger.',
    },
    prices: {
      heading: '$28 a foot, and what moves it',
      words: [
        'Standard treated lumber is $28 per linear foot. Cedar with a cap rail comes to about one and a half times that; horizontal boards, stain and steel posts to a little over twice.',
        'Walk gates are in the price of the line. A drive gate is priced by its width and its hinges.',
      ],
      listsPackages: false,
      examples: { service: 'fencing', sizes: [100, 150, 250] },
      tax: 'A fence is an improvement to the property, not a landscaping service: billed as a lump sum, it carries no sales tax at a home. On commercial property repair and remodeling is taxed, and the quote says so.',
    },
    detail: {
      heading: 'One panel, from the ground up',
      words: 'What you can check with a tape after we have left.',
      rows: [
        { term: '30 inches', detail: 'of post below ground, more at corners and gates' },
        { term: '6 inches', detail: 'of gravel under the post, so that water can leave' },
        { term: '8 feet', detail: 'at most from post to post' },
        { term: '3 rails', detail: 'turned on edge, which is why they do not sag' },
        {
          term: '2 inches',
          detail: 'of air under the kickboard, for drainage and the string trimmer',
        },
        { term: 'Screws', detail: 'coated, two per rail and picket; nails back out of wet wood' },
      ],
    },
    steps: {
      heading: 'How a fence is built',
      rows: [
        {
          term: 'Pins and papers',
          detail:
            'We find the survey pins. Your HOA gets height, style and stain; we wait for its letter.',
        },
        {
          term: '811',
          detail: 'Two business days before the auger, so that gas, power and cable are marked.',
        },
        { term: 'Posts', detail: 'Day one. Set, braced, and left alone overnight.' },
        {
          term: 'Rails and pickets',
          detail:
            'Day two, and three for more than 150 feet. Your yard is closed again every evening if there is a dog.',
        },
        {
          term: 'The walk',
          detail: 'Every gate swings and latches, every nail and scrap is picked up with a magnet.',
        },
      ],
    },
    clay: {
      heading: 'What clay does to a fence',
      rows: [
        {
          term: 'Posts that heave',
          detail:
            'Wet clay grips concrete and lifts it. A hole that is wider at the bottom than at the top holds it down.',
        },
        {
          term: 'Posts that rot at the line',
          detail:
            'The collar of concrete is domed above grade so that rain runs away from the wood.',
        },
        {
          term: 'A fence that dams the yard',
          detail:
            'A kickboard tight to the ground can hold back a whole street’s water. We leave the swale open.',
        },
      ],
    },
    questions: [
      {
        question: 'Do I need a permit?',
        answer:
          'In unincorporated Cypress usually not for six feet of wood, but your HOA will want a say. Jersey Village, Tomball and Houston have rules of their own; we check them before we price.',
      },
      {
        question: 'Who pays, my neighbor or I?',
        answer:
          'Texas law does not make a neighbor share a boundary fence. Many do when they are asked early. We write the quote so that it can be split and talk to both of you.',
      },
      {
        question: 'When can it be stained?',
        answer:
          'Treated lumber needs to dry first, six to eight weeks in summer. Kiln-dried cedar can be stained at once. We come back for it; it is a line you can strike.',
      },
    ],
  },
};
