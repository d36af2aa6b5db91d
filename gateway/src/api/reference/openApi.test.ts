import { validate } from '@readme/openapi-parser';

import type { Call } from '@/contract/calls/call';
import { calls } from '@/contract/calls/calls';

import { openApi } from './openApi';

const document = openApi();
const operations = Object.entries<Call>(calls).map(([name, call]) => ({
  name,
  call,
  operation: document.paths[call.path]?.[call.method.toLowerCase()] as Record<string, never>,
}));

it('is a valid OpenAPI document', async () => {
  // The parser resolves references in the object it is given.
  const result = await validate(structuredClone(document) as never);
  expect(result).toMatchObject({ valid: true, warnings: [] });
});

it('has every call once, under its name', () => {
  expect(operations.map(({ operation }) => operation.operationId)).toEqual(Object.keys(calls));
  const count = Object.values(document.paths).flatMap((path) => Object.keys(path)).length;
  expect(count).toBe(operations.length);
});

it.each(operations)('$name names the security that it requires', ({ call, operation }) => {
  const signed = { timestamp: [], version: [], signature: [] };
  const loggedIn = { ...signed, token: [] };
  const expected = call.token ? { required: [loggedIn], optional: [loggedIn, signed] }[call.token] : [signed];
  expect(operation.security).toEqual(expected);
});

it('puts parameters where they are sent', () => {
  const parametersOf = (name: string): unknown =>
    operations.find((operation) => operation.name === name)?.operation.parameters;
  expect(parametersOf('showArticleDetailById')).toEqual([
    { $ref: '#/components/parameters/AcceptLanguage' },
    {
      name: 'id',
      in: 'query',
      required: true,
      schema: { type: 'integer', minimum: 1, maximum: 999_999_999 },
    },
  ]);
});

it('describes the envelope, with references to the named schemas of the contract', () => {
  const { responses } = operations.find(({ name }) => name === 'getPartner')?.operation ?? {};
  expect(responses).toMatchObject({
    200: {
      content: {
        'application/json': {
          schema: {
            properties: {
              code: { const: 0 },
              data: { type: 'array', items: { $ref: '#/components/schemas/Partner' } },
            },
            required: ['code', 'msg', 'data'],
          },
        },
      },
    },
    default: { $ref: '#/components/responses/Refusal' },
  });
});
