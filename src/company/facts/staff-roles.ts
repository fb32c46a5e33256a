// The roles of people on the staff, and what each is called.

/** In the order in which they are offered. "staff" is the word that rows and the API have for the office. */
export const staffRoles = [
  { value: 'staff', label: 'Office', summary: 'the console without the owner’s settings' },
  { value: 'owner', label: 'Owner', summary: 'everything, and who is on the staff' },
] as const;
export type StaffRole = (typeof staffRoles)[number]['value'];

/** What a role is called, such as "Office". */
export function staffRoleLabel(role: StaffRole): string {
  return staffRoles.find(({ value }) => value === role)?.label ?? role;
}
