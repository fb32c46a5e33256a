// The eleven questions people ask before they call, and the company's answers (docs/product/home-page.md#questions).
import { warrantyYears } from '#company/facts/company-claims.ts';
import type { Question } from '#contract/site/content/questions.ts';

const years = (count: number): string => (count === 1 ? '1 year' : `${count} years`);

export const questions: readonly Question[] = [
  {
    slug: 'areas',
    question: 'Which areas do you serve?',
    answer:
      'Everything within 30 miles of our office in Cypress. Cypress, Katy, Spring, Tomball and The Woodlands are our core areas, with same-day consultations and preferred scheduling. We also work in Northwest Houston, Jersey Village and Humble, with next-day consultations. Beyond 30 miles a travel fee may apply, and we tell you the amount before we come.',
  },
  {
    slug: 'estimates',
    question: 'Are estimates and consultations free?',
    answer:
      'Yes. Estimates, quotes and the standard consultation cost nothing and commit you to nothing. Send the form with a few photos or book a time on the calendar. We reply within 24 hours, and the written estimate has a price on every line.',
  },
  {
    slug: 'project-cost',
    question: 'How much does a landscaping project cost?',
    answer:
      'Residential projects typically run $3,000-$25,000+, depending on size, access and materials. Commercial projects start at $10,000. For a first number, use the cost calculator on this page: a standard treated-lumber fence, for example, starts at $28 per linear foot.',
  },
  {
    slug: 'lawn-cost',
    question: 'What does regular lawn care cost?',
    answer:
      'Packages start at $75 per visit for Essential, $95 for Complete and $145 for Premium, on a 12-month contract of 42 visits: weekly from April to October and twice a month from November to March. For mowing alone, the lawn plan on this page works out a price from your lot size. Sales tax is added where it applies.',
  },
  {
    slug: 'warranties',
    question: 'What warranties do you give?',
    answer: `Plants are covered for ${years(warrantyYears.plants)}, hardscape for ${years(warrantyYears.hardscape)} and irrigation for ${years(warrantyYears.irrigation)}. The terms come in writing with your quote. On top of that comes our 100% satisfaction guarantee: if something is not right, tell us and we come back.`,
  },
  {
    slug: 'licenses',
    question: 'Are you licensed and insured?',
    answer:
      'Yes, we are licensed and insured in Texas, and we send the insurance certificate when you ask. Two kinds of yard work need a state license of their own. Irrigation must be sold, designed and installed under a licensed irrigator, regulated by the Texas Commission on Environmental Quality (TCEQ). Applying weed killer or any other pesticide for hire needs a Texas Department of Agriculture license. Ask any company, including us, for the number.',
  },
  {
    slug: 'hoa-digging',
    question: 'Do I need HOA approval, and do you call 811?',
    answer:
      'Most Cypress subdivisions want to approve visible changes such as fences, front beds and trees. You file the application; we give you the drawing, the plant list and the materials for it, and we do not start until the approval is in. Before we dig we call 811 at least two business days ahead, so that gas, power and cable lines are marked.',
  },
  {
    slug: 'duration',
    question: 'How long does a project take?',
    answer:
      'Replanting front beds takes one or two days, a privacy fence two to four, a drainage or lighting job two to five. A full yard takes two to four weeks once materials are here. Rain moves every date on gumbo clay, because digging it wet does damage; when that happens we call you with the new day.',
  },
  {
    slug: 'watering',
    question: 'What about watering restrictions?',
    answer:
      'There is no single Houston rule in Cypress. Most homes here are served by a municipal utility district, and each one sets its own days and hours during a drought. Look for the district named on your water bill; its notice is what counts. We program controllers to it, and ask whether new sod or plants need a variance before we install them.',
  },
  {
    slug: 'payment',
    question: 'How can I pay, and is there sales tax?',
    answer:
      'Cash, check, credit card or debit card. In Texas mowing, planting, pruning and other landscape care are taxable, at up to 8.25 percent here. Building a fence, patio or wall, or installing a sprinkler system, is treated differently, so we list those lines separately. Your quote shows the tax before you sign.',
  },
  {
    slug: 'emergencies',
    question: 'How fast can you come, and what if a storm brings a tree down?',
    answer:
      'In core areas we can usually look at your yard the same day, elsewhere the next. For emergencies such as a limb on the house, a flooded entry or a broken sprinkler line, call us: the line is open 24/7 in all areas. If a power line is involved, stay away and call the electric utility first.',
  },
];
