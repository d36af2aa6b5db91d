import { readdirSync } from 'node:fs';

import { config } from '../../src/platform/config/config';
import { openPayload } from './openPayload';
import { checkStoredUploads } from './storedUploads';

const payload = await openPayload();
checkStoredUploads(payload, () =>
  readdirSync(config.dataFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?:documents|media)\/./.test(file))
    .sort(),
);
