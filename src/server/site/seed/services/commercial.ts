// Commercial maintenance, at length.
import { salesTaxNote } from '#company/facts/sales-tax.ts';
import type { Service } from '#contract/site/content/services.ts';

export const commercial: Service = {
  slug: 'commercial',
  title: 'Commercial Landscape Maintenance',
  description:
    'Mowing, edging, hedges, mulch and seasonal color for offices, shops and HOA common areas, with the same crew on the same weekday. You get one monthly invoice and one person to call, and new commercial work starts at $10,000.',
  picture: 'office-brick-seasonal-colour-bed',
  alt: 'Rendering of a two-story brick office with live oaks, a ring of seasonal color, entrance planters and mown lawn along the street.',
  caption: 'Brick office, Katy. Live oaks kept, one ring of seasonal color.',
  flyerLine: 'Same crew, same weekday, one invoice',
  page: {
    pageTitle: 'Commercial Landscaping in Cypress, TX',
    description:
      'Commercial landscape maintenance in Cypress and Northwest Houston: fixed weekday, one crew, one monthly invoice, 42 visits a year from $95 each.',
    headline: 'The frontage is done before the first customer parks',
    opening:
      'A property manager has thirty things to think about. We try to be none of them: the same crew, the same weekday, finished and blown off before you open, with a photo report you can forward to the owner without editing.',
    pictures: [
      {
        name: 'office-brick-salvia-island',
        alt: 'Rendering of a brick office entrance in spring with an island of purple salvia, clipped hedges and a mown strip along the drive.',
        caption: 'Office entrance, Jersey Village: one island of salvia, sight lines kept low.',
      },
      {
        name: 'retail-entrance-palms-lantana',
        alt: 'Rendering of a row of shops with palms, lantana and low grasses along a paved walk.',
        caption: 'Shop row, The Woodlands: lantana and palms that take reflected heat.',
      },
    ],
    included: {
      heading: 'On every visit',
      lines: [
        'Mowing at the height of the season, edging along all curbs and walks',
        'Hedges and shrubs kept to the lines you approved',
        'Beds weeded by hand, litter picked up before mowing',
        'Walks, drives and entries blown clean',
        'A look at every sprinkler zone once a month',
        'Photos, the crew leader’s name and the time we left',
      ],
      notIncluded:
        'Not included: tree work above fifteen feet, parking-lot sweeping, and snow, which we mention because February 2021 happened.',
    },
    prices: {
      heading: 'What it costs',
      words: [
        'Maintenance is priced per visit and billed once a month in twelve equal parts, so that a rainy May does not surprise your budget. A 12-month contract has 42 visits: weekly from April to October, twice a month from November to March.',
        'We measure the site on foot and give you a map with the numbers. New installations and renovations for commercial property start at $10,000.',
      ],
      listsPackages: true,
      rows: [{ term: 'New commercial work', detail: 'from $10,000' }],
      tax: `Mowing, planting and pruning are taxable services in Texas: ${salesTaxNote}. Tax-exempt owners send us the certificate once. Repair and remodeling on commercial property is taxed differently from a home, and stands on lines of its own.`,
    },
    detail: {
      heading: 'The year on a commercial site',
      words: 'What changes with the month, so that you can tell your tenants before they ask.',
      rows: [
        {
          term: 'January and February',
          detail: 'Twice a month. Liriope and grasses cut back, mulch to three inches.',
        },
        {
          term: 'March',
          detail: 'Irrigation start-up, every head seen running. Summer color ordered.',
        },
        { term: 'April to June', detail: 'Weekly. Color changed, turf fed after full green-up.' },
        {
          term: 'July and August',
          detail: 'Weekly, mown high. Zones checked twice; heat finds every weak head.',
        },
        {
          term: 'September and October',
          detail: 'Weekly. Last feeding by mid-September, pansies in October.',
        },
        {
          term: 'November and December',
          detail: 'Twice a month. Leaves mulched, backflow wrapped before a freeze.',
        },
      ],
    },
    steps: {
      heading: 'From the first call to the first Tuesday',
      rows: [
        {
          term: 'A walk with you',
          detail: 'Forty minutes, on site, with last year’s complaints on a list.',
        },
        {
          term: 'A measured scope',
          detail:
            'A map with square feet, what happens where and how often. No lump sum without it.',
        },
        {
          term: 'The catch-up visit',
          detail: 'One long day that brings the place up to the standard we promise to keep.',
        },
        {
          term: 'Your weekday',
          detail:
            'Same crew, same day. If rain moves it, you have the new day by seven in the morning.',
        },
        {
          term: 'Every quarter',
          detail: 'We walk it again together and strike what you no longer need.',
        },
      ],
    },
    clay: {
      heading: 'What goes wrong here, and what we do',
      rows: [
        {
          term: 'Islands that die each August',
          detail:
            'Under the mulch there is road base. We dig it out, or plant only what lives in rubble.',
        },
        {
          term: 'Ruts after rain',
          detail:
            'Wet clay remembers a mower for years. We skip the soft strip that week and say so in the report.',
        },
        {
          term: 'Water across the walk',
          detail:
            'A slip claim waiting to happen. You hear about leaks by phone, not in the monthly email.',
        },
      ],
    },
    questions: [
      {
        question: 'Can we stop in the middle of the year?',
        answer:
          'Yes, with thirty days’ notice in writing. You pay the visits you have had; the savings of 15 to 20 percent that come with the 12-month contract end with it.',
      },
      {
        question: 'Do you carry the insurance our lease asks for?',
        answer:
          'We are licensed and insured in Texas. Send us the wording of the requirement and we send the certificate with your company named on it.',
      },
      {
        question: 'Who do we call when something breaks on a Sunday?',
        answer:
          'The same number. Emergencies are answered around the clock: a geyser at the entrance, a limb across the drive, a flooded door.',
      },
    ],
  },
};
