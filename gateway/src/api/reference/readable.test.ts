import { z } from 'zod';

import { wholeNumber } from '@/contract/calls/parameters';

import { typeText } from './readable';
import { paramsSchema } from './schemas';

const read = (params: z.ZodType) => typeText(paramsSchema(params));

it.each([
  [{ n: wholeNumber(100) }, 'n: integer; // 1 to 100'],
  [{ n: wholeNumber(100).default(10) }, 'n?: integer; // 1 to 100, default 10'],
  [{ n: z.number().int().min(0) }, 'n: integer; // at least 0'],
  [{ kind: z.enum(['a', 'b']).optional() }, "kind?: 'a' | 'b';"],
  [{ only: z.literal('1') }, "only: '1';"],
  [{ text: z.string().max(5).default('') }, "text?: string; // at most 5 characters, default ''"],
  [{ text: z.string().min(1) }, 'text: string; // not empty'],
  [{ text: z.string().regex(/^[a-z]$/) }, 'text: string; // /^[a-z]$/'],
  [{ text: z.string().nullable() }, 'text: string | null;'],
  [{ day: z.iso.date().nullable() }, 'day: date | null;'],
  [{ id: z.union([wholeNumber(9), z.literal('')]) }, "id: integer | ''; // 1 to 9"],
  [
    {
      list: z
        .array(z.enum(['a', 'b']))
        .min(1)
        .max(2),
    },
    "list: ('a' | 'b')[]; // 1 to 2 entries",
  ],
  [{ list: z.array(z.string()).meta({ uniqueItems: true }) }, 'list: string[]; // none twice'],
  [{ list: z.array(z.string().regex(/^x/)) }, 'list: string[]; // each /^x/'],
  [{ code: z.union([z.literal(0), z.literal(1)]) }, 'code: 0 | 1;'],
])('%#: describes the type and its limits', (shape, line) => {
  expect(read(z.object(shape))).toBe(`{\n  ${line}\n}`);
});

it('indents nested objects', () => {
  expect(read(z.object({ outer: z.object({ inner: z.boolean() }) }))).toBe(
    '{\n  outer: {\n    inner: boolean;\n  };\n}',
  );
});
