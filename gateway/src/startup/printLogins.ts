import type { StaffLogin } from '../features/authentication/firstUsers';

const print = (...lines: string[]) => process.stdout.write(['', ...lines, ''].join('\n'));

const rowOf = (name: string, password: string): string => `  ${name.padEnd(34)}${password}`;

/** Prints logins where the person who started the gateway reads them; they are kept nowhere else. */
export function printLogins(logins: StaffLogin[], port: number): void {
  if (logins.length === 0) return;
  const line = '─'.repeat(72);
  print(
    line,
    `  CMS logins for http://localhost:${port}/admin, shown only this once.`,
    '  New ones: npm run login:reset -w gateway',
    '',
    ...logins.map(({ email, password }) => rowOf(email, password)),
    line,
  );
}

/** The same for the login of the demo account. */
export function printAccount(login: { phone: string; password: string } | null, port: number): void {
  if (!login) return;
  const lead = `  Demo account for http://localhost:${port}/user/login, shown only this once.`;
  print(lead, rowOf(login.phone, login.password));
}
