// What is said while someone books a consultation, for calendar, plain form and server (docs/product/booking.md#texts).

export const BOOKING_INCOMPLETE = 'Please fill in all required fields including consultation type.';
export const CHOICE_INCOMPLETE = 'Please select consultation type, date, and time slot.';
export const SLOT_TAKEN = 'This time slot just became unavailable. Please select another time.';
export const BOOKING_FAILED = 'Failed to schedule appointment. Please try again.';
