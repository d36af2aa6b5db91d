import { readdirSync } from 'node:fs';

import { openPayload } from '../../../test/payload/openPayload';
import { checkStoredUploads } from '../../../test/payload/storedUploads';
import { config } from '../../platform/config/config';

const payload = await openPayload();
checkStoredUploads(payload, () =>
  readdirSync(config.dataFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?:documents|media)\/./.test(file))
    .sort(),
);
