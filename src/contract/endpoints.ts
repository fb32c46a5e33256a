// The site map of the API: every endpoint with who may call it, how often, and the shapes it takes and gives.
import { z } from 'zod';
import { MAX_PHOTO_BYTES, photoRefusals } from '#company/photo-rules.ts';
import { CodeRequest, CodeVerification, CurrentUser, DemoPerson, DemoSignIn } from './account.ts';
import { AddressCheck, AddressRequest, AddressSuggestion, SuggestionsQuery } from './address.ts';
import { BlogPost, BlogPostsQuery, BlogPostToRead, BlogSlug } from './blog.ts';
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
import { FormGuardAnswer, GuardedForm } from './form-guard.ts';
import {
  LinkedSubscription,
  NewsletterToken,
  Subscribed,
  SubscribeRequest,
  Unsubscribed,
} from './newsletter.ts';
import { PhotoSize, UploadedPhoto } from './photo.ts';
import { QuoteReceipt, QuoteRequest } from './quote.ts';
import { Testimonial, TestimonialsQuery } from './testimonial.ts';

/** Who may call: anybody, a chat visitor with its token, a signed-in customer, or staff. */
export type Access = 'public' | 'visitor' | 'customer' | 'staff';

/** Classes of rate limits; their numbers stand in server/http/rate-limit.ts. */
export type LimitClass =
  | 'read'
  | 'write'
  | 'booking'
  | 'hold'
  | 'link'
  | 'signIn'
  | 'upload'
  | 'quote'
  | 'newsletter'
  | 'unproven'
  | 'none';

/** One file in a multipart form, taken instead of a JSON body. `tooLarge` is the sentence of its 413. */
export type Upload = { field: string; maxBytes: number; tooLarge: string };

/** Bytes of one fixed media type, answered instead of JSON. */
export type BytesAnswer = { bytes: string };

/** One endpoint. `answer` is the body of the success status; null means that it has none. */
export type Endpoint = {
  summary: string;
  access: Access;
  limit: LimitClass;
  status: 200 | 201 | 202 | 204 | 302;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  upload?: Upload;
  /** Whether an Idempotency-Key header is honoured (DESIGN.md 4). */
  idempotent?: true;
  /**
   * Whether mail programs may call it as RFC 8058 says: from anywhere, with a body of any kind, which is ignored. Only
   * for endpoints that take neither cookie nor session, because the same-origin rule does not guard them.
   */
  oneClick?: true;
  answer: z.ZodType | BytesAnswer | null;
};

const LinkToken = z.strictObject({ token: z.string().min(1).max(200) });
const PhotoId = z.strictObject({ id: z.string().min(1).max(100) });
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
  'GET /api/form-guard': {
    summary: 'A signed form time for a public form, with work to do when its limit is half used',
    access: 'public',
    limit: 'read',
    status: 200,
    query: z.strictObject({ form: GuardedForm }),
    answer: FormGuardAnswer,
  },
  'POST /api/photos': {
    summary: 'Upload one photo (JPEG, PNG or WebP) for a request that will name it',
    access: 'public',
    limit: 'upload',
    status: 201,
    upload: {
      field: 'photo',
      maxBytes: MAX_PHOTO_BYTES,
      tooLarge: photoRefusals.tooLarge.description,
    },
    answer: UploadedPhoto,
  },
  'GET /api/photos/{id}': {
    summary: 'A photo, for the browser that uploaded it and for staff',
    access: 'public',
    limit: 'read',
    status: 200,
    params: PhotoId,
    query: z.strictObject({ size: PhotoSize.optional() }),
    answer: { bytes: 'image/webp' },
  },
  'DELETE /api/photos/{id}': {
    summary: 'Take back an own photo that no request has named yet',
    access: 'public',
    limit: 'write',
    status: 204,
    params: PhotoId,
    answer: null,
  },
  'POST /api/quote-requests': {
    summary: 'Ask for a free quote',
    access: 'public',
    limit: 'quote',
    status: 201,
    body: QuoteRequest,
    idempotent: true,
    answer: QuoteReceipt,
  },
  'POST /api/newsletter/subscribe': {
    summary: 'Get the newsletter; the answer is the same for a known address',
    access: 'public',
    limit: 'newsletter',
    status: 200,
    body: SubscribeRequest,
    answer: Subscribed,
  },
  'GET /api/newsletter/subscription': {
    summary: 'Where the subscription behind a mailed link stands; changes nothing',
    access: 'public',
    limit: 'link',
    status: 200,
    query: NewsletterToken,
    answer: LinkedSubscription,
  },
  'POST /api/newsletter/unsubscribe': {
    summary: 'Leave the newsletter by the token of a mail, in one click (RFC 8058)',
    access: 'public',
    limit: 'write',
    status: 200,
    query: NewsletterToken,
    oneClick: true,
    answer: Unsubscribed,
  },
  'GET /api/newsletter/unsubscribe': {
    summary: 'The same address in a browser: goes to the page that asks first',
    access: 'public',
    limit: 'read',
    status: 302,
    query: NewsletterToken,
    answer: null,
  },
  'POST /api/newsletter/resubscribe': {
    summary: 'Come back to the newsletter by the token of a mail',
    access: 'public',
    limit: 'link',
    status: 200,
    query: NewsletterToken,
    answer: LinkedSubscription,
  },
  'GET /api/geo-testimonials': {
    summary: 'Reviews, the latest work first',
    access: 'public',
    limit: 'read',
    status: 200,
    query: TestimonialsQuery,
    answer: z.array(Testimonial),
  },
  'GET /api/blog-posts': {
    summary: 'Published posts, the latest first',
    access: 'public',
    limit: 'read',
    status: 200,
    query: BlogPostsQuery,
    answer: z.array(BlogPost),
  },
  'GET /api/blog-posts/{slug}': {
    summary: 'A published post with its content as HTML',
    access: 'public',
    limit: 'read',
    status: 200,
    params: BlogSlug,
    answer: BlogPostToRead,
  },
  'GET /blog/rss.xml': {
    summary: 'The published posts as an RSS 2.0 feed',
    access: 'public',
    limit: 'read',
    status: 200,
    answer: { bytes: 'application/rss+xml; charset=utf-8' },
  },
  'POST /api/validate-address': {
    summary: 'Whether an address is in the service area, and how large its lot and lawn may be',
    access: 'public',
    limit: 'write',
    status: 200,
    body: AddressRequest,
    answer: AddressCheck,
  },
  'GET /api/address-suggestions': {
    summary: 'Texas addresses that what has been typed may become, the nearest to Houston first',
    access: 'public',
    limit: 'read',
    status: 200,
    query: SuggestionsQuery,
    answer: z.array(AddressSuggestion),
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

/** The bytes of the uploaded file, for endpoints that take one. */
export type FileOf<Name extends EndpointName> = Endpoints[Name] extends { upload: Upload }
  ? Uint8Array
  : undefined;

/** What a success answers; null when it has no body. */
export type AnswerOf<Name extends EndpointName> =
  Endpoints[Name]['answer'] extends infer Schema extends z.ZodType
    ? z.output<Schema>
    : Endpoints[Name]['answer'] extends BytesAnswer
      ? Uint8Array
      : null;
