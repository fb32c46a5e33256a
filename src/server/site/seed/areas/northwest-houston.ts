// Northwest Houston: city rules on one side of the street, county on the other.
import type { Area } from '#contract/site/content/areas.ts';

export const northwestHouston: Area = {
  slug: 'northwest-houston',
  name: 'Northwest Houston',
  zipCodes: ['77040', '77041', '77064'],
  driveTime: '20-30 min',
  isCore: false,
  note: 'City customers follow the City of Houston watering plan; utility districts set their own. We set your controller to whichever is yours.',
  page: {
    kind: 'Place',
    headline: 'Northwest Houston: old oaks, older pipes, busy frontages',
    opening:
      'Between the 290 and the Beltway we look after two kinds of places: houses from the seventies with trees worth more than the lawn, and offices, shops and warehouses whose front strip is the first thing a customer sees. Both want the same crew on the same day.',
    description:
      'Landscaping in Northwest Houston 77040, 77041 and 77064: commercial frontages, mature oaks, city watering days, deed restrictions, free estimates.',
    picture: 'office-park-island-palms',
    caption: 'Office park off Beltway 8: islands that survive exhaust, glare and August.',
    ground: 'town',
    soil: {
      heading: 'Clay against a slab',
      paragraphs: [
        'This is the black clay that moves houses. It swells in a wet winter, shrinks in a dry August, and a slab feels both. A bed that is watered hard on one side of the house and bone dry on the other can do real harm, so we run drip evenly along the whole foundation and keep big thirsty trees a crown’s width away.',
        'Parking-lot islands are worse: road base, rubble and reflected heat. We dig them out eighteen inches, or plant only what does not mind.',
      ],
    },
    water: {
      heading: 'City days or district days',
      paragraphs: [
        'Inside the city limits the Houston drought plan applies. In its mandatory stage, as it was called in August 2023, even street numbers water on Sunday and Thursday, odd ones on Saturday and Wednesday, everyone else on Tuesday and Friday, always between seven in the evening and five in the morning.',
        'Large parts of 77041 and 77064 are outside the limits and have utility districts with other tables. Your bill settles it. Outside a drought stage there is usually no limit at all.',
      ],
    },
    rules: {
      heading: 'No zoning, but deed restrictions',
      paragraphs: [
        'Houston has no zoning, and people take that for freedom. Deed restrictions are what counts, they run with the lot, and the city itself may enforce them. They often fix the fence line, its height and what may stand in the front yard. Read yours, or send us the PDF and we read it before we price.',
      ],
    },
    list: {
      heading: 'What frontages here ask of us',
      lines: [
        'Mowed and blown off before the doors open',
        'Sight lines kept low at every driveway',
        'Color that changes twice a year, not six times',
        'Irrigation leaks reported the morning we see them',
        'One invoice a month, one number to call',
      ],
    },
  },
};
