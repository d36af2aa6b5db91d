import type { StaffLogin } from '../features/authentication/firstUsers';

/** Prints logins where the person who started the gateway reads them; they are kept nowhere else. */
export function printLogins(
  logins: StaffLogin[],
  port: number,
  write: (text: string) => unknown = (text) => process.stdout.write(text),
): void {
  if (logins.length === 0) return;
  const line = '─'.repeat(72);
  const rows = logins.map(({ email, password }) => `  ${email.padEnd(34)}${password}`);
  write(
    [
      '',
      line,
      `  CMS logins for http://localhost:${port}/admin, shown only this once.`,
      '  New ones: npm run login:reset -w gateway',
      '',
      ...rows,
      line,
      '',
    ].join('\n'),
  );
}
