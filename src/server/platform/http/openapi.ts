// The endpoint table as an OpenAPI 3.1 document.
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import type { Endpoint, EventsAnswer, Upload } from '#contract/platform/endpoint.ts';
import { Problem } from '#contract/platform/problem.ts';
import { accessWords } from './access-labels.ts';

type JsonObject = Record<string, unknown>;

/** The document. `server` is the public address of this installation. */
export function openApiDocument(title: string, server: URL): JsonObject {
  described ??= describeTable();
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    servers: [{ url: server.origin }],
    ...described,
  };
}

/** Made once: it takes tens of milliseconds, and anyone may ask for it. */
let described: JsonObject | undefined;

function describeTable(): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const [name, endpoint] of Object.entries(endpoints) as [string, Endpoint][]) {
    const [method = '', path = ''] = name.split(' ');
    paths[path] ??= {};
    (paths[path] as JsonObject)[method.toLowerCase()] = {
      tags: [tagOf(path)],
      ...operation(endpoint),
    };
  }
  return { paths, components: { schemas: { Problem: schemaOf(Problem, 'output') } } };
}

/** Endpoints of one subject stand together: the first words of their path, two of them within the console. */
function tagOf(path: string): string {
  const [, , subject = '', part = ''] = path.split('/');
  return subject === 'console' && part ? `console ${part}` : subject;
}

function operation(endpoint: Endpoint): JsonObject {
  return {
    summary: endpoint.summary,
    description: `Who may call: ${accessWords[endpoint.access]}.`,
    'x-access': endpoint.access,
    'x-rate-limit': endpoint.limit,
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...(endpoint.idempotent
        ? [
            {
              name: 'Idempotency-Key',
              in: 'header',
              required: false,
              description:
                'A repetition with the same key happens once. "same-content" in place of a key: the same content from the same address within ten minutes is a repetition.',
              schema: { type: 'string', maxLength: 200 },
            },
          ]
        : []),
    ],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } },
      },
    }),
    ...(endpoint.upload && { requestBody: fileBody(endpoint.upload) }),
    ...(endpoint.raw && { requestBody: { required: true, content: { [endpoint.raw.type]: {} } } }),
    responses: {
      [endpoint.status]: {
        description: 'Success',
        ...(endpoint.answer && { content: answerContent(endpoint.answer) }),
      },
      default: {
        description: 'A problem (RFC 9457)',
        content: {
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
        },
      },
    },
  };
}

function answerContent(answer: NonNullable<Endpoint['answer']>): JsonObject {
  if ('bytes' in answer) return { [answer.bytes]: {} };
  if ('events' in answer) return { 'text/event-stream': { schema: eventsSchema(answer) } };
  return { 'application/json': { schema: schemaOf(answer, 'output') } };
}

function eventsSchema({ events }: EventsAnswer): JsonObject {
  const told = Object.entries(events).map(([name, meaning]) => `${name}: ${meaning}`);
  return {
    type: 'string',
    description: `Server-sent events, with an id to come back with as Last-Event-ID. ${told.join('. ')}.`,
  };
}

function fileBody({ field, maxBytes }: Upload): JsonObject {
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  return {
    required: true,
    description: `One file of at most ${maxBytes} bytes`,
    content: {
      'multipart/form-data': {
        schema: { type: 'object', properties: { [field]: file }, required: [field] },
      },
    },
  };
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): JsonObject[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
