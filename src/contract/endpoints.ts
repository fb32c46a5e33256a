// The site map of the API: every endpoint with who may call it, how often, and the shapes it takes and gives.
import { z } from 'zod';
import { CodeRequest, CodeVerification, CurrentUser, DemoPerson, DemoSignIn } from './account.ts';
import {
  Appointment,
  AppointmentRequest,
  CalendarDate,
  CalendarMonth,
  ConsultationType,
  DayAvailability,
  Hold,
  HoldRequest,
  LinkedAppointment,
  MonthAvailability,
  MoveRequest,
  OwnAppointment,
  RowIdText,
} from './booking.ts';
import { CompanyProfile } from './company-profile.ts';

/** Who may call: anybody, a chat visitor with its token, a signed-in customer, or staff. */
export type Access = 'public' | 'visitor' | 'customer' | 'staff';

/** Classes of rate limits; their numbers stand in server/http/rate-limit.ts. */
export type LimitClass = 'read' | 'write' | 'booking' | 'hold' | 'link' | 'signIn' | 'none';

/** One endpoint. `answer` is the body of the success status; null means that it has none. */
export type Endpoint = {
  summary: string;
  access: Access;
  limit: LimitClass;
  status: 200 | 201 | 202 | 204 | 302;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** Whether an Idempotency-Key header is honoured (DESIGN.md 4). */
  idempotent?: true;
  answer: z.ZodType | null;
};

const LinkToken = z.strictObject({ token: z.string().min(1).max(200) });
const AliveAnswer = z.object({ status: z.literal('ok') });

/** Every endpoint by "METHOD /path", in OpenAPI's notation for parameters. */
export const endpoints = {
  'GET /api/company': {
    summary: 'Name, address, hours and telephone of the company',
    access: 'public',
    limit: 'read',
    status: 200,
    answer: CompanyProfile,
  },
  'GET /api/auth/user': {
    summary: 'The signed-in person; 401 when nobody is signed in',
    access: 'customer',
    limit: 'read',
    status: 200,
    answer: CurrentUser,
  },
  'POST /api/auth/code': {
    summary: 'Send a sign-in code to an e-mail address',
    access: 'public',
    limit: 'signIn',
    status: 202,
    body: CodeRequest,
    answer: null,
  },
  'POST /api/auth/verify': {
    summary: 'Sign in with the mailed code',
    access: 'public',
    limit: 'signIn',
    status: 200,
    body: CodeVerification,
    answer: CurrentUser,
  },
  'GET /api/auth/demo': {
    summary: 'People of the demonstration who can be signed in as, on this machine only',
    access: 'public',
    limit: 'read',
    status: 200,
    answer: z.array(DemoPerson),
  },
  'POST /api/auth/demo': {
    summary: 'Sign in as a person of the demonstration, on this machine only',
    access: 'public',
    limit: 'signIn',
    status: 200,
    body: DemoSignIn,
    answer: CurrentUser,
  },
  'GET /api/login': {
    summary: 'Browser navigation to the sign-in page',
    access: 'public',
    limit: 'read',
    status: 302,
    query: z.strictObject({ returnTo: z.string().max(500).optional() }),
    answer: null,
  },
  'GET /api/logout': {
    summary: 'Browser navigation that signs out; from a foreign page it asks first',
    access: 'public',
    limit: 'read',
    status: 302,
    answer: null,
  },
  'POST /api/logout': {
    summary: 'Sign out',
    access: 'public',
    limit: 'write',
    status: 302,
    answer: null,
  },
  'GET /api/consultation-types': {
    summary: 'What can be booked',
    access: 'public',
    limit: 'read',
    status: 200,
    query: z.strictObject({ isActive: z.enum(['true', 'false']).optional() }),
    answer: z.array(ConsultationType),
  },
  'GET /api/appointments/availability/{date}': {
    summary: 'Free and taken slots of one day',
    access: 'public',
    limit: 'read',
    status: 200,
    params: z.strictObject({ date: CalendarDate }),
    query: z.strictObject({ consultationTypeId: RowIdText.optional() }),
    answer: DayAvailability,
  },
  'GET /api/appointments/availability': {
    summary: 'Free and taken slots of every day of a month',
    access: 'public',
    limit: 'read',
    status: 200,
    query: z.strictObject({ month: CalendarMonth, consultationTypeId: RowIdText.optional() }),
    answer: MonthAvailability,
  },
  'POST /api/appointments/holds': {
    summary: 'Keep a slot for this visitor while the form is being filled',
    access: 'public',
    limit: 'hold',
    status: 201,
    body: HoldRequest,
    answer: Hold,
  },
  'DELETE /api/appointments/holds': {
    summary: 'Give back the slot that is kept for this visitor',
    access: 'public',
    limit: 'hold',
    status: 204,
    answer: null,
  },
  'POST /api/appointments': {
    summary: 'Book a consultation',
    access: 'public',
    limit: 'booking',
    status: 201,
    body: AppointmentRequest,
    idempotent: true,
    answer: Appointment,
  },
  'GET /api/appointments/by-link/{token}': {
    summary: 'The appointment behind a mailed link; changes nothing',
    access: 'public',
    limit: 'link',
    status: 200,
    params: LinkToken,
    answer: LinkedAppointment,
  },
  'PATCH /api/appointments/by-link/{token}': {
    summary: 'Move the appointment behind a mailed link',
    access: 'public',
    limit: 'link',
    status: 200,
    params: LinkToken,
    body: MoveRequest,
    answer: LinkedAppointment,
  },
  'DELETE /api/appointments/by-link/{token}': {
    summary: 'Cancel the appointment behind a mailed link',
    access: 'public',
    limit: 'link',
    status: 200,
    params: LinkToken,
    answer: LinkedAppointment,
  },
  'GET /api/portal/appointments': {
    summary: "The signed-in customer's consultations, the latest date first",
    access: 'customer',
    limit: 'read',
    status: 200,
    answer: z.array(OwnAppointment),
  },
  'GET /api/openapi.json': {
    summary: 'This table as an OpenAPI 3.1 document',
    access: 'public',
    limit: 'read',
    status: 200,
    answer: z.unknown(),
  },
  'GET /healthz': {
    summary: 'The process is alive',
    access: 'public',
    limit: 'none',
    status: 200,
    answer: AliveAnswer,
  },
  'GET /readyz': {
    summary: 'The process is ready: its database answers',
    access: 'public',
    limit: 'none',
    status: 200,
    answer: AliveAnswer,
  },
} as const satisfies Record<`${Method} /${string}`, Endpoint>;

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

type Part<E, Key extends string> = E extends { [K in Key]: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined;
type SentPart<E, Key extends string> = E extends { [K in Key]: infer Schema extends z.ZodType }
  ? z.input<Schema>
  : undefined;

/** What a handler receives after validation. */
export type ParamsOf<Name extends EndpointName> = Part<Endpoints[Name], 'params'>;
export type QueryOf<Name extends EndpointName> = Part<Endpoints[Name], 'query'>;
export type BodyOf<Name extends EndpointName> = Part<Endpoints[Name], 'body'>;

/** What a client sends, before validation. */
export type SentQueryOf<Name extends EndpointName> = SentPart<Endpoints[Name], 'query'>;
export type SentBodyOf<Name extends EndpointName> = SentPart<Endpoints[Name], 'body'>;

/** What a success answers; null when it has no body. */
export type AnswerOf<Name extends EndpointName> =
  Endpoints[Name]['answer'] extends infer Schema extends z.ZodType ? z.output<Schema> : null;
