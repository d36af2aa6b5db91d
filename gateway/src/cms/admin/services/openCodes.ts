import type { Payload } from 'payload';

import type { ServiceCategory } from '@/contract/lists/services';

export interface OpenCode {
  code: number;
  category: ServiceCategory;
}

/** The codes that staff added to the service code table, in their order (docs/decisions/0062). */
export async function findOpenCodes(payload: Payload): Promise<OpenCode[]> {
  const { codes } = await payload.findGlobal({ slug: 'service-codes', depth: 0 });
  return (codes ?? []).map(({ code, category }) => ({ code, category }));
}
