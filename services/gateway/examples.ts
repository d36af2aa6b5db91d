import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type CallData, type CallName, calls } from '@/contract/calls/calls';

const folder = join(process.cwd(), 'contract/calls/examples');

/**
 * The contract's example of a call's `data`, for tests on Node; stories take theirs from `services/fixtures`.
 * @throws ZodError when it does not fit the schema
 */
export function exampleOf<N extends CallName>(name: N): CallData<N> {
  const { data } = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as { data: unknown };
  return calls[name].data.parse(data) as CallData<N>;
}
