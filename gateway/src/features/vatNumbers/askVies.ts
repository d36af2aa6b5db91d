import { z } from 'zod';

import type { WireVatNumberAnswer } from '@/contract/calls/vatNumbers';
import { lettersOfVatNumber, type ViesFault } from '@/contract/lists/vatNumber';

/** What the interface calls its faults, and what they are here. */
const faults = new Map<string, ViesFault>(
  Object.entries({
    INVALID_INPUT: 'invalidInput',
    GLOBAL_MAX_CONCURRENT_REQ: 'busy',
    GLOBAL_MAX_CONCURRENT_REQ_TIME: 'busy',
    MS_MAX_CONCURRENT_REQ: 'memberStateBusy',
    MS_MAX_CONCURRENT_REQ_TIME: 'memberStateBusy',
    MS_UNAVAILABLE: 'memberStateDown',
    SERVICE_UNAVAILABLE: 'down',
    TIMEOUT: 'late',
    VAT_BLOCKED: 'refused',
    IP_BLOCKED: 'refused',
    INVALID_REQUESTER_INFO: 'refused',
  }),
);

const named = z.object({ valid: z.boolean(), name: z.string().nullish(), address: z.string().nullish() });
/** A fault comes in either form, with any status; the second one may only repeat the answer. */
const coded = z.object({
  errorWrappers: z.array(z.object({ error: z.string() })).optional(),
  userError: z.string().optional(),
});
const answers = ['', 'VALID', 'INVALID'];

/** Longer than any name or address that a register keeps. */
const longestText = 500;

/** VIES writes `---` where the member state tells nothing, and empty lines around addresses. */
function textOf(told: string | null | undefined): string | null {
  const text = (told ?? '').trim().slice(0, longestText);
  return /^-*$/.test(text) ? null : text;
}

const failed = (fault: ViesFault): WireVatNumberAnswer => ({ state: 'failed', fault });

/** What a body says; `down` where it is none of VIES. */
function answerOf(body: unknown, isOk: boolean, askedAt: string): WireVatNumberAnswer {
  const { errorWrappers, userError = '' } = coded.safeParse(body).data ?? {};
  const code = errorWrappers?.[0]?.error ?? userError;
  if (!answers.includes(code)) return failed(faults.get(code) ?? 'down');
  const { data } = named.safeParse(body);
  if (!data || !isOk) return failed('down');
  const { valid: isValid, name, address } = data;
  return { state: 'answered', isValid, name: textOf(name), address: textOf(address), askedAt };
}

interface Vies {
  /** Of the REST interface, without a slash at the end. */
  url: string;
  /** Milliseconds: somebody is waiting in front of a form. */
  timeout?: number;
}

/** Asks VIES about a normalised number. Never rejects: what goes wrong is a fault. */
export async function askVies(
  { url, timeout = 10_000 }: Vies,
  number: string,
  now: Date,
): Promise<WireVatNumberAnswer> {
  const countryCode = lettersOfVatNumber(number) ?? '';
  try {
    const response = await fetch(`${url}/check-vat-number`, {
      method: 'POST',
      body: JSON.stringify({ countryCode, vatNumber: number.slice(countryCode.length) }),
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    return answerOf(await response.json(), response.ok, now.toISOString());
  } catch (error) {
    return failed(error instanceof DOMException && error.name === 'TimeoutError' ? 'late' : 'down');
  }
}
