import type { Call } from '@/contract/calls/call';
import { calls } from '@/contract/calls/calls';
import { codes } from '@/contract/calls/envelope';

import { dataSchema, type JsonSchema, paramsSchema, type Schemas } from './schemas';

const reference = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });
const json = (schema: JsonSchema) => ({ 'application/json': { schema } });
const header = (name: string, description: string) => ({ type: 'apiKey', in: 'header', name, description });

const securitySchemes = {
  timestamp: header('timestamp', 'Milliseconds since 1970, at most 300 seconds off.'),
  version: header('version', 'Version of the signature.'),
  signature: header(
    'signature',
    'Hex hash of the path with its query string as sent, the secret and the timestamp. SHA-256, or MD5 where the gateway is set up so.',
  ),
  token: header('token', 'The session of a merchant: the value of the cookie loginCode.'),
};
const signed = { timestamp: [], version: [], signature: [] };
const securityOf = ({ token }: Call) => {
  const loggedIn = { ...signed, token: [] };
  if (token === 'required') return [loggedIn];
  return token === 'optional' ? [loggedIn, signed] : [signed];
};

const acceptLanguage = {
  name: 'Accept-Language',
  in: 'header',
  description: 'The language of the answer: English or German, English where neither is asked for.',
  schema: { type: 'string', default: 'en' },
};

const otherCodes = Object.entries(codes).flatMap(([name, code]) => (code ? [`${code} ${name}`] : []));
const refusal = {
  description: `Refused; the HTTP status is the code: ${otherCodes.join(', ')}.`,
  content: json(reference('schemas', 'Refusal')),
};
const refusalSchema = {
  type: 'object',
  properties: {
    code: { type: 'integer', enum: Object.values(codes).filter((code) => code !== codes.success) },
    msg: { type: 'string', description: 'One sentence that may be read by anyone.' },
    data: { type: 'null' },
  },
  required: ['code', 'msg', 'data'],
} satisfies JsonSchema;

const success = (data: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { code: { const: codes.success }, msg: { type: 'string' }, data },
  required: ['code', 'msg', 'data'],
});

/** Parameters of a GET stand in its path or its query, those of a POST in its body. */
function sent(call: Call) {
  const schema = paramsSchema(call.params);
  const names = Object.entries(schema.properties ?? {});
  if (call.inBody ?? call.method === 'POST') {
    const isNeeded = (schema.required ?? []).length > 0;
    return names.length > 0 ? { requestBody: { required: isNeeded, content: json(schema) } } : {};
  }
  const parameters = names.map(([name, rule]) => {
    const isInPath = call.path.includes(`{${name}}`);
    const required = isInPath || (schema.required ?? []).includes(name);
    return { name, in: isInPath ? 'path' : 'query', required, schema: rule };
  });
  return { parameters };
}

function operationOf(name: string, call: Call, data: JsonSchema) {
  const { parameters = [], ...body } = sent(call);
  return {
    operationId: name,
    summary: call.summary,
    description: `Used by ${call.usedBy}.`,
    security: securityOf(call),
    parameters: [reference('parameters', 'AcceptLanguage'), ...parameters],
    ...body,
    responses: {
      200: { description: 'Success.', content: json(success(data)) },
      default: reference('responses', 'Refusal'),
    },
  };
}

/** Every call of the contract as an OpenAPI 3.1 document. */
export function openApi() {
  const schemas: Schemas = { Refusal: refusalSchema };
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, call] of Object.entries<Call>(calls)) {
    const { schema, named } = dataSchema(call.data);
    Object.assign(schemas, named);
    paths[call.path] = {
      ...paths[call.path],
      [call.method.toLowerCase()]: operationOf(name, call, schema),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Gateway calls',
      version: '1.0.0',
      description: 'What the site asks the gateway host. Parameters that a call does not know are ignored.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => a.localeCompare(b, 'en'))),
      responses: { Refusal: refusal },
      parameters: { AcceptLanguage: acceptLanguage },
      securitySchemes,
    },
  };
}
