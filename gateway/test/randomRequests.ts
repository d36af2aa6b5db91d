import fc from 'fast-check';
import { z } from 'zod';

import type { Call } from '@/contract/calls/call';

import { randomSeed } from './randomRuns';

/** A request as it goes over the wire, but for its signature. */
export interface RandomRequest {
  method: Call['method'];
  pathWithQuery: string;
  headers: Record<string, string>;
  body: string | Uint8Array | undefined;
}

type Value = fc.Arbitrary<unknown>;
type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The parameters as they are sent: each in the form that the gateway works with, required where it has no default. */
function paramsSchema(params: z.ZodType): JsonSchema {
  const { required = [] } = z.toJSONSchema(params, { io: 'input' });
  return { ...z.toJSONSchema(params, { io: 'output' }), required };
}

const nasty = [
  ...['', ' ', '0', '-1', '1e99', '0x10', '1.5', 'NaN', 'Infinity', '９', '9'.repeat(40), 'null', 'true'],
  ...["' OR 1=1 --", '"; DROP TABLE articles; --', '%', '_', '\\', '../../etc/passwd', '<script>', '${7*7}'],
  ...['\u0000', 'a\u0000b', '\ud800', '\udfff', '\u202e', '🙂', 'ß', 'İ', 'ﬃ', 'e\u0301', '\r\nX: y'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '[object Object]', 'Invalid date'],
  'x'.repeat(5_000),
];
const text = fc.oneof(
  fc.constantFrom(...nasty),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const junk: Value = fc.oneof(
  { weight: 6, arbitrary: text },
  { weight: 2, arbitrary: fc.oneof(fc.double(), fc.maxSafeInteger()) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[[[]]]], { $ne: 1 }) },
  { weight: 1, arbitrary: fc.object({ maxDepth: 2, maxKeys: 4 }) },
);

/** Mostly one of a few, so that not every question is a new one for the database. */
const mostlyFew = <T>(any: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...fc.sample(any, { numRuns: 10, seed: randomSeed })) },
    { weight: 1, arbitrary: any },
  );

/** All that a date of ISO 8601 may be without a sign; JavaScript's own dates reach thirty times as far. */
const fourDigitYears = {
  min: new Date('0000-01-01T00:00:00Z'),
  max: new Date('9999-12-31T00:00:00Z'),
  noInvalidDate: true,
};

function anyPlausibleText({ pattern, allOf, format, minLength = 0, maxLength = 200 }: JsonSchema): Value {
  if (format === 'date') return fc.date(fourDigitYears).map((day) => day.toISOString().slice(0, 10));
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.stringMatching(/^[a-z]{1,9}@[a-z]{2,9}\.(com|de)$/);
  const sources = [pattern, ...(allOf ?? []).map((part) => part.pattern)].flatMap((source) => source ?? []);
  const patterns = sources.map((source) => new RegExp(source, 'u'));
  const free = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 120) });
  if (patterns.length === 0) return free;
  const words = fc.stringMatching(/^\/?[a-z]{9,20}[0-9]$/);
  // For a class of Unicode, each of its million characters would be tried; fast-check knows no lookaheads.
  const narrow = patterns.filter(({ source }) => !/\\p\{|\(\?[!=<]/i.test(source));
  return fc
    .oneof(
      words,
      ...(patterns.length > 1 || narrow.length === 0 ? [free] : []),
      ...narrow.map((one) => fc.stringMatching(one)),
    )
    .filter((candidate) => patterns.every((one) => one.test(candidate)) && candidate.length <= maxLength);
}

/** Documents of a new gateway have small numbers. */
function plausibleNumber({ minimum, exclusiveMinimum = -1, maximum = 1e9 }: JsonSchema): Value {
  const min = minimum ?? Number(exclusiveMinimum) + 1;
  const max = Math.min(maximum, 1e9);
  return fc.oneof(fc.integer({ min, max: Math.min(max, min + 40) }), mostlyFew(fc.integer({ min, max })));
}

/** Values that mostly pass the check, so that what comes after it is tried too. */
function plausible(schema: JsonSchema): Value {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...(schema.enum as unknown[]));
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((part) => plausible(part)));
  if (schema.type === 'integer' || schema.type === 'number') return plausibleNumber(schema);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'object') return record(schema, plausible);
  if (schema.type !== 'array') return mostlyFew(anyPlausibleText(schema));
  const { minItems: minLength, maxItems: maxLength = 5, items } = schema;
  return fc.uniqueArray(plausible(items as JsonSchema), { minLength, maxLength });
}

