import { z } from 'zod';

import { noParams, type Call } from './call';
import { href } from './envelope';

const inBothLanguages = z.object({ en: z.string(), de: z.string() });

/** A term of a glossary with its definition, and the address of its place there. */
export const wireTerm = inBothLanguages.extend({ definition: inBothLanguages, url: href });
export type WireTerm = z.infer<typeof wireTerm>;

/** An own call: texts lead to the terms that they use, which are on several pages. */
export const glossaryCalls = {
  getTerms: { method: 'GET', path: '/glossary/terms', params: noParams, data: z.array(wireTerm) },
} as const satisfies Record<string, Call>;
