/** The meaning of error codes of PostgreSQL and of the network. */
const reasons: [codes: RegExp, reason: string][] = [
  [/^3D000$/, 'there is no such database; create it first'],
  [/^28/, 'the server refuses this user or its password'],
  [/^(57P03|53300)$/, 'the server takes no connection just now'],
  [/^ERR_INVALID_URL$/, 'it is no address'],
  [/CERT|VERIFY|TLS/, 'the certificate of the server is not accepted'],
  [/^\d[0-9A-Z]{4}$/, 'the server refuses the connection'],
];

/** Why the first connection failed, as a sentence that names the setting and not its value, which holds a password. */
export function connectionProblem(error: unknown): string {
  const { code } = error as { code?: unknown };
  const known = reasons.find(([codes]) => typeof code === 'string' && codes.test(code));
  return `The setting DATABASE_URL is wrong: ${known?.[1] ?? 'no PostgreSQL server answers there'}.`;
}
