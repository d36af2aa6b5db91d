import { type JsonSchema, nameOfReference } from './schemas';

type Part = JsonSchema;

const literal = (value: unknown): string =>
  typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
const formats: Record<string, string> = { 'date-time': 'time', email: 'address' };

function range(least: number | undefined, most: number | undefined, what = ''): string[] {
  if (least === 1 && most === undefined && what) return ['not empty'];
  if (least !== undefined && most !== undefined) return [`${least} to ${most}${what}`];
  if (most !== undefined) return [`at most ${most}${what}`];
  return least === undefined ? [] : [`at least ${least}${what}`];
}

const matching = ({ pattern }: Part): string[] => (pattern ? [`/${pattern}/`] : []);

/** Describes the constraints of a value besides its type; empty if there are none. */
export function ruleOf(schema: Part): string {
  const { items, anyOf = [], allOf = [] } = schema;
  const ofItems = items && !Array.isArray(items) ? ruleOf(items as Part) : '';
  const rules = [
    ...range(schema.minimum, schema.maximum),
    ...range(schema.minLength, schema.maxLength, ' characters'),
    ...range(schema.minItems, schema.maxItems, ' entries'),
    ...(schema.uniqueItems ? ['none twice'] : []),
    ...matching(schema),
    ...allOf.flatMap((part) => matching(part)),
    ...anyOf.flatMap((part) => ruleOf(part) || []),
    ...(ofItems ? [`each ${ofItems}`] : []),
    ...(schema.default === undefined ? [] : [`default ${literal(schema.default)}`]),
  ];
  return rules.join(', ');
}

const indented = (text: string): string => text.replaceAll('\n', '\n  ');

function objectText({ properties = {}, required = [] }: Part): string {
  const fields = Object.entries(properties as Record<string, Part>).map(([name, field]) => {
    const rule = ruleOf(field);
    return `  ${name}${required.includes(name) ? '' : '?'}: ${indented(typeText(field))};${rule && ` // ${rule}`}\n`;
  });
  return fields.length > 0 ? `{\n${fields.join('')}}` : '{}';
}

function arrayText({ items }: Part): string {
  const item = typeText(items as Part);
  return /^[^{]*\|/.test(item) ? `(${item})[]` : `${item}[]`;
}

/** The type of a value, written as TypeScript does, with `integer`, `time`, `date` and `uuid` for what they say. */
export function typeText(schema: Part): string {
  if (schema.$ref) return nameOfReference(schema.$ref);
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return schema.enum.map(literal).join(' | ');
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return either.map((part) => typeText(part)).join(' | ');
  if (schema.type === 'array') return arrayText(schema);
  if (schema.type === 'object') return objectText(schema);
  return schema.format ? (formats[schema.format] ?? schema.format) : [schema.type].flat().join(' | ');
}
