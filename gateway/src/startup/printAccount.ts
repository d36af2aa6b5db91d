/** Prints the login of the demo account, as those of the CMS are printed. */
export function printAccount(
  login: { phone: string; password: string } | null,
  port: number,
  write: (text: string) => unknown = (text) => process.stdout.write(text),
): void {
  if (!login) return;
  write(
    [
      '',
      `  Demo account for http://localhost:${port}/user/login, shown only this once.`,
      `  ${login.phone.padEnd(34)}${login.password}`,
      '',
    ].join('\n'),
  );
}
