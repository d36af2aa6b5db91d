import { z } from 'zod';

import * as accounts from '@/contract/calls/accounts';
import * as articles from '@/contract/calls/articles';
import * as blocks from '@/contract/calls/blocks';
import * as common from '@/contract/calls/common';
import { contentLanguage, documentId, href } from '@/contract/calls/envelope';
import * as library from '@/contract/calls/library';
import * as questions from '@/contract/calls/questions';
import * as registers from '@/contract/calls/registers';
import * as services from '@/contract/calls/services';
import * as surveys from '@/contract/calls/surveys';
import * as visitors from '@/contract/calls/visitors';

const modules = [
  accounts,
  articles,
  blocks,
  common,
  library,
  questions,
  registers,
  services,
  surveys,
  visitors,
];

export type JsonSchema = z.core.JSONSchema.BaseSchema;
export type Schemas = Record<string, JsonSchema>;

/** Schemas that the contract exports as `wireX` are named `X`; others are written out where they stand. */
const names = z
  .registry<{ id: string }>()
  .add(href, { id: 'Href' })
  .add(documentId, { id: 'DocumentId' })
  .add(contentLanguage, { id: 'ContentLanguage' });
for (const [name, value] of modules.flatMap((module) => Object.entries<unknown>(module))) {
  if (name.startsWith('wire') && value instanceof z.ZodType) names.add(value, { id: name.slice(4) });
}

/** JSON Schema as a reader wants it: no bound that every number has, no pattern that a format already says. */
function simplify({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  delete jsonSchema.id;
  delete jsonSchema.additionalProperties;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.exclusiveMinimum === 0 && jsonSchema.type === 'integer') {
    delete jsonSchema.exclusiveMinimum;
    jsonSchema.minimum = 1;
  }
  if (jsonSchema.format) delete jsonSchema.pattern;
  const constants = jsonSchema.anyOf?.map(({ const: value }) => value);
  if (constants?.length && constants.every((value) => typeof value === 'number')) {
    delete jsonSchema.anyOf;
    Object.assign(jsonSchema, { type: 'integer', enum: constants });
  }
}

const componentPath = '#/components/schemas/';

/** An answer's `data`, and the named schemas that it refers to. */
export function dataSchema(data: z.ZodType): { schema: JsonSchema; named: Schemas } {
  const options = { io: 'input', metadata: names, override: simplify } as const;
  const text = JSON.stringify(z.toJSONSchema(z.object({ data }), options));
  const { properties, $defs } = JSON.parse(text.replaceAll('"#/$defs/', `"${componentPath}`)) as JsonSchema;
  return { schema: properties?.data as JsonSchema, named: $defs ?? {} };
}

/** The schema of the parameters as they are sent: each in the form that the gateway works with, required where it has no default. */
export function paramsSchema(params: z.ZodType): JsonSchema {
  const { required = [] } = z.toJSONSchema(params, { io: 'input' });
  const { $schema: _dialect, ...schema } = z.toJSONSchema(params, { io: 'output', override: simplify });
  return { ...schema, required };
}

export const nameOfReference = (reference: string): string => reference.slice(componentPath.length);
