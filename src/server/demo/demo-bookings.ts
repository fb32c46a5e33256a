// The bookings of the demonstration: eight consultations over the next seven working days, with the seats they own.
import { eq } from 'drizzle-orm';
import { cellsOf } from '#company/rules/booking/booking-hours.ts';
import { isFree } from '#company/rules/money/money.ts';
import { recordAppointment } from '#server/booking/write-appointment.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { consultationTypes, slotClaims } from '#server/platform/database/schema/booking.ts';
import type { DemoCalendar } from './demo-calendar.ts';
import { type DemoCustomer, type DemoPeople, fullName } from './demo-people.ts';

type ConsultationType = typeof consultationTypes.$inferSelect;

type Booker = { name: string; email: string; phone: string; address: string | null };

/** A booking: on which of the coming working days (0 is the first), when, and what for. */
type Booking = {
  day: number;
  time: string;
  type: string;
  booker: Booker;
  details: string;
  confirmed?: true;
  /** Set when the customer moved it here from the working day before at another time. */
  movedFrom?: { time: string; reason: string };
};

const WORKING_DAYS = 7;

const FREE_CONSULTATION = 'Free Landscape Consultation';
const IRRIGATION_CHECKUP = 'Irrigation Checkup Estimate';

/**
 * Sows the bookings. A database in which people have booked already keeps its calendar to itself: an invented
 * consultation must never take a real customer's seat.
 */
export async function sowBookings(
  tx: Tx,
  people: DemoPeople,
  calendar: DemoCalendar,
): Promise<void> {
  const taken = await tx.select().from(slotClaims).where(eq(slotClaims.live, true)).limit(1);
  if (taken.length > 0) return;
  const days = calendar.nextOpenDays(WORKING_DAYS);
  const types = await tx.select().from(consultationTypes);
  for (const booking of [...bookingsOfCustomers(people), ...BOOKINGS_OF_GUESTS]) {
    const type = types.find(({ name }) => name === booking.type);
    const date = days[booking.day];
    if (!type || !date) continue;
    const dayBefore = days[booking.day - 1] ?? null;
    await sowBooking(tx, booking, type, { date, dayBefore, timeZone: calendar.timeZone });
  }
}

function bookingsOfCustomers({ juniper, basil, olive, rowan }: DemoPeople): Booking[] {
  return [
    {
      day: 0,
      time: '09:00',
      type: FREE_CONSULTATION,
      booker: bookerOf(rowan),
      details: 'New house, bare back yard. We would like shade and a place for the grill.',
      confirmed: true,
    },
    {
      day: 1,
      time: '10:00',
      type: 'Design Consultation',
      booker: bookerOf(olive),
      details: 'Front beds and the walk to the door.',
    },
    {
      day: 3,
      time: '13:00',
      type: 'Master Plan & 3D Rendering Session',
      booker: bookerOf(basil),
      details: 'Patio, pergola and lighting, to be built in two steps.',
    },
    {
      day: 5,
      time: '15:00',
      type: IRRIGATION_CHECKUP,
      booker: bookerOf(juniper),
      details: 'Two heads by the drive are stuck up.',
    },
  ];
}

const BOOKINGS_OF_GUESTS: readonly Booking[] = [
  {
    day: 0,
    time: '14:00',
    type: IRRIGATION_CHECKUP,
    booker: guest('Heather Glenn', '(281) 555-0141'),
    details: 'The bill doubled this summer.',
  },
  {
    day: 2,
    time: '08:00',
    type: FREE_CONSULTATION,
    booker: guest('Linden Parkes', '(832) 555-0143'),
    details: 'Low spot along the side fence.',
    movedFrom: { time: '15:00', reason: 'A meeting came up.' },
  },
  {
    day: 4,
    time: '16:00',
    type: FREE_CONSULTATION,
    booker: guest('Magnolia Brookes', '(281) 555-0144'),
    details: 'Three trees to replace after the freeze.',
  },
  {
    day: 6,
    time: '11:00',
    type: FREE_CONSULTATION,
    booker: guest('Alder Whitcombe', '(832) 555-0145'),
    details: 'Office park entrance, seasonal color twice a year.',
  },
];

async function sowBooking(
  tx: Tx,
  booking: Booking,
  type: ConsultationType,
  { date, dayBefore, timeZone }: { date: string; dayBefore: string | null; timeZone: string },
): Promise<void> {
  const { booker, time, movedFrom } = booking;
  const appointment = await recordAppointment(tx, {
    customerName: booker.name,
    customerEmail: booker.email,
    customerPhone: booker.phone,
    propertyAddress: booker.address,
    consultationTypeId: type.id,
    serviceType: type.name,
    spanishServiceType: type.spanishName || null,
    appointmentDate: date,
    appointmentTime: time,
    duration: type.duration,
    status: booking.confirmed ? 'confirmed' : 'scheduled',
    estimatedPrice: type.price,
    notes: booking.details,
    customerNotes: booking.details,
    followupRequired: !isFree(type.price),
    originalDate: movedFrom ? dayBefore : null,
    originalTime: movedFrom?.time ?? null,
    rescheduleReason: movedFrom?.reason ?? null,
    calendarSequence: movedFrom ? 1 : 0,
  });
  await tx.insert(slotClaims).values(
    cellsOf(date, time, type.duration, timeZone).map((cell) => ({
      cell,
      seat: 1,
      appointmentId: appointment.id,
    })),
  );
}

function bookerOf({ user, property }: DemoCustomer): Booker {
  return {
    name: fullName(user),
    email: user.email,
    phone: user.phone ?? '',
    address: property.address,
  };
}

/** Someone without an account, whose address is made from the name. */
function guest(name: string, phone: string): Booker {
  const email = `${name.toLowerCase().replace(' ', '../site/seed')}@example.com`;
  return { name, email, phone, address: null };
}
