/** What the login answers: `in`, or why it is refused, with a sentence to show. */
export type LoginAnswer = { step: 'in' } | { step: 'refused'; reason: string; message: string };

interface Refused {
  reason?: string;
  errors?: { message: string }[];
}

/** Sends the form of the login. `failure` is said where there is no answer. */
export async function sendLogin(
  address: string,
  form: FormData,
  language: string,
  failure: string,
): Promise<LoginAnswer> {
  const refused = { step: 'refused', reason: '', message: failure } as const;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
    body: JSON.stringify(Object.fromEntries(form)),
  }).catch(() => undefined);
  if (response?.ok) return { step: 'in' };
  const body = (await response?.json().catch(() => undefined)) as Refused | undefined;
  return { ...refused, reason: body?.reason ?? '', message: body?.errors?.[0]?.message ?? failure };
}
