// When mail may leave by itself: never at night, whoever it goes to.

/** HH:MM at the company, on every day; the end excluded. */
export const DAY_HOURS = { opens: '09:00', closes: '21:00' } as const;
