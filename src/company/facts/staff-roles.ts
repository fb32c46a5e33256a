// The roles of people on the staff, and the table of rights: what each role may do.

/** In the order in which they are offered. "staff" is the word that rows and the API have for the office. */
export const staffRoles = [
  { value: 'crew', label: 'Crew lead' },
  { value: 'staff', label: 'Office' },
  { value: 'owner', label: 'Owner' },
] as const;
export type StaffRole = (typeof staffRoles)[number]['value'];

/** Of everyone who has an account. */
export const roles = ['customer', ...staffRoles.map(({ value }) => value)] as const;
export type Role = (typeof roles)[number];

type RightRow = {
  value: string;
  /** What it lets someone do; one that is given stands by itself. */
  label: string;
  /** Who has it by their role. */
  roles: readonly StaffRole[];
  /** Which roles the owner can give it to, person by person. */
  givenTo?: readonly StaffRole[];
};

/** Each right is what endpoints name as their access (contract/platform/endpoint.ts). */
export const staffRights = [
  {
    value: 'crew',
    label: 'today’s visits, crew days, problems and crew links',
    roles: ['crew', 'staff', 'owner'],
  },
  {
    value: 'staff',
    label: 'leads, customers, calendar, requests, plans, prices, content and chat',
    roles: ['staff', 'owner'],
  },
  {
    value: 'exports',
    label: 'Download all customers and application records',
    roles: ['owner'],
    givenTo: ['staff'],
  },
  {
    value: 'log',
    label: 'See what everyone did, in the log',
    roles: ['owner'],
    givenTo: ['staff'],
  },
  {
    value: 'mails',
    label: 'Read what our mail and texts said',
    roles: ['owner'],
    givenTo: ['staff'],
  },
  {
    value: 'viewing',
    label: 'See a customer’s portal as they see it',
    roles: ['owner'],
    givenTo: ['staff'],
  },
  { value: 'owner', label: 'the staff and the owner’s settings', roles: ['owner'] },
] as const satisfies readonly RightRow[];
export type StaffRight = (typeof staffRights)[number]['value'];

const rights: readonly (RightRow & { value: StaffRight })[] = staffRights;

/** The rights that the owner can give to someone, each with its words. */
export const givenRights = rights.filter(({ givenTo }) => givenTo !== undefined);

/**
 * What someone may do.
 *
 * @param role Theirs; a customer has no right on the staff.
 * @param given What the owner has given them besides. It counts as long as their role can have it.
 */
export function rightsOf(role: StaffRole | 'customer', given: readonly string[]): StaffRight[] {
  if (role === 'customer') return [];
  return rights
    .filter(
      ({ value, roles, givenTo }) =>
        roles.includes(role) || (given.includes(value) && givenTo?.includes(role)),
    )
    .map(({ value }) => value);
}

/** What a role is called, such as "Office". */
export function staffRoleLabel(role: StaffRole): string {
  return staffRoles.find(({ value }) => value === role)?.label ?? role;
}

/** What a role may do, such as "Owner: everything". */
export function staffRoleSummary(role: StaffRole): string {
  const own = rights.filter(({ roles }) => roles.includes(role)).map(({ label }) => label);
  return `${staffRoleLabel(role)}: ${role === 'owner' ? 'everything' : own.join('; ')}.`;
}
