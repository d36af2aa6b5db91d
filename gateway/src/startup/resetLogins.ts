import { getPayload } from 'payload';

import { firstUsers, resetLogin } from '../features/authentication/firstUsers';
import configuration from '../payload.config';
import { config } from '../platform/config/config';
import { printLogins } from './printLogins';

// npm run login:reset -w gateway [-- somebody@example.com]
const asked = process.argv.slice(2);
const addresses = asked.length > 0 ? asked : firstUsers(config.seed).map(({ email }) => email);

const payload = await getPayload({ config: configuration });
const logins = [];
for (const email of addresses) logins.push(await resetLogin(payload, email));
printLogins(logins, config.port);
// The passwords are set from here on: scripts/login-reset.mjs tries again only what has failed.
process.exitCode = 0;
await payload.destroy();
// Payload never closes its connections to PostgreSQL.
process.exit();
