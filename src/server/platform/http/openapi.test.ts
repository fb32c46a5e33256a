// The OpenAPI document says the same as the endpoint table, in a form that other programs can read.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { openApiDocument } from './openapi.ts';

type Operation = {
  summary: string;
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { required: boolean; content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
};
type Document = {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
};

let test: TestApp;
let document: Document;
beforeAll(async () => {
  test = await createTestApp();
  const answer = await test.app.inject('/api/openapi.json');
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  document = answer.json();
});
afterAll(() => test.close());

const table = Object.entries(endpoints) as [string, Endpoint][];

it('names its version, its title and where the API lives', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(document.info).toEqual({ title: 'Prairie Oak Landscaping API', version: '1' });
  expect(document.servers).toEqual([{ url: test.context.config.publicUrl.origin }]);
});

it('is made once, however often it is asked for', () => {
  const [one, other] = ['One', 'Other'].map((title) =>
    openApiDocument(title, new URL('http://localhost')),
  );
  expect(other).toMatchObject({ info: { title: 'Other' } });
  expect(other?.paths).toBe(one?.paths);
});

it('has every endpoint of the table and no other', () => {
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual(table.map(([name]) => name).sort());
});

it('resolves every reference in it', () => {
  const references = JSON.stringify(document).match(/"\$ref":"[^"]+"/g) ?? [];
  expect(references.length).toBeGreaterThanOrEqual(table.length);
  for (const reference of references) {
    const [, pointer = ''] = /"\$ref":"#\/([^"]+)"/.exec(reference) ?? [];
    const found = pointer
      .split('/')
      .reduce<unknown>(
        (node, key) => (node as Record<string, unknown> | undefined)?.[key],
        document,
      );
    expect(found, reference).toBeDefined();
  }
});

describe.each(table)('%s', (name, endpoint) => {
  const operation = () => {
    const [method = '', path = ''] = name.split(' ');
    return document.paths[path]?.[method.toLowerCase()] as Operation;
  };

  it('says what it does and who may call it', () => {
    expect(operation()).toMatchObject({
      summary: endpoint.summary,
      'x-access': endpoint.access,
      'x-rate-limit': endpoint.limit,
    });
  });

  it('describes each parameter of its path and query once', () => {
    const { parameters } = operation();
    const inPath = [...name.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
    expect(
      parameters.filter((parameter) => parameter.in === 'path').map((one) => one.name),
    ).toEqual(inPath);
    const inQuery = Object.keys(endpoint.query?.shape ?? {});
    expect(
      parameters.filter((parameter) => parameter.in === 'query').map((one) => one.name),
    ).toEqual(inQuery);
    for (const parameter of parameters) expect(parameter.schema).toHaveProperty('type');
    for (const parameter of parameters)
      if (parameter.in === 'path') expect(parameter.required).toBe(true);
  });

  it('describes what it takes and gives', () => {
    const { requestBody, responses } = operation();
    expect(requestBody?.content['application/json']?.schema).toEqual(
      endpoint.body
        ? expect.objectContaining({ type: 'object', additionalProperties: false })
        : undefined,
    );
    expect(Object.keys(responses).sort()).toEqual([String(endpoint.status), 'default']);
    expect(responses[endpoint.status]?.content !== undefined).toBe(endpoint.answer !== null);
    expect(responses.default?.content?.['application/problem+json']?.schema).toEqual({
      $ref: '#/components/schemas/Problem',
    });
  });
});
