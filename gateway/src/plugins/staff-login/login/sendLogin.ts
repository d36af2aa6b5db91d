/** The login's answer: done, a ticket for the second step, or why it is refused, with a sentence to show. */
export type LoginAnswer =
  { step: 'in' } | { step: 'code'; ticket: string } | { step: 'refused'; reason: string; message: string };

interface Body {
  ticket?: string;
  reason?: string;
  errors?: { message: string }[];
}

/** Sends a step of the login. `failure` is said where there is no answer. */
export async function sendLogin(
  address: string,
  body: object,
  language: string,
  failure: string,
): Promise<LoginAnswer> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  const answer = (await response?.json().catch(() => undefined)) as Body | undefined;
  if (response?.ok) return answer?.ticket ? { step: 'code', ticket: answer.ticket } : { step: 'in' };
  return { step: 'refused', reason: answer?.reason ?? '', message: answer?.errors?.[0]?.message ?? failure };
}
