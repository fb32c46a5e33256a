// How the statuses of a permission to show a customer's photo are called.

export const permissionBadges = {
  asked: { label: 'Waiting for the customer', tone: 'amber' },
  allowed: { label: 'Allowed', tone: 'green' },
  declined: { label: 'Declined', tone: 'red' },
  withdrawn: { label: 'Withdrawn', tone: 'red' },
  ended: { label: 'Removed', tone: 'neutral' },
} as const;