function record(schema: JsonSchema, valueOf: (field: JsonSchema) => Value): Value {
  const fields = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, valueOf(field)])), {
    requiredKeys: schema.required,
  });
}

const strays = fc.dictionary(fc.oneof(fc.constantFrom(...nasty), fc.string()), junk, { maxKeys: 3 });

/** Parameters of a call: good, half good or none at all. */
function parameters(schema: JsonSchema): fc.Arbitrary<Record<string, unknown>> {
  const mixed = record(schema, (field) => fc.oneof(plausible(field), junk));
  const known = fc.oneof(
    // Mixed ones rarely reach a call with many required fields.
    { weight: 2, arbitrary: record(schema, plausible) },
    { weight: 1, arbitrary: mixed },
  );
  const both = fc.tuple(known, strays).map(([own, others]) => ({ ...others, ...(own as object) }));
  return fc.oneof({ weight: 6, arbitrary: both }, { weight: 2, arbitrary: strays });
}

const written = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

const queryOf = (given: Record<string, unknown>): string =>
  new URLSearchParams(
    Object.entries(given).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one) => [name, written(one)]),
    ),
  ).toString();

/** Takes the parameters that belong there out of `given`. */
function pathOf(path: string, given: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = written(given[name] ?? '1');
    delete given[name];
    // A lone surrogate cannot be encoded.
    return encodeURIComponent(value.replace(/\p{Surrogate}/gu, ''));
  });
}

const rawQuery = fc.string({ unit: fc.constantFrom(...'ab1&=%+?;/[]\'"ü '), maxLength: 60 });
const rawBody = fc.oneof(
  fc.json(),
  text,
  fc.uint8Array({ maxLength: 200 }),
  fc.constantFrom(
    '{',
    '[]',
    'null',
    '0',
    '{"a":}',
    '[['.repeat(500),
    '{"a":'.repeat(500),
    'x'.repeat(70_000),
  ),
);

/** Bytes that a header may have. */
const headerText = fc.string({ unit: fc.constantFrom(...'abcDE-_.,;=*q019 /+%"\u00e4'), maxLength: 40 });
const address = fc.oneof(fc.ipV4(), fc.ipV6(), headerText);
const headers = (token: string | undefined) =>
  fc.record(
    {
      'accept-language': fc.oneof(fc.constantFrom('en', 'de', 'de-AT;q=0.9, en;q=0.1', '*'), headerText),
      'content-type': fc.oneof(fc.constantFrom('application/json', 'text/plain'), headerText),
      token: token === undefined ? headerText : fc.oneof(fc.constant(token), headerText),
      'x-forwarded-for': fc.array(address, { maxLength: 3 }).map((list) => list.join(', ')),
    },
    { requiredKeys: [] },
  );

/** Any request to a call's path by its method. `token` is one of a session that lives. */
export function randomRequest(call: Call, token?: string): fc.Arbitrary<RandomRequest> {
  const { method, path } = call;
  const isInBody = call.inBody ?? method === 'POST';
  const given = parameters(paramsSchema(call.params));
  const address = fc.tuple(given, rawQuery, fc.integer({ min: 0, max: 9 }));
  const withQuery = address.map(([chosen, raw, dice]) => {
    const rest = { ...chosen };
    const filled = pathOf(path, rest);
    const query = dice === 0 ? raw : isInBody ? '' : queryOf(rest);
    const { pathname, search } = new URL(filled + (query && `?${query}`), 'http://gateway');
    return pathname + search;
  });
  const body =
    method === 'POST'
      ? fc.oneof(
          { weight: 4, arbitrary: given.map((chosen) => JSON.stringify(chosen)) },
          { weight: 1, arbitrary: rawBody },
        )
      : fc.constant(undefined);
  return fc
    .tuple(withQuery, headers(token), body)
    .map(([pathWithQuery, sent, content]) => ({ method, pathWithQuery, headers: sent, body: content }));
}
