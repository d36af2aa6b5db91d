import type { Call } from '@/contract/calls/call';
import { calls, ownCalls, specifiedCalls } from '@/contract/calls/calls';
import { codes } from '@/contract/calls/envelope';

import { typeText } from './readable';
import { dataSchema, paramsSchema, type Schemas } from './schemas';

const preface = `# Calls

Every call of the gateway, made from \`contract\` by \`npm run docs\`; a test fails when this page is stale. The embedded gateway serves the same as an OpenAPI document at \`/openapi.json\`.

- **Answer**: \`{ code, msg, data }\`. \`code\` 0 is success, and \`data\` is what stands below; any other code comes with \`data: null\`, one sentence in \`msg\` and the code as HTTP status. The codes are ${codeList()}.
- **Signature**: every call has the headers \`timestamp\` (milliseconds, at most 300 seconds off), \`version\` and \`signature\`, the hex hash of path with query string as sent, secret and timestamp.
- **Token**: the value of the cookie \`loginCode\`, in the header \`token\`.
- **Language**: \`Accept-Language\`, German or English; English where neither is asked for.
- **Parameters** stand in the query of a GET and in the JSON body of a POST, where a call does not say otherwise. One that it does not know is ignored, and one that is empty in a query counts as not given. An offence is refused with code 400 and a sentence that names the parameter.
- **Types**: a \`time\` is ISO 8601 with its zone, a \`date\` reads 2026-11-20, an amount of money is in minor units of its currency. Named types stand at the end.`;

function codeList(): string {
  return Object.entries(codes)
    .map(([name, code]) => `${code} ${name}`)
    .join(', ');
}

const code = (text: string) => `\`\`\`ts\n${text}\n\`\`\``;

const tokens = { required: 'signature and token', optional: 'signature, and the token where there is one' };
const authOf = ({ token }: Call) => (token ? tokens[token] : 'signature');

function placeOf({ method, path, inBody }: Call): string {
  if (inBody ?? method === 'POST') return 'JSON body';
  return path.includes('{') ? 'path' : 'query';
}

/** One word stands in the line, anything longer below it. */
const told = (label: string, type: string) =>
  type.includes('\n') ? `${label}:\n\n${code(type)}` : `${label}: \`${type}\``;

function section(name: string, call: Call, answer: string): string {
  const params = typeText(paramsSchema(call.params));
  return [
    `## ${name}`,
    `\`${call.method} ${call.path}\``,
    `${call.summary} Used by ${call.usedBy}. Checked: ${authOf(call)}.`,
    params === '{}' ? 'No parameters.' : told(`Parameters, in the ${placeOf(call)}`, params),
    told('`data`', answer),
  ].join('\n\n');
}

const row = (name: string, call: Call) =>
  `| [${name}](#${name.toLowerCase()}) | \`${call.method} ${call.path}\` | ${authOf(call)} | ${call.usedBy} |`;

const index = (all: Record<string, Call>): string =>
  [
    '| Call | | Auth | Used by |',
    '|---|---|---|---|',
    ...Object.entries(all).map(([name, call]) => row(name, call)),
  ].join('\n');

/** `docs/calls.md`: what each call takes and answers, for whoever writes against it. */
export function callsPage(): string {
  const all = Object.entries<Call>(calls);
  const shapes: Schemas = {};
  const sections = all.map(([name, call]) => {
    const { schema, named } = dataSchema(call.data);
    Object.assign(shapes, named);
    return section(name, call, typeText(schema));
  });
  const named = Object.entries(shapes)
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([name, schema]) => `type ${name} = ${typeText(schema)};`);
  const parts = [
    preface,
    `The requirements have ${Object.keys(specifiedCalls).length} calls (requirements, 7):`,
    index(specifiedCalls),
    'Of our own, and [why](decisions/0008-a-call-for-enquiries.md):',
    index(ownCalls),
    ...sections,
    '## Types',
    code(named.join('\n\n')),
  ];
  return `${parts.join('\n\n')}\n`;
}
