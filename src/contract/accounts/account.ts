// What crosses the wire when a person signs in or the page asks who is signed in (docs/product/sign-in-and-people.md).
import { z } from 'zod';
import { languages } from '#company/facts/languages.ts';
import { staffRights } from '#company/facts/staff-roles.ts';
import { isLocalPath } from '#company/rules/platform/local-path.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { LinkToken } from '../platform/ids.ts';
import { emailAddress, line } from '../platform/text.ts';

/** Who a signed-in person is to the company. */
export const Role = z.enum(['customer', 'crew', 'staff', 'owner']);
export type Role = z.infer<typeof Role>;

/** The signed-in person. */
export const CurrentUser = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  role: Role,
  rights: z
    .array(z.enum(staffRights.map(({ value }) => value)))
    .describe('What they may do on the staff (company/facts/staff-roles.ts)'),
  createdAt: z.string(),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

/** The signed-in person, with what decides whether the portal is theirs, too, beside the console. */
export const SignedInUser = CurrentUser.extend({
  language: z
    .enum(languages)
    .nullable()
    .describe('In which they are written to and read their portal; null for none said'),
  isCustomer: z.boolean().describe('Is on an account that has a property'),
  seenUntil: z
    .string()
    .nullable()
    .describe(
      'On pages of the portal: until when someone on the staff sees it; null for anyone themselves',
    ),
});
export type SignedInUser = z.infer<typeof SignedInUser>;

/** Asks for a sign-in code by mail. The answer is the same for every address. */
export const CodeRequest = z.strictObject({
  email: emailAddress,
  returnTo: z
    .string()
    .refine(isLocalPath, { error: 'Please enter a path of this site.' })
    .optional()
    .describe('Where the link of the mail leads after signing in'),
  language: z
    .enum(languages)
    .optional()
    .describe('That of the page, for the mail to someone who has said none'),
});
export type CodeRequest = z.output<typeof CodeRequest>;

/** Redeems the mailed code in the browser that asked for it. */
export const CodeVerification = z.strictObject({
  email: emailAddress,
  code: line(20, 'Please enter the code from the email.').regex(/^\d{8}$/, {
    error: 'The code has eight digits.',
  }),
});

/** What the link of a sign-in mail can do in the browser that opened it; whose it is, only where it was asked for. */
export const SignInLink = z.object({
  state: z.enum(['ready', 'other-browser', 'over']),
  email: z.string().nullable(),
});
export type SignInLink = z.infer<typeof SignInLink>;

/** The ways to sign in that an installation has besides the mailed code. */
export const SignInWays = z.object({
  passkeys: z.boolean(),
  provider: z.string().nullable().describe('The host of the identity provider, if there is one'),
});
export type SignInWays = z.infer<typeof SignInWays>;

/** A person of the demonstration, offered for one-click sign-in. */
export const DemoPerson = z.object({ email: z.string(), name: z.string(), role: Role });
export type DemoPerson = z.infer<typeof DemoPerson>;

/** Who can be signed in as with one click: on this machine only, by the link that the start printed. */
export const DemoOffer = z.object({
  people: z.array(DemoPerson),
  needsLink: z.boolean().describe('The people are shown once the printed link was followed'),
});
export type DemoOffer = z.infer<typeof DemoOffer>;

/** Signs in as a person of the demonstration. */
export const DemoSignIn = z.strictObject({ email: emailAddress });

/** Of the page that a navigation begins on. */
const pageLanguage = z
  .enum(languages)
  .optional()
  .describe('In which language our own pages on the way are; English by default');

export const accountEndpoints = {
  'GET /api/auth/user': {
    summary: 'The signed-in person; 401 when no one is signed in',
    access: 'customer',
    limit: 'read',
    status: 200,
    answer: SignedInUser,
  },
  'POST /api/auth/code': {
    summary: 'Send a sign-in code to an e-mail address',
    access: 'visitor',
    limit: 'signIn',
    status: 202,
    body: CodeRequest,
    answer: null,
  },
  'POST /api/auth/verify': {
    summary: 'Sign in with the mailed code',
    access: 'visitor',
    limit: 'signIn',
    status: 200,
    body: CodeVerification,
    answer: CurrentUser,
  },
  'GET /api/auth/ways': {
    summary: 'The ways to sign in besides the mailed code',
    access: 'public',
    limit: 'read',
    status: 200,
    answer: SignInWays,
  },
  'GET /api/auth/links/{token}': {
    summary: 'What the link of a sign-in mail can do in this browser; looking uses nothing up',
    access: 'public',
    limit: 'link',
    status: 200,
    params: LinkToken,
    answer: SignInLink,
  },
  'POST /api/auth/links/{token}': {
    summary: 'Sign in with the link of a mail, in the browser that asked for it',
    access: 'visitor',
    limit: 'signIn',
    status: 200,
    params: LinkToken,
    answer: z.object({
      user: CurrentUser,
      returnTo: z.string().nullable().describe('Where the person wanted to go'),
    }),
  },
  'GET /api/auth/demo': {
    summary:
      'People of the demonstration who can be signed in as, on this machine only and by the printed link',
    access: 'public',
    limit: 'read',
    status: 200,
    answer: DemoOffer,
  },
  'POST /api/auth/demo': {
    summary:
      'Sign in as a person of the demonstration, on this machine only and by the printed link',
    access: 'public',
    limit: 'signIn',
    status: 200,
    body: DemoSignIn,
    answer: CurrentUser,
  },
  'GET /api/login': {
    summary:
      'Browser navigation to the identity provider, or to the sign-in page where there is none',
    access: 'public',
    limit: 'read',
    status: 302,
    query: z.strictObject({
      returnTo: z.string().max(500).optional(),
      language: pageLanguage,
    }),
    answer: null,
  },
  'GET /api/callback': {
    summary: 'Browser navigation back from the identity provider',
    access: 'public',
    limit: 'signIn',
    status: 302,
    query: z.looseObject({}),
    answer: null,
  },
  'GET /api/logout': {
    summary: 'Browser navigation that signs out; from a foreign page it asks first',
    access: 'public',
    limit: 'read',
    status: 302,
    query: z.strictObject({ language: pageLanguage }),
    answer: null,
  },
  'POST /api/logout': {
    summary: 'Sign out',
    access: 'public',
    limit: 'write',
    status: 200,
    answer: z.object({
      next: z
        .string()
        .describe("A path of ours, or where the identity provider's own session ends"),
    }),
  },
} as const satisfies EndpointTable;
