// Irrigation, at length.
import { salesTaxNote } from '#company/facts/sales-tax.ts';
import type { Service } from '#contract/site/content/services.ts';

export const irrigation: Service = {
  slug: 'irrigation',
  title: 'Water-Efficient Irrigation Systems',
  description:
    'Sprinklers laid out head to head for the lawn, drip lines for the beds, and a controller set to water in short cycles that clay can take in. We program the days your water district allows and cover the work for two years.',
  picture: 'detail-sprinkler-head',
  alt: 'Rendering of a pop-up spray head in green grass that throws fine streams of water in low sun.',
  caption: 'Pop-up spray head, Spring. Each head throws to the next.',
  flyerLine: 'Short cycles that gumbo clay can take in',
  licensed: 'irrigation',
  page: {
    pageTitle: 'Irrigation Systems in Cypress, TX',
    description:
      'Sprinkler and drip irrigation in Cypress, Katy and Spring: head-to-head layout, cycle-and-soak for clay, your water district’s days, 2-year warranty.',
    headline: 'Water that clay can swallow',
    opening:
      'Gulf Coast clay takes in about a quarter of an inch an hour. A common spray zone throws six times that. The rest runs to the street and ends up on your bill. Everything we lay out follows from those two numbers.',
    pictures: [
      {
        name: 'front-lawn-irrigation-morning',
        alt: 'Rendering of pop-up sprinklers watering a front lawn in low morning sun.',
        caption: 'Front lawn, Cypress: done before sunrise, dry by breakfast.',
      },
      {
        name: 'detail-drip-line-in-bed',
        alt: 'Rendering of a brown drip line laid in a mulched bed between young shrubs.',
        caption: 'Drip in the bed: water at the root, none on the brick.',
      },
    ],
    included: {
      heading: 'What is in a system',
      lines: [
        'A pressure and flow test at your meter, before anything is drawn',
        'A plan to scale: heads thrown head to head, lawn and beds on separate zones',
        'Pressure-regulated heads, drip lines with check valves, a testable backflow preventer',
        'A controller with a rain and freeze sensor that you can read without the manual',
        'Programming to your water district’s posted days and hours',
        'Two years of warranty, and a spring start-up in the second year',
      ],
      notIncluded:
        'Not included: the water district’s tap and inspection fees, which are passed on at cost, and boring under a driveway, which is priced by the foot.',
    },
    prices: {
      heading: 'What it costs',
      words: [
        'Our rule of thumb is $2,500 plus 40 cents for each square foot of the property. Smart controllers and full drip in the beds move it up; a small lot with good pressure moves it down.',
        'Repairs are $85 an hour plus parts, and we tell you the parts before we dig.',
      ],
      listsPackages: false,
      examples: { service: 'irrigation', sizes: [5000, 8000, 12_000] },
      tax: `Installing an underground system is an improvement, not a landscaping service: billed as a lump sum, it carries no sales tax. Watering, adjusting and care of the lawn are taxable, ${salesTaxNote}.`,
    },
    detail: {
      heading: 'Cycle and soak: where we start on clay',
      words:
        'The same water in three short runs, with time to sink in between. This is the first setting; we come back after two weeks and correct it by what the ground shows.',
      rows: [
        { term: 'Fixed sprays, lawn', detail: '3 × 4 minutes, 60 minutes apart' },
        { term: 'Rotating nozzles, lawn', detail: '3 × 10 minutes, 60 minutes apart' },
        { term: 'Large rotors', detail: '2 × 18 minutes, 60 minutes apart' },
        { term: 'Drip in beds', detail: '1 × 40 minutes' },
        { term: 'In all, when it is dry', detail: 'about 1 inch a week, less what the rain gave' },
      ],
    },
    steps: {
      heading: 'How a system goes in',
      rows: [
        {
          term: 'Test and plan',
          detail: 'Meter, pressure, soil, sun. You get the drawing before the price.',
        },
        {
          term: 'Permit and 811',
          detail:
            'Where the city or district wants a permit, we apply. Utility lines are marked before the first trench.',
        },
        {
          term: 'Trench',
          detail:
            'Two to four days. Sod is cut and rolled, not torn; roots of oaks and pines are bridged by hand.',
        },
        {
          term: 'Run it together',
          detail:
            'Every zone, with you watching. You keep the plan, the settings and the valve map.',
        },
        {
          term: 'Two weeks later',
          detail: 'We come back and adjust arcs, minutes and the rain sensor.',
        },
      ],
    },
    clay: {
      heading: 'What goes wrong on clay',
      rows: [
        {
          term: 'Footprints that squelch',
          detail:
            'Too long a run. Halve the minutes and double the cycles before you blame the drainage.',
        },
        {
          term: 'Heads that lean',
          detail:
            'The ground swells in winter and shrinks in August. Swing joints let a head move and come back upright.',
        },
        {
          term: 'A burst backflow',
          detail:
            'It stands above ground and freezes first. Below 28\u00a0°F it gets wrapped; with our care plan we do it.',
        },
      ],
    },
    questions: [
      {
        question: 'Which days may I water?',
        answer:
          'Ask your own district; there is no single Houston rule out here. Most homes around Cypress belong to a municipal utility district, and its notice is what counts. Outside a drought stage there is usually no limit.',
      },
      {
        question: 'Can you repair what another company put in?',
        answer:
          'Yes. We map the valves first, which takes an hour, because most leaks we are called to are two valves away from where the lawn is wet.',
      },
      {
        question: 'Does new sod need more water than allowed?',
        answer:
          'For its first weeks, yes. Many districts grant a variance for new sod and plants. We ask for it before we order the pallets.',
      },
    ],
  },
};
