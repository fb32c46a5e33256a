// The weekdays on which crews work, as people call them.

/** From Monday, whose number is 1. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
